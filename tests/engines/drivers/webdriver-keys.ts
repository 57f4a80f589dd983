/** The code points for keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F8: '\uE038',
}

/** The WebDriver actions for pressing `keys` one after the other. */
export function keyActions(keys: readonly string[]) {
  const actions = keys.flatMap((key) => {
    const held = key.length === 1 ? [key] : key.split('+')
    const values = held.map((each) => codes[each] ?? each)
    return [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]
  })
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}
