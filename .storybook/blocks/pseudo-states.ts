const pseudo = /:(hover|focus-visible|active)(?![\w-])/g
const done = new WeakSet<CSSStyleSheet>()

/**
 * Lets a page draw states that only a pointer or a key brings about: whatever a rule says of `:hover` goes for a control
 * inside `[data-pseudo="hover"]` as well. Style sheets that come later are seen by the next call.
 */
export function drawPseudoStates(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet) || sheet.href?.startsWith(location.origin) === false) continue
    done.add(sheet)
    twin(sheet)
  }
}

function twin(group: CSSStyleSheet | CSSGroupingRule): void {
  // From the end, because each insertion moves what follows it.
  for (let at = group.cssRules.length - 1; at >= 0; at--) {
    const rule = group.cssRules[at]
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) twin(rule)
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(pseudo) < 0) continue
    const selector = rule.selectorText.replace(pseudo, ':is([data-pseudo="$1"] :is(a, button, input, textarea))')
    group.insertRule(`${selector} {${rule.style.cssText}}`, at + 1)
  }
}
