const handedOver = 'handover'

/**
 * An inline script for a prerendered page. It keeps what a person presses before hydration, and does it afterwards.
 *
 * It keeps the newest press of a button. Enter in a form counts as a press of its submit button. The button looks busy
 * meanwhile. If a text of the same form changes afterwards, the press is dropped, because it was meant for the earlier
 * text. Links and menus are left to the browser. The browser must not submit a form, because that would put the form's
 * content into the address. So submit buttons are disabled in the HTML (`useHeldSubmit`) until this script has run. The
 * script leaves the function `keep`, which drops the press when it is called without an argument.
 */
export const keepPresses =
  'let kept;const held=new AbortController,o={capture:!0,signal:held.signal},' +
  "keep=b=>{kept?.removeAttribute('data-busy');kept=b;kept?.setAttribute('data-busy','')}," +
  "press=e=>{const b=e.target.closest('button:not([popovertarget])');if(b||e.type=='submit'){" +
  'e.preventDefault();e.stopImmediatePropagation();b&&keep(b)}};' +
  "addEventListener('click',press,o);addEventListener('submit',press,o);" +
  "addEventListener('input',e=>{kept?.form&&kept.form==e.target.form&&keep()},o);" +
  `addEventListener('${handedOver}',()=>{const b=kept;held.abort();keep();b?.isConnected&&b.click()},o);` +
  "addEventListener('DOMContentLoaded',()=>{for(const b of document.querySelectorAll('[data-held]'))b.disabled=!1});"

/** Called after hydration: presses the kept button, unless it is gone. */
export const handOver = () => void dispatchEvent(new Event(handedOver))
