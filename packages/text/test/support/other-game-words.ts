import type { GameName } from '@amalfi/engine'
import type { Language } from '@amalfi/packs'

/** Words that only the other game uses. Words of both games (ship, character, 称号) are left out. */
export const OTHER_GAME_WORDS: Readonly<Record<GameName, Readonly<Record<Language, RegExp>>>> = {
  original: {
    en: /\b(bread|bay|port|granary|wood|fabric|periods?|artworks?|monuments?|decrees?|titles?|lighthouses?|erect\w*|engage\w*|invit\w+|discover\w*|destinations?|holds?|docks?|Wind Rose|Workshop|Atlas|Council|straighten\w*|endgame|crews?|sails? (to|there)|evolving)\b/i,
    fr: /(?<!\p{L})(pains?|baie|port|grenier|bois|tissus?|périodes?|œuvres?|monuments?|décrets?|titres?|phares?|érig\p{L}*|engag\p{L}*|invit\p{L}+|découv\p{L}+|destinations?|cales?|quais?|Rose des Vents|Atelier|Atlas|Conseil|équipages?|repas|évoluti\p{L}+)(?!\p{L})/iu,
    ja: /パン(?!くず)|湾|(?<!空)港(?!町)|食糧庫|木材|作品|建築|布告|灯台|招待|発見|目的地|船倉|桟橋|ウィンドローズ|工房|アトラス|評議会|乗組員|食事|航海/,
  },
  renaissance: {
    en: /\b(food|sea|homeland|thalers?|wheat|textiles?|rounds?|settlements?|milestones?|colon(y|ies)|untap|tap(ped|s)?|contracts?|start marker)\b/i,
    fr: /(?<!\p{L})(vivres?|mer|pays|thalers?|blés?|textiles?|manches?|bilans?|jalons?|comptoirs?|contrats?|portulans|bâtiments?|marqueur)(?!\p{L})/iu,
    ja: /食糧(?!庫)|(?<!地中|航)海(?!図|法|岸|運)|本国|ターリ|小麦|決算|植民地|契約|建物|スタートプレイヤーマーカー/,
  },
}
