import { type CSSProperties, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import tokensCss from '../../src/ui/tokens.css?raw'
import { readTokens } from '../look/tokens.ts'

const tokens = readTokens(tokensCss)
const startingWith = (start: string) => tokens.filter(({ name }) => name.startsWith(start))
const sentence = 'The lamp was lit, and no one had lit it.'
const paragraph = `${sentence} Whoever arrives last lights the lamp, and whoever leaves first feeds the cat. `

type DrawnProps = {
  /** The beginning of the tokens' names: `space-`. */
  start: string
  /** How one of them is drawn. */
  children: (variable: string) => CSSProperties
  /** The text inside the drawing. */
  text?: string
}

/** A family of tokens. Each is drawn, with its name and its value. */
export function Drawn({ start, children, text }: DrawnProps) {
  return (
    <div className="drawn sb-unstyled">
      {startingWith(start).map(({ name, value }) => (
        <figure key={name}>
          <div style={children(`var(--${name})`)}>{text}</div>
          <figcaption>
            <code>--{name}</code> <small>{value}</small>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The fonts. Each writes its own name and what it is used for. */
export function Faces() {
  return (
    <Drawn start="font-" text={`${sentence} 0123456789`}>
      {(fontFamily) => ({ fontFamily, fontSize: 'var(--text-l)' })}
    </Drawn>
  )
}

/** The font sizes, each in a line of that size; headings in the display font. */
export function Sizes() {
  return (
    <div className="drawn sb-unstyled">
      {startingWith('text-').map(({ name, value }) => {
        const isHeading = name.endsWith('xl')
        const fontFamily = isHeading ? 'var(--font-display)' : 'var(--font-text)'
        return (
          <figure key={name}>
            <div style={{ fontFamily, fontSize: `var(--${name})`, fontWeight: isHeading ? 600 : 400, lineHeight: 1.2 }}>
              {sentence}
            </div>
            <figcaption>
              <code>--{name}</code> <small>{value}</small>
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

/** The line heights and line lengths of the tokens. */
export function Lines() {
  return (
    <>
      <Drawn start="leading" text={paragraph.repeat(2)}>
        {(lineHeight) => ({ lineHeight, maxWidth: '30rem' })}
      </Drawn>
      <Drawn start="measure" text={paragraph.repeat(2)}>
        {(maxWidth) => ({ maxWidth, borderInlineEnd: '2px solid var(--color-accent)' })}
      </Drawn>
    </>
  )
}

/** The durations, each shown by a shape that moves on demand. */
export function Motion() {
  const [isThere, setIsThere] = useState(false)
  const moved = { translate: isThere ? 'calc(100cqi - 100%)' : '0' }
  return (
    <div className="motion sb-unstyled">
      <Button onClick={() => setIsThere(!isThere)}>Move them</Button>
      {tokens
        .filter(({ value }) => /^[\d.]+m?s$/.test(value))
        .map(({ name, value }) => (
          <figure key={name}>
            <div className="track">
              <div style={{ ...moved, transition: `translate var(--${name})` }} />
            </div>
            <figcaption>
              <code>--{name}</code> <small>{value}</small>
            </figcaption>
          </figure>
        ))}
    </div>
  )
}

const drawn = /^(color|font|text|leading|measure|space|target|radius|shadow)|^(fast|calm|pulse)$/

/** Tokens that cannot be drawn: the order of layers, and heights that are taken at an edge. */
export function Rest() {
  return (
    <ul className="sb-unstyled">
      {tokens
        .filter(({ name, value }) => !drawn.test(name) && !/^[\d.]+m?s$/.test(value))
        .map(({ name, value }) => (
          <li key={name}>
            <code>
              --{name}: {value}
            </code>
          </li>
        ))}
    </ul>
  )
}
