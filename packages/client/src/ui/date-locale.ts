/** English dates differ from country to country: as the browser has it, where it speaks the language. */
export const dateLocaleFor = (language: string): string =>
  navigator.languages.find((tag) => tag.startsWith(language)) ?? language
