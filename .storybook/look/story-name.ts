/** The name of a story as a sentence, like every other text. Storybook writes it in title case: "Right To Left". */
export const inSentenceCase = (name: string): string =>
  /^\p{Lu}\S*( [\p{Lu}\d]\S*)+$/u.test(name) ? name.charAt(0) + name.slice(1).toLowerCase() : name
