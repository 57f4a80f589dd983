import { brand } from '../../src/platform/navigation/brand.ts'
import { keepPresses } from '../../src/ui/prerender/keep-presses.ts'

/** How long the script waits for the first paint, milliseconds; a slow line has better things to do than to wait for it. */
const timeoutMs = 100

/** After so long a script that did not arrive is asked for once more, and then missed, milliseconds. */
const again = 1000

/** The element whose content says that the app's script did not arrive. */
const failureId = 'start-failed'

/**
 * What is inline in every page. Until the app answers it keeps what is pressed. A prerendered page it lets ask for the
 * app's script once it has been painted, or shortly after the page has arrived, whichever comes first: so the stylesheet
 * and the font have the line to themselves, and the paint the processor. Any other page asks by itself. A page whose
 * script does not arrive says so; not at once, because leaving a page fails its scripts in some browsers too. The
 * same text in every build, so that the policy can name its hash.
 */
export const deferredEntryScript =
  `{${keepPresses}const{start}=document.currentScript.dataset,later=f=>()=>setTimeout(f,${again}),` +
  `miss=()=>{keep();document.body.prepend(document.getElementById('${failureId}').content)},` +
  'go=()=>import(start).catch(later(()=>import(start).catch(miss)));' +
  "start?addEventListener('DOMContentLoaded',()=>{" +
  `new PerformanceObserver(go).observe({type:'paint',buffered:!0});setTimeout(go,${timeoutMs})})` +
  ":addEventListener('error',e=>e.target.type=='module'&&later(miss)(),!0)}"

const moduleScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const root = '<div id="root"></div>'

/** Not in the page until it is needed: the content of a template is nobody's. An empty address is that of the page. */
const failure =
  `<template id="${failureId}"><div role="alert" class="start-failed"><b>${brand}</b><h1>${brand} could not start</h1>` +
  '<p>A part of it did not arrive. Check your connection, then try again.</p><a href="">Reload</a></div></template>'

/**
 * A page with the inline script.
 *
 * @param deferred whether the module script waits for the first paint
 * @throws if the page has no module script or no root
 */
export function withEntryScript(html: string, { deferred }: { deferred: boolean }): string {
  const module = moduleScript.exec(html)
  if (!module) throw new Error('The built page has no module script.')
  if (!html.includes(root)) throw new Error('The built page has no empty root.')
  const [script, start] = module
  const entry = deferred
    ? `<script data-start="${start}">${deferredEntryScript}</script>`
    : `<script>${deferredEntryScript}</script>${script}`
  return html.replace(script, () => entry).replace(root, root + failure)
}
