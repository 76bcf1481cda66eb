import type { LessonMessages } from '../../messages/learn.ts'
import type { OriginalLessons } from '../../original/lessons.ts'
import { holdOf } from '../make-words.ts'
import { sharedLessons } from '../messages/lessons.ts'
import type { Words } from '../words.ts'

/** The tutorial texts of Amalfi (2020). */
export const lessons = (w: Words): LessonMessages<OriginalLessons> => {
  const shared = sharedLessons(w)
  return {
    topics: {
      ships: '船',
      navigation: '船の配置',
      payment: '支払い',
      art: '契約',
      lighthouses: '植民地',
      conversion: '船を食糧に',
      discovery: '海図',
      people: '人物',
      titles: '称号',
      decree: '決算',
      passing: 'パス',
      feeding: '食糧フェイズ',
    },
    notes: {
      welcome: ({ own, other }) =>
        `ようこそ！あなたはアマルフィの商人、${own}で、相手は${other}です。契約、海図、植民地、人物が勝利点になり、その多くはゲーム終了時に入ります。4ラウンドの後に最も点の多い人が勝ちます。最初のラウンドを一緒に遊びましょう。`,
      bay: ({ ships }) =>
        `ここが海です。あなたの船が${ships}隻あります。船がすべてです。配置する働き手にも、資源の置き場にも、支払うお金にもなります。`,
      granary: ({ bread, due }) =>
        `こちらは食糧ゲージ、食糧が${bread}個あります。アクションスペースの多くは食糧がかかり、ラウンドの終わりには${due}個を支払います。`,
      goods: ({ goods }) =>
        `資源スペースの船1隻は、その資源3ターリ分、香辛料なら2ターリ分です。つまり今、${goods}を使えます。支払った船は海に戻ります。`,
      workshop: () =>
        'ここに契約が並んでいます。絵画、書籍、建物です。点はゲーム終了時にだけ入り、ボーナスは手番の終わりに得ます。列の先頭ほど高く、最後なら逆に食糧1個をもらえます。',
      colonies: ({ have }) =>
        `植民地は食糧と点になります。1つごとに食糧の上限が1増え、食糧フェイズのたびに食糧1個を得ます。ゲーム終了時には、1〜6個で${have.join('・')}点です。`,
      atlas: () =>
        'これが海図、獲得した人だけのアクションスペースです。どれも香辛料で支払え、ほかの資源でもよいものがあります。点はゲーム終了時に入ります。',
      hand: () =>
        'この人物たちがあなたの手札です。一度だけすぐに働く人、ずっとルールを変えてくれる人、ラウンドに一度発動できる人、場に出しておけばゲームの終わりに点になる人がいます。種類は隅の記号でわかります。',
      titles: ({ title, needs, points, have }) =>
        `称号は早い者勝ちです。「${title}」の条件：${needs}今のあなたは${have.join('、')}。次に獲得した人がすぐに${points}点、後の人ほど少なくなります。条件がそろったら、自分の手番に自分で獲得します。フリーアクションです。`,
      decree: ({ decree, text, points }) =>
        `どのラウンドにも決算があり、ラウンドの終わりに点が入ります。このラウンドは「${decree}」：${text}今のあなたなら${points}点です。`,
      conversion: () =>
        '船は、自分の手番ならいつでもフリーアクションで食糧に換えられます。1ターリが食糧1個です。資源スペースの船は海に戻り、海の船は本国へ移ります。パスした後は何も食糧に換えられないので、その前にしましょう。',
      newPeriod: ({ due, short, lost, decree, points, income, other }) =>
        `新しいラウンドです！${income > 0 ? `植民地から食糧${income}個を得ました。` : ''}支払う食糧は${due}個${short > 0 ? `で、${short}個足りずに${lost}点を失いました` : 'でした'}。「${decree}」で${points}点を得ました。本国の船も含め、船はすべて海に戻りました。スタートプレイヤーマーカーは左へ移り、${other}から始まりました。`,
      openChart: ({ tile, text }) =>
        `${tile}は誰も獲得しなかったので、公共の海図になりました。ゲームの終わりまで誰でも船を配置できます。${text}そして最も古い契約2枚がなくなりました。`,
    },
    tasks: {
      ...shared.tasks,
      sail: ({ choice, text, towards, towardsCost }) =>
        `最初の船です：${choice}。${text}${towards === '' ? '' : `これで${towards}（${towardsCost}）に足ります。`}`,
      acquire: ({ card, cost, points, text }) =>
        `${card}を${cost}で獲得しましょう。ゲーム終了時に${points}点です。${text === '' ? '' : `ボーナス：${text}`}`,
      gainLighthouse: ({ choice, text }) => `植民地を得るときです：${choice}。${text}`,
      discover: ({ card, cost, points, text }) =>
        `${card}を${cost}で獲得しましょう。終了時に${points}点、そしてあなただけのスペースになります。そこに船を配置するたびに：${text}`,
      invite: ({ card, cost, text }) => `${card}を${cost}で場に出しましょう。カードの効果：${text}`,
      claim: ({ title }) =>
        `「${title}」の条件がすべてそろいました。今、獲得しましょう。フリーアクションなので、手番も使いません。`,
      convert: ({ choice, next, bread }) =>
        next === ''
          ? `食糧${bread}個では先へ進めません。まずこうしましょう：${choice}。`
          : `足りないのは食糧だけです。まず：${choice}。そうすれば、次の手が打てます：${next}。`,
      store: ({ choice, bread }) =>
        `パスの前に：${choice}。食糧は今${bread}個、次のラウンドにも残ります。資源スペースの船は残りません。`,
      pass: () =>
        'もうよい手はありません。パスしましょう。このラウンドのあなたの手番はここまでです。早くパスしても得はなく、スタートプレイヤーマーカーは必ず左へ移ります。',
      send: ({ hold }) =>
        `海の船を${hold === null ? '資源スペース' : holdOf(w, hold)}へ動かしましょう。そこで積み荷になります。`,
      again: ({ choice }) =>
        `まだ得られるものがありますが、海に船がありません。2つの獲得の間に、船を食糧に換えてもう一度使えます：${choice}。`,
      pay: () =>
        'どう支払いますか？資源スペースの船は、海に戻るだけです。海の船でも好きな資源3ターリ分を払えますが、次のラウンドまで本国で待つことになります。余ったターリは食糧になります。',
    },
    praise: {
      ...shared.praise,
      navigation: ({ place }) =>
        `船はラウンドの終わりまで${place}にとどまり、ほかの人はそのスペースを使えません。`,
      art: ({ card, points }) => `${card}はあなたのものです：終了時に${points}点。`,
      lighthouses: () => '最初の植民地です！これからは食糧フェイズのたびに食糧1個を得ます。',
      discovery: ({ card, points }) =>
        `${card}はあなたのものです：終了時に${points}点。次の手番から船を配置できます。`,
      titles: ({ title, points }) => `「${title}」ですぐに${points}点です！`,
      conversion: () =>
        '船が食糧になりました。資源スペースの船は海へ戻り、海の船は本国へ移ります。',
      passing: () => 'パスしました。全員がパスすると、食糧フェイズがひとりでに進みます。',
    },
    remarks: {
      ...shared.remarks,
      built: () =>
        '新しい船は次のラウンドまで本国で待ち、1隻ごとに支払う食糧が1個増えます。後で強く、今は遅い手です。',
      engaged: () => '人物を発動しました。次のラウンドの初めに元の向きに戻ります。',
      passed: ({ ships }) =>
        `パスしたので、このラウンドの手番は終わりです${ships > 0 ? `（船${ships}隻を残しました）` : ''}。大丈夫、まだ見ていないことは次のラウンドにしましょう。`,
      bayToBread: () =>
        '海の船1隻が本国へ移り、食糧3個になりました。次のラウンドまで使えないので、困ったときか、パスの直前にしましょう。',
      holdToBread: () =>
        '積み荷を食糧に換えました。船は海に戻ってまた配置できますが、もう支払いには使えません。',
      handToBread: () =>
        'カード1枚が食糧1個になりました。困ったときには役立ちますが、たいていの人物はもっと値打ちがあります。',
      madeBread: () => 'よい判断です。足りない食糧1個ごとに3点を失うところでした。',
      keptShips: () => '船を海に残しました。まだ配置できますが、得られたはずのものは失われました。',
      notClaimed: () =>
        '称号を獲得しませんでした。後の手番でも獲得できますが、誰かが先なら点は少なくなります。',
    },
    skippedTopics: {
      construction: '船の建造',
      engagement: '人物の発動',
      dealing: '手札のドラフト',
    },
    endText: ({ points, promised, other }) =>
      `今の得点は${points}点、さらに${promised}点がゲームの終わりを待っています。このゲームはまだ続きます。${other}を相手に最後まで遊ぶことも、新しく始めることもできます。`,
  }
}
