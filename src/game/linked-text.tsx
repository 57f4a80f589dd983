import { Fragment } from 'react'
import { linkedText } from './find-links.ts'

/** Someone's text, its addresses as links. The opened page does not learn where its reader came from. */
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
