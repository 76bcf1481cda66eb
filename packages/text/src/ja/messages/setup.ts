import type { SetupMessages } from '../../messages/setup.ts'
import type { Words } from '../words.ts'

export const setup = (w: Words): SetupMessages => ({
  start: '始める',
  players: 'プレイヤー',
  seat: (n) => `席${n + 1}`,
  person: '人',
  name: '名前',
  hands: '開始時の手札',
  printing: '版',
  rival: 'ライバル',
  seed: 'シード',
  seedHint: '同じシードなら同じカードが配られます。空欄なら毎回変わります。',
  whoPlays: '担当',
  houses: ['ストロッツィ家', 'ロレダン家', 'スピノラ家', 'ペルッツィ家'],
  colour: (seat) => `${seat}の色`,
  colours: {
    vermilion: '朱色、三角帆2枚',
    azure: '青、四角い帆',
    green: '緑、とがった帆',
    ochre: '黄土色、丸い帆',
    violet: '紫、ひし形の帆',
  },
  handsHelp: w.handsHelp,
  printingHelp: {
    english: '英語版ルールブックの数値です。',
    french: 'フランス語版ルールブックの数値です。',
  },
  printingDifferences: '違いを見る',
  rivalHelp: {
    naples: '易しい相手。終了までに称号が2つ必要です。',
    genoa: '手ごわい相手。称号が3つ必要で、ボーナスにも反応します。',
  },
})
