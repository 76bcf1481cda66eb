import type { LessonMessages } from '../../messages/learn.ts'
import { inBrackets } from '../grammar.ts'
import { holdOf } from '../make-words.ts'
import type { Words } from '../words.ts'

type Shared = Pick<LessonMessages, 'tasks' | 'praise' | 'remarks'>

/** Lesson texts that both games share. The nouns and verbs are those of each game. */
export const sharedLessons = (w: Words) =>
  ({
    tasks: {
      fetch: ({ towards, towardsCost, choice, text }) =>
        `${towards}のコストは${towardsCost}です。まず支払う資源を取りに行きましょう：${choice}。${text}`,
      title: ({ title, choice, cost, text }) =>
        `「${title}」へもう一歩：${choice}${inBrackets([cost])}。${text}`,
      free: ({ choice, cost, text }) =>
        `この手番は自由です。よい手の例：${choice}${inBrackets([cost])}。${text}`,
      sendMore: ({ hold }) => `もう1隻、${hold === null ? w.hold : holdOf(w, hold)}へ。`,
      nothingToSend: () => `${w.bay}に船がないので、送るものがありません。先へ進みましょう。`,
      payAgain: () => `積み荷で支払いましょう。船は${w.bay}に戻ります。`,
      take: ({ choice }) =>
        `${choice}のがよいでしょう。${w.rowNames.council}は最後の枠がいちばん安くなります。`,
      part: ({ choice, text }) => `ここでよいのは：${choice}。${text}`,
    },
    praise: {
      payment: () => `支払った船は${w.bay}に戻り、また出航できます。`,
      people: ({ card }) => `${card}はゲームの終わりまであなたのもとにいます。`,
    },
    remarks: {
      sailed: ({ place, text }) => `${place}にしましたね。${text}`,
      bought: ({ card }) => `${card}を手に入れました。これもよい買い物です。`,
      paidDearly: () =>
        `船で高くつきました。${w.bay}から${w.port}へ移った船は、次のラウンドまで使えません。${w.hold}の積み荷なら、すぐに${w.bay}へ戻ったところです。`,
      declined: () => '見送りました。見送った効果は失われますが、それでもかまいません。',
    },
  }) satisfies Shared
