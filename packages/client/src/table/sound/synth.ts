/** The sounds of the table. Web Audio makes them, so there are no sound files to load. */
export type SoundName = 'wood' | 'paper' | 'bell'

/** All are quieter than speech. */
const VOLUME: Readonly<Record<SoundName, number>> = { wood: 0.14, paper: 0.05, bell: 0.06 }
/** In seconds. */
const DURATION: Readonly<Record<SoundName, number>> = { wood: 0.09, paper: 0.16, bell: 1.4 }

let context: AudioContext | undefined
let noiseBuffer: AudioBuffer | undefined

/** Null until the user has done something on the page: browsers allow no sound before. */
function audioContext(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** Plays a sound this many seconds from now. */
export function playSound(sound: SoundName, after: number): void {
  const audio = audioContext()
  if (audio === null) return
  const at = audio.currentTime + after
  const end = at + DURATION[sound]
  const volume = audio.createGain()
  volume.connect(audio.destination)
  // Ramps at both ends avoid a clicking noise.
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(VOLUME[sound], at + (sound === 'paper' ? 0.06 : 0.004))
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  for (const source of SOURCES[sound](audio, volume, at)) {
    source.start(at)
    source.stop(end)
  }
}

type Sources = (audio: AudioContext, into: AudioNode, at: number) => AudioScheduledSourceNode[]

const SOURCES: Readonly<Record<SoundName, Sources>> = {
  /** A wooden ship put on the table: a low knock with some noise. */
  wood: (audio, into, at) => {
    const knock = tone(audio, into, 210)
    knock.frequency.exponentialRampToValueAtTime(120, at + DURATION.wood)
    return [knock, noise(audio, into, 'bandpass', 1100)]
  },
  /** A card that slides over another. */
  paper: (audio, into) => [noise(audio, into, 'highpass', 2600)],
  /** A distant ship's bell: a tone with two inharmonic overtones. */
  bell: (audio, into) => [660, 1327, 1815].map((pitch) => tone(audio, into, pitch)),
}

function tone(audio: AudioContext, into: AudioNode, pitch: number): OscillatorNode {
  const source = audio.createOscillator()
  source.frequency.value = pitch
  source.connect(into)
  return source
}

function noise(
  audio: AudioContext,
  into: AudioNode,
  type: BiquadFilterType,
  pitch: number,
): AudioBufferSourceNode {
  const filter = audio.createBiquadFilter()
  filter.type = type
  filter.frequency.value = pitch
  filter.connect(into)
  const source = audio.createBufferSource()
  source.buffer = noiseBufferFor(audio)
  source.connect(filter)
  return source
}

/** White noise, made once. */
function noiseBufferFor(audio: AudioContext): AudioBuffer {
  if (noiseBuffer === undefined) {
    noiseBuffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
    const samples = noiseBuffer.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  return noiseBuffer
}
