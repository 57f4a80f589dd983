const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * The browser and the system of a `User-Agent`, in words for a person: "Firefox on Linux". Browsers name others beside
 * themselves, so the order counts.
 */
export function deviceOf(userAgent = ''): string {
  const find = (list: readonly (readonly [string, RegExp])[]) => list.find(([, is]) => is.test(userAgent))?.[0]
  const browser = find(browsers)
  const system = find(systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'Another device')
}

/** The device that this code runs on. */
export const deviceHere = (): string => deviceOf(typeof navigator === 'undefined' ? undefined : navigator.userAgent)

/** The device of whoever asks. What answers inside a page is not told the header: it is the page's own. */
export const deviceFor = ({ headers }: Request): string => {
  const userAgent = headers.get('user-agent')
  return userAgent === null ? deviceHere() : deviceOf(userAgent)
}
