const handedOver = 'handover'

/**
 * An inline script for a prerendered page: what a person presses before the app answers is kept, and done once it does.
 *
 * The newest press of a button counts, Enter in a form being one of its submit button; it looks busy meanwhile. A text of
 * the same form that changes afterwards takes the press back: it was meant for another text. What the browser does by
 * itself, following a link or opening a menu, is left to it. No form is submitted by the browser, which would put what it
 * holds into the address: its submit button is disabled in the HTML (`useHeldSubmit`) until this script is there.
 * It leaves the function `keep`, which forgets the press when it is called without one.
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

/** The app answers from now on: what was pressed before is done, unless it is no longer there. */
export const handOver = () => void dispatchEvent(new Event(handedOver))
