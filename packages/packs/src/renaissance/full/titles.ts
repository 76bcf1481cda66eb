import type { Title } from '../../schema/cards.ts'
import type { LocalizedText } from '../../schema/texts.ts'
import { printedTitles } from '../printed/titles.ts'

const names: Record<string, LocalizedText> = {
  ambassador: { en: 'Ambassador', fr: 'Ambassadeur', ja: '大使' },
  admiral: { en: 'Admiral', fr: 'Amiral', ja: '提督' },
  scholar: { en: 'Scholar', fr: 'Érudit', ja: '学者' },
  explorer: { en: 'Explorer', fr: 'Explorateur', ja: '探検家' },
  peregrin: { en: 'Peregrin', fr: 'Pérégrin', ja: '巡礼者' },
  visionary: { en: 'Visionary', fr: 'Visionnaire', ja: '先見者' },
  artist: { en: 'Artist', fr: 'Artiste', ja: '芸術家' },
  collector: { en: 'Collector', fr: 'Collectionneur', ja: '収集家' },
  condottiere: { en: 'Condottiere', fr: 'Condottiere', ja: '傭兵隊長' },
  courtier: { en: 'Courtier', fr: 'Courtisan', ja: '廷臣' },
  discoverer: { en: 'Discoverer', fr: 'Découvreur', ja: '発見者' },
  humanist: { en: 'Humanist', fr: 'Humaniste', ja: '人文主義者' },
  merchant: { en: 'Merchant', fr: 'Marchand', ja: '商人' },
  patron: { en: 'Patron', fr: 'Mécène', ja: '後援者' },
  navigator: { en: 'Navigator', fr: 'Navigateur', ja: '航海者' },
  zealot: { en: 'Zealot', fr: 'Zélateur', ja: '熱狂者' },
}

/**
 * The character types that four titles name are reconstructed (REN-TIT-7): captains are engageable,
 * merchants immediate, visionaries permanent, and patrons endgame characters.
 */
export const titles: Title[] = printedTitles({
  visionary: 'permanent',
  condottiere: 'engageable',
  merchant: 'immediate',
  patron: 'endgame',
}).map((title) => ({ ...title, name: names[title.id] }))
