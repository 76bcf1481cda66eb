/** What something is and what it is called: in English, in French, in Japanese. */
export const named = (id: string, en: string, fr: string, ja: string) => ({
  id,
  name: { en, fr, ja },
})
export type Named = ReturnType<typeof named>
