/** Control characters, direction marks and marks without a width, which the contract refuses in every text. */
const unseen = /[^\P{Cc}\t\n\r]|[\p{Bidi_C}\u200b\u2060-\u206f\ufeff]/gu

/** A text of several lines without the characters that nobody sees. Every line break becomes a plain one. */
export const visibleText = (text: string): string => text.replace(/[\v\f\u0085\u2028\u2029]/g, '\n').replace(unseen, '')

/** As `visibleText`, on one line. */
export const visibleLine = (text: string): string => visibleText(text).replace(/[\t\n\r]+/g, ' ')

/**
 * Takes what nobody sees out of a field. The caret stays between the same letters.
 * @param visible `visibleText` or `visibleLine`
 */
export function removeUnseen(field: HTMLInputElement | HTMLTextAreaElement, visible: (text: string) => string) {
  const { value, selectionEnd } = field
  const kept = visible(value)
  if (kept === value) return
  field.value = kept
  const caret = visible(value.slice(0, selectionEnd ?? undefined)).length
  field.setSelectionRange(caret, caret)
}
