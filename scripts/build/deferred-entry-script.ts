import { brand } from '../../src/shell/brand.ts'
import { keepPresses } from '../../src/ui/prerender/keep-presses.ts'

/** How long the script waits for the first paint, milliseconds. On a slow line, a longer wait would waste time. */
const timeoutMs = 100

/** How long after a failure the app's script is requested again. If that fails too, the page says so; milliseconds. */
const again = 1000

/** The id of the element that says that the app's script could not be loaded. */
const failureId = 'start-failed'

/**
 * The inline script of every page. Until hydration it keeps what is pressed. On a prerendered page it also loads the
 * app's script, once the page has been painted or shortly after the page has arrived, whichever comes first. The
 * stylesheet and the font thus have the line to themselves, and the paint has the processor. Any other page loads the
 * app's script by a tag. If the script cannot be loaded, the page says so, but not at once: in some browsers leaving a
 * page fails its scripts too. The text is the same in every build, so that the policy can contain its hash.
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

/** A template, so that its content is not in the page until it is needed. An empty address is the page's own. */
const failure =
  `<template id="${failureId}"><div role="alert" class="start-failed"><b>${brand}</b><h1>${brand} could not start</h1>` +
  '<p>A part of it did not arrive. Check your connection, then try again.</p><a href="">Reload</a></div></template>'

/**
 * Adds the inline script to a page.
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
