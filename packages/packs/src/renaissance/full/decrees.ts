import type { Decree } from '../../schema/cards.ts'
import type { LocalizedText } from '../../schema/texts.ts'
import { decrees as printed } from '../printed/decrees.ts'

const names: Record<string, LocalizedText> = {
  adulation: { en: 'Adulation', fr: 'Adulation', ja: '礼賛' },
  blessing: { en: 'Blessing', fr: 'Bénédiction', ja: '祝福' },
  colonization: { en: 'Colonization', fr: 'Colonisation', ja: '植民' },
  trade: { en: 'Trade', fr: 'Commerce', ja: '交易' },
  conclave: { en: 'Conclave', fr: 'Conclave', ja: 'コンクラーヴェ' },
  council: { en: 'Council', fr: 'Conseil', ja: '評議' },
  exploration: { en: 'Exploration', fr: 'Exploration', ja: '探検' },
  mobilization: { en: 'Mobilization', fr: 'Mobilisation', ja: '動員' },
  subsistence: { en: 'Subsistence', fr: 'Subsistance', ja: '糧食' },
  universalism: { en: 'Universalism', fr: 'Universalisme', ja: '普遍主義' },
}

/** The ten decrees, by name. */
export const decrees: Decree[] = printed.map((decree) => ({ ...decree, name: names[decree.id] }))
