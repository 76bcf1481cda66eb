/** The locale for dates: the country of the browser, if the browser uses this language. */
export const dateLocaleFor = (language: string): string =>
  navigator.languages.find((tag) => tag.startsWith(language)) ?? language
