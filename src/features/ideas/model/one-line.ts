/**
 * A text as one line: blanks of every kind as one space, none at its ends, and nothing that cannot be seen (control
 * characters, turned directions, halves of characters).
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\u0085]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
