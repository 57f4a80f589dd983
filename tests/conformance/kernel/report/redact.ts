/** Takes codes and cookies out of everything that is printed. */
export type Redactor = {
  /** Remembers a code or a cookie's value, to be hidden wherever it turns up. */
  hide(secret: string): void
  /** The text without secrets. Any six digits that stand alone count as a code, whether it is known or not. */
  clean(text: string): string
}

const cookieLine = /^((?:set-)?cookie:\s*)(.*)$/gim
const codeField = /("code"\s*:\s*)("(?:[^"\\]|\\.)*"|-?\d+)/g
/** Six digits on their own, also in halves or one by one; not the end of a phone number. */
const loneSix = /(?<![0-9A-Za-z]|\d[ -])(?:\d{6}|\d{3}[ -]\d{3}|\d(?:[ -]\d){5})(?![0-9A-Za-z]|[ -]\d)/g
/** What has digits and is no secret: a time, and how long something lasts. */
const times = /\b(?:retry-after|max-age|content-length): ?\d+|\bmax-age=\d+|\d{2} [A-Z][a-z]{2} \d{4} [\d:]{8}/gi

export function createRedactor(): Redactor {
  const secrets = new Set<string>()
  return {
    hide(secret) {
      // A cookie that is removed has an empty value, and hiding a letter or two would garble everything.
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
