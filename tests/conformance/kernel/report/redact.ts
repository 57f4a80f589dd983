/** Removes codes and cookies from everything that is printed. */
export type Redactor = {
  /** Adds a code or a cookie's value to what is hidden. */
  hide(secret: string): void
  /** The text without secrets. Any six digits on their own count as a code. */
  clean(text: string): string
}

const cookieLine = /^((?:set-)?cookie:\s*)(.*)$/gim
/** A sign-in code in a body, not the code of a refusal, such as `wrong_code`. */
const codeField = /("code"\s*:\s*)(?!"[a-z_]+")("(?:[^"\\]|\\.)*"|-?\d+)/g
/** Six digits on their own, also split in halves or one by one; not the end of a phone number. */
const loneSix = /(?<![0-9A-Za-z]|\d[ -])(?:\d{6}|\d{3}[ -]\d{3}|\d(?:[ -]\d){5})(?![0-9A-Za-z]|[ -]\d)/g
/** Digits that are not secret: times and durations. */
const times = /\b(?:retry-after|max-age|content-length): ?\d+|\bmax-age=\d+|\d{2} [A-Z][a-z]{2} \d{4} [\d:]{8}/gi

export function createRedactor(): Redactor {
  const secrets = new Set<string>()
  return {
    hide(secret) {
      // A removed cookie has an empty value. Hiding a letter or two would garble the whole report.
      if (secret.length >= 4) secrets.add(secret)
    },
    clean(text) {
      let cleaned = text
        .replace(cookieLine, (_, head: string, value: string) => head + value.replace(/^([^=;]*)=[^;]*/, '$1=[hidden]'))
        .replace(codeField, '$1"[hidden]"')
      for (const secret of secrets) cleaned = cleaned.replaceAll(secret, '[hidden]')
      const kept = [...cleaned.matchAll(times), '']
      return cleaned
        .split(times)
        .map((part, at) => part.replace(loneSix, '[hidden]') + (kept[at] ?? ''))
        .join('')
    },
  }
}
