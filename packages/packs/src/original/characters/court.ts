import { ANY, action, ending, immediate, inSet, named, permanent } from '../make.ts'

/** The fourth set: many characters, one of each art. */
export const court = inSet('court', [
  // Wrote the book on courtiers.
  ending(
    named(
      'baldassare-castiglione',
      'Baldassare Castiglione',
      'Baldassare Castiglione',
      'バルダッサーレ・カスティリオーネ',
    ),
    'quill',
    4,
    ['wine', 'fabric'],
    { score: 3, per: 'lasting', max: 15 },
  ),
  // A studiolo of every art.
  ending(
    named('isabella-d-este', "Isabella d'Este", "Isabelle d'Este", 'イザベラ・デステ'),
    'rose',
    4,
    ANY,
    { score: 4, per: 'set', max: 16 },
  ),
  // Her salon fed all comers.
  permanent(
    named('veronica-gambara', 'Veronica Gambara', 'Veronica Gambara', 'ヴェロニカ・ガンバラ'),
    'quill',
    3,
    ['wine'],
    { when: 'take', do: { bread: 2 } },
  ),
  // Poet among the great.
  permanent(
    named('vittoria-colonna', 'Vittoria Colonna', 'Vittoria Colonna', 'ヴィットリア・コロンナ'),
    'lyre',
    2,
    ['wine', 'fabric'],
    { when: 'invite', do: { points: 1 } },
  ),
  // Soldier, scholar, duke.
  permanent(
    named(
      'federico-da-montefeltro',
      'Federico da Montefeltro',
      'Frédéric de Montefeltro',
      'フェデリーコ・ダ・モンテフェルトロ',
    ),
    'helm',
    2,
    ['fabric'],
    { extra: 1, of: 'artwork', for: 'titles' },
    { extra: 1, of: 'lasting', for: 'titles' },
    { extra: 1, of: 'destination', for: 'titles' },
  ),
  // Her Ferrara drew poets.
  action(
    named('lucrezia-borgia', 'Lucrezia Borgia', 'Lucrèce Borgia', 'ルクレツィア・ボルジア'),
    'rose',
    4,
    ['wine', 'fabric'],
    [{ take: 1, slot: 'free' }, { bread: 2 }],
  ),
  // Duchess of Amalfi.
  immediate(
    named('joanna-of-aragon', 'Joanna of Aragon', "Jeanne d'Aragon", 'ジョヴァンナ・ダラゴーナ'),
    'rose',
    1,
    ANY,
    { take: 2, slot: 'free' },
  ),
  // Paid scholars' way to his debate.
  immediate(
    named(
      'pico-della-mirandola',
      'Pico della Mirandola',
      'Pic de la Mirandole',
      'ピコ・デッラ・ミランドラ',
    ),
    'book',
    1,
    ['fabric'],
    { invite: 'character', less: 4 },
  ),
])
