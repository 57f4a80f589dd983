import { markKey, recordKey } from '../../src/session/session-record.ts'
import { signOutLeadSeconds } from '../../src/session/session-timer.ts'
import { brand } from '../../src/shell/routes.ts'
import { keepPresses } from '../../src/ui/prerender/keep-presses.ts'

// The inline scripts of a page. Their text is the same in every build, so that the policy can contain its hash.

/** The id of the element that says that the app's script could not be loaded. */
const failureId = 'start-failed'

/**
 * Keeps what is pressed until the app answers. A prerendered page requests the app's script after the first paint, or
 * in a hidden tab or on a slow network 500 ms after it arrived, and then the scripts of its view (`data-more`). Before that, the stylesheet
 * and the font have the network to themselves, and the paint has the processor. If the app's script cannot be loaded,
 * the page says so after a delay, because in some browsers leaving a page fails its scripts too.
 */
export const startScript =
  `{${keepPresses}const{start,more}=document.currentScript.dataset,hrefs=more?.split(' '),miss=()=>setTimeout(()=>{` +
  `keep();document.body.prepend(document.getElementById('${failureId}').content)},1000),go=()=>{import(start).catch(miss);` +
  "for(const href of hrefs.splice(0))document.head.append(Object.assign(document.createElement('link')," +
  "{rel:'modulepreload',crossOrigin:'',href}))};" +
  "start?addEventListener('DOMContentLoaded',()=>{" +
  "new PerformanceObserver(go).observe({type:'paint',buffered:!0});setTimeout(go,500)})" +
  ":addEventListener('error',e=>e.target.type=='module'&&miss(),!0)}"

/**
 * Marks the document if the stored record says that a person is signed in and no logout is marked. On a prerendered page
 * `src/ui/base.css` then hides the visitor's navbar and login form until the app has loaded, and shows the outline of the
 * view. The browser's first format of a time, which takes 15 ms, is made while the page waits for the stylesheet. On an
 * empty page the script also begins to load the scripts of the addressed view. `data-views` has them by address.
 */
export const hintScript =
  `try{const{userId,session}=JSON.parse(localStorage.getItem('${recordKey}'));` +
  `if(userId&&session.exp*1e3-${signOutLeadSeconds * 1000}>Date.now()&&!localStorage.getItem('${markKey}')){` +
  "document.documentElement.dataset.signedIn='';setTimeout(()=>Intl.DateTimeFormat());const{base,views}=JSON.parse(document.currentScript.dataset.views)," +
  "path=location.pathname.slice(base.length).replace(/\\/$/,'');for(const file of views[path]||[])" +
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href:base+file}))" +
  '}}catch{}'

const preload = / *<link rel="modulepreload"[^>]*>\n/g
const moduleScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const root = '<div id="root"></div>'

/** A template, so that its content is not in the page until it is needed. An empty address is the page's own. */
const failure =
  `<template id="${failureId}"><div role="alert" class="start-failed"><b>${brand}</b><h1>${brand} could not start</h1>` +
  '<p>A part of it did not arrive. Check your connection, then try again.</p><a href="">Reload</a></div></template>'

/**
 * Adds the inline scripts to a page: one before the app's script, one right after it. The app's own is requested first,
 * and neither waits for the stylesheet.
 *
 * @param afterPaint of a page that is painted before the app's script is asked for, the addresses of the further scripts
 *   that it needs then
 * @param views of an empty page, the scripts of each view that somebody signed in may open first, by its address, below
 *   `base`
 * @throws if the page has no module script or no root
 */
export function withScripts(
  html: string,
  { afterPaint, base, views = {} }: { afterPaint?: string[]; base: string; views?: Record<string, string[]> },
): string {
  const module = moduleScript.exec(html)
  if (!module) throw new Error('The built page has no module script.')
  if (!html.includes(root)) throw new Error('The built page has no empty root.')
  const data = JSON.stringify({ base, views }).replaceAll("'", '&#39;')
  const hint = `<script data-views='${data}'>${hintScript}</script>`
  const [script, start] = module
  const entry = afterPaint
    ? `<script data-start="${start}" data-more="${afterPaint.join(' ')}">${startScript}</script>`
    : `<script>${startScript}</script>${script}`
  // What the app's script imports is asked for with it.
  const page = afterPaint ? html.replaceAll(preload, '') : html
  return page.replace(script, () => entry + hint).replace(root, () => root + failure)
}
