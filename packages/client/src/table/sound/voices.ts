/** The voices of the table. They are made here as they are needed: there is no file to fetch. */
export type Voice = 'wood' | 'paper' | 'bell'

/** Quieter than speech, and than each other's rests. */
const LOUD: Readonly<Record<Voice, number>> = { wood: 0.14, paper: 0.05, bell: 0.06 }
/** In seconds. */
const LASTS: Readonly<Record<Voice, number>> = { wood: 0.09, paper: 0.16, bell: 1.4 }

let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** Browsers let nothing be heard before somebody has done something on the page. */
function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** A voice is heard, so many seconds from now. */
export function sing(voice: Voice, after: number): void {
  const audio = ready()
  if (audio === null) return
  const at = audio.currentTime + after
  const end = at + LASTS[voice]
  const volume = audio.createGain()
  volume.connect(audio.destination)
  // Nothing begins or ends with a click.
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(LOUD[voice], at + (voice === 'paper' ? 0.06 : 0.004))
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  for (const source of SOURCES[voice](audio, volume, at)) {
    source.start(at)
    source.stop(end)
  }
}

type Sources = (audio: AudioContext, into: AudioNode, at: number) => AudioScheduledSourceNode[]

const SOURCES: Readonly<Record<Voice, Sources>> = {
  /** A small hull set down on a table: a low knock, and the grain of the wood. */
  wood: (audio, into, at) => {
    const knock = tone(audio, into, 210)
    knock.frequency.exponentialRampToValueAtTime(120, at + LASTS.wood)
    return [knock, noise(audio, into, 'bandpass', 1100)]
  },
  /** A card that slides over another. */
  paper: (audio, into) => [noise(audio, into, 'highpass', 2600)],
  /** A ship's bell, far off: a tone and two that do not quite fit it. */
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
  source.buffer = hissOf(audio)
  source.connect(filter)
  return source
}

/** Noise, made once. */
function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss === undefined) {
    hiss = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  return hiss
}
