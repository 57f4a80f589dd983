import { Fragment } from 'react'
import { linkedText } from '../model/linked-text.ts'

/** A text that somebody wrote, its addresses as links. The page that opens is not told where its reader came from. */
export function LinkedText({ children }: { children: string }) {
  return linkedText(children).map(({ text, href }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
    if (!href) return <Fragment key={at}>{text}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={at} href={href} target="_blank" rel="noreferrer noopener">
        {text}
      </a>
    )
  })
}
