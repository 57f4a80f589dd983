/** How long the script waits for the first paint, milliseconds; a slow line has better things to do than to wait for it. */
const patience = 100

/**
 * What stands in a prerendered page instead of its module script: it asks for the script once the page has been
 * painted, or shortly after the page has arrived, whichever comes first. So the stylesheet and the font have the line
 * to themselves, and the paint the processor. The same text in every build, so that the policy can name its hash.
 */
export const paintFirst =
  '{const{start}=document.currentScript.dataset,go=()=>import(start);' +
  "addEventListener('DOMContentLoaded',()=>{" +
  `new PerformanceObserver(go).observe({type:'paint',buffered:!0});setTimeout(go,${patience})})}`

/**
 * A page whose module script waits for the first paint.
 *
 * @throws if the page has no module script
 */
export function waitForPaint(html: string): string {
  const waiting = html.replace(
    /<script type="module"[^>]* src="([^"]+)"><\/script>/,
    (_, start) => `<script data-start="${start}">${paintFirst}</script>`,
  )
  if (waiting === html) throw new Error('The built page has no module script that could wait.')
  return waiting
}
