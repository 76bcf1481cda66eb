import type { LessonMessages } from '../../messages/learn.ts'
import type { RenaissanceLessons } from '../../renaissance/lessons.ts'
import { holdOf } from '../make-words.ts'
import { sharedLessons } from '../messages/lessons.ts'
import type { Words } from '../words.ts'

/** The tutorial texts of Amalfi: Renaissance. */
export const lessons = (w: Words): LessonMessages<RenaissanceLessons> => {
  const shared = sharedLessons(w)
  return {
    topics: {
      ships: '船',
      navigation: '航海',
      payment: '支払い',
      art: w.artwork,
      lighthouses: w.lighthouse,
      discovery: '発見',
      people: '人物',
      titles: '称号',
      decree: w.decree,
      passing: 'パス',
      feeding: w.feeding,
    },
    notes: {
      welcome: ({ own, other }) =>
        `ようこそ！あなたはアマルフィの商家、${own}の当主で、相手は${other}です。${w.artwork}、遠い${w.destination}、名高い人物が勝利点になり、4ラウンドの後に最も点の多い人が勝ちます。最初のラウンドを一緒に遊びましょう。`,
      bay: ({ ships }) =>
        `ここがあなたの${w.bay}です。${ships}隻の船が待っています。船がすべてです。航海にも出れば、お金にもなります。`,
      granary: ({ bread, due }) =>
        `こちらは${w.granary}、${w.bread}が${bread}個あります。航海によっては${w.bread}がかかり、ラウンドの終わりには乗組員が${due}個食べます。`,
      goods: ({ goods }) =>
        `${w.hold}の船は積み荷です。1隻がその資源3個分、香辛料なら2個分になります。つまり今、${goods}を使えます。`,
      workshop: () =>
        `ここが${w.rowNames.workshop}です。${w.artwork}を手に入れると、すぐに勝利点とボーナスを得ます。列の先頭ほど高く、最後なら逆に${w.bread}1個をもらえます。`,
      atlas: () =>
        `これが${w.rowNames.atlas}、まだ誰も${w.discover}していない${w.discoverable}です。どれも香辛料で支払え、ほかの資源でもよいものがあります。`,
      hand: () =>
        'この人物たちがあなたの手札です。一度だけすぐに働く人、ずっとルールを変えてくれる人、ラウンドに一度発動できる人、ゲームの終わりに点になる人がいます。種類は隅の記号でわかります。',
      titles: ({ title, needs, points, have }) =>
        `称号は早い者勝ちです。「${title}」の条件：${needs}今のあなたは${have.join('、')}。次に条件を満たした人が${points}点、後の人ほど少なくなります。`,
      decree: ({ decree, text, points }) =>
        `どのラウンドにも${w.decree}があり、ラウンドの終わりに点が入ります。このラウンドは「${decree}」：${text}今のあなたなら${points}点です。`,
      newPeriod: ({ due, short, lost, decree, points, tile, place }) =>
        `新しいラウンドです！乗組員の食事は${w.bread}${due}個${short > 0 ? `で、${short}個足りずに${lost}点を失いました` : 'でした'}。「${decree}」で${points}点を得ました。船はすべて${w.bay}に戻り${tile === '' ? 'ました' : `、${place}には${tile}が重なりました`}。`,
    },
    tasks: {
      ...shared.tasks,
      sail: ({ choice, text, towards, towardsCost }) =>
        `最初の航海です：${choice}。${text}${towards === '' ? '' : `これで${towards}（${towardsCost}）に足ります。`}`,
      acquire: ({ card, cost, points, text }) =>
        `${card}を${cost}で獲得しましょう。すぐに${points}点です。ボーナス：${text}`,
      gainLighthouse: ({ choice, text }) =>
        `${w.lighthouse}を${w.erect.plain}ときです：${choice}。${text}`,
      discover: ({ card, cost, points, text }) =>
        `${card}を${cost}で${w.discover}しましょう。${points}点に加え、あなただけが船を出せる${w.destination}になります。そこへ航海するたびに：${text}`,
      invite: ({ card, cost, text }) =>
        `${card}を${cost}で${w.invite.conjunctive}ましょう。カードの効果：${text}`,
      pass: () =>
        'もうよい手はありません。パスしましょう。あなたのこのラウンドはここまでで、最初にパスした人が次のラウンドを始めます。',
      feed: ({ due, bread }) =>
        `全員がパスし、ラウンドが終わりました。まず乗組員の食事です。${w.bread}が${due}個必要で、手元に${bread}個あります。1個足りないごとに3点を失います。足りなければ、船や手札を${w.bread}に換えられます。2つ目のボタンなら${w.decree}の前にもう一度止まり、そのときにも換えられます。`,
      makeBread: ({ due, short, lost, choice }) =>
        `乗組員の${w.bread}は${due}個必要で、${short}個足りません。このままでは${lost}点を失います。まず：${choice}。ラウンドの終わりなら、${w.bay}の船を${w.port}へ動かしても損はありません。次のラウンドにはすべて戻ります。`,
      decree: ({ decree, points }) => `では「${decree}」の得点です。あなたは${points}点です。`,
      pack: ({ choice }) => `${choice}と、案内どおりに進めます。ほかのセットでもかまいません。`,
      send: ({ hold }) =>
        `${w.bay}の船を${hold === null ? w.hold : holdOf(w, hold)}へ送りましょう。そこで積み荷になります。`,
      pay: () =>
        `どう支払いますか？${w.hold}の船は、${w.bay}に戻るだけです。${w.bay}の船でも好きな資源3個分を払えますが、次のラウンドまで${w.port}で待つことになります。`,
      erect: ({ place }) =>
        `${w.lighthouse}を${place}に建てましょう。自分も含め、誰かがそこへ航海するたびに、${w.bread}1個か、${w.bread}2個と引き換えに積み荷1つを得られます。`,
      useLighthouse: ({ place, choice }) =>
        `${place}の${w.lighthouse}がともりました！${w.bread}1個をもらうか、${w.bread}2個で積み荷をもう1つ得られます。今よいのは：${choice}。`,
      erectForBread: ({ place }) =>
        `${w.lighthouse}を${place}に建てましょう。自分も含め、誰かがそこへ航海するたびに${w.bread}1個をもらえます。`,
      useForBread: ({ place }) =>
        `${place}の${w.lighthouse}がともりました。${w.bread}をもらいましょう。`,
    },
    praise: {
      ...shared.praise,
      navigation: ({ place }) =>
        `船はラウンドの終わりまで${place}にとどまり、ほかの人はそこに船を置けません。`,
      art: ({ card, points }) => `${card}はあなたのものです：${points}点！`,
      lighthouses: ({ place }) =>
        `最初の${w.lighthouse}が${place}にともりました。${w.lighthouse}のあった${w.granary}には、${w.bread}がもう1個入ります。`,
      discovery: ({ card, points }) =>
        `${card}はあなたのものです：${points}点。次の手番から航海できます。`,
      titles: ({ title, points }) =>
        `「${title}」で${points}点です！称号は、条件がそろった瞬間にひとりでに得られます。`,
      passing: ({ first }) =>
        first
          ? `最初にパスしたので、${w.windRose}はあなたのものです。次のラウンドはあなたから始まります。`
          : 'パスしました。次のラウンドは、最初にパスした人から始まります。',
    },
    remarks: {
      ...shared.remarks,
      keptShips: () => `船を${w.bay}に残しました。まだ出航できますが、積み荷にはなりません。`,
      handToBread: () =>
        `カード1枚が${w.bread}1個になりました。困ったときには役立ちますが、たいていの人物はもっと値打ちがあります。`,
      engaged: () => '人物を発動しました。次のラウンドまで横向きのままです。',
      built: () =>
        `新しい船は次のラウンドまで${w.port}で待ち、これからは毎ラウンド1隻につき${w.bread}1個を食べます。後で強く、今は遅い手です。`,
      passed: ({ ships }) =>
        `パスしたので、このラウンドの手番は終わりです${ships > 0 ? `（船${ships}隻を残しました）` : ''}。大丈夫、まだ見ていないことは次のラウンドにしましょう。`,
      bayToBread: () =>
        `${w.bay}の船1隻が${w.port}へ移り、${w.bread}3個になりました。次のラウンドまで使えないので、困ったときだけにしましょう。`,
      holdToBread: () =>
        `積み荷を${w.bread}に換えました。船は${w.bay}に戻りましたが、もう支払いには使えません。`,
      madeBread: () => `よい判断です。足りない${w.bread}1個ごとに3点を失うところでした。`,
    },
    skippedTopics: {
      construction: '船の建造',
      engagement: '人物の発動',
      evolving: `${w.rowNames.council}と${w.evolvingDestination}`,
    },
    endText: ({ points, other }) =>
      `今の得点は${points}点。このゲームはまだ続きます。${other}を相手に最後まで遊ぶことも、新しく始めることもできます。`,
  }
}
