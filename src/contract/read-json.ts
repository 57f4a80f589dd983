/** The value of a JSON text that may come from anywhere; nothing if it is no JSON. */
export function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
