const pseudo = /:(hover|focus-visible|active)(?![\w-])/g
const done = new WeakSet<CSSStyleSheet>()

/**
 * Lets a page draw states that only a pointer or a key causes. Rules for `:hover` also apply to controls inside
 * `[data-pseudo="hover"]`. Call it again after new style sheets were added.
 */
export function drawPseudoStates(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet) || sheet.href?.startsWith(location.origin) === false) continue
    done.add(sheet)
    twin(sheet)
  }
}

function twin(group: CSSStyleSheet | CSSGroupingRule): void {
  // Backwards, because each insertion shifts the rules after it.
  for (let at = group.cssRules.length - 1; at >= 0; at--) {
    const rule = group.cssRules[at]
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) twin(rule)
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(pseudo) < 0) continue
    const selector = rule.selectorText.replace(pseudo, ':is([data-pseudo="$1"] :is(a, button, input, textarea))')
    group.insertRule(`${selector} {${rule.style.cssText}}`, at + 1)
  }
}
