import { type CSSProperties, useState } from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import tokensCss from '../../src/ui/tokens.css?raw'
import type { Mode } from '../look/theme.ts'
import { type Colour, contrast, readColours, readTokens } from '../look/tokens.ts'
import './tokens.css'

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
export function TextLines() {
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

const colours = readColours(tokensCss)
const named = (pattern: RegExp) => colours.filter(({ name }) => pattern.test(name))
const inks = named(/^color-(text|accent|success|warning|info|error)/)
const outlines = named(/^color-(control|focus)$/)
const actions = named(/^color-on-/)
const grounds = ['page', 'surface', 'raised', 'sunken', 'hover'].map((name) => `color-${name}`)
const modes = ['light', 'dark'] as const

/** The lowest allowed contrast: for a text (WCAG 1.4.3), and for the outline of a control (WCAG 1.4.11). */
const forText = 4.5
const forOutline = 3

function Ratio({ of, on, mode, least }: { of: Colour; on: Colour; mode: Mode; least: number }) {
  const ratio = contrast(of[mode], on[mode])
  return (
    <small>
      {ratio.toFixed(1)} : 1{ratio < least && ' too low'}
    </small>
  )
}

/** Every text colour on every background where it may be used, in both themes, with its contrast. */
export function Inks() {
  return (
    <div className="two-themes sb-unstyled">
      {modes.map((mode) => (
        <section key={mode} aria-label={`Inks, ${mode}`} style={{ colorScheme: mode }}>
          {colours
            .filter(({ name }) => grounds.includes(name))
            .map((ground) => (
              <div key={ground.name} className="ground" style={{ background: `var(--${ground.name})` }}>
                <p>
                  <code>--{ground.name}</code> <small>{ground[mode]}</small>
                </p>
                <ul>
                  {inks.map((ink) => (
                    <li key={ink.name} style={{ color: `var(--${ink.name})` }}>
                      --{ink.name} <Ratio of={ink} on={ground} mode={mode} least={forText} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </section>
      ))}
    </div>
  )
}

/** The text colour of actions, on an action and on a hovered one. */
export function Actions() {
  return (
    <div className="two-themes sb-unstyled">
      {modes.map((mode) => (
        <section key={mode} aria-label={`Actions, ${mode}`} style={{ colorScheme: mode }}>
          {actions.flatMap((ink) =>
            colours
              .filter(({ name }) => name.startsWith(ink.name.replace('-on-', '-')))
              .map((ground) => (
                <p
                  key={ground.name}
                  className="action"
                  style={{ background: `var(--${ground.name})`, color: `var(--${ink.name})` }}
                >
                  --{ink.name} on --{ground.name} <Ratio of={ink} on={ground} mode={mode} least={forText} />
                </p>
              )),
          )}
        </section>
      ))}
    </div>
  )
}

/** The outlines of controls, and the decorative line, each on the common backgrounds. */
export function Outlines() {
  const surface = colours.find(({ name }) => name === 'color-surface')
  if (!surface) return null
  return (
    <div className="two-themes sb-unstyled">
      {modes.map((mode) => (
        <section key={mode} aria-label={`Lines, ${mode}`} className="lines" style={{ colorScheme: mode }}>
          {outlines.map((line) => (
            <p key={line.name} style={{ border: `3px solid var(--${line.name})` }}>
              --{line.name} <Ratio of={line} on={surface} mode={mode} least={forOutline} />
            </p>
          ))}
          <p style={{ border: '1px solid var(--color-line)' }}>--color-line: decorates</p>
        </section>
      ))}
    </div>
  )
}

/** All other colours, each as a swatch. */
export function OtherColours() {
  const drawn = [...inks, ...outlines, ...actions].map(({ name }) => name)
  const others = tokens.filter(
    ({ name }) => /^color-/.test(name) && !drawn.includes(name) && !grounds.includes(name) && name !== 'color-line',
  )
  return (
    <div className="two-themes sb-unstyled">
      {modes.map((mode) => (
        <section key={mode} aria-label={`Other colors, ${mode}`} className="fields" style={{ colorScheme: mode }}>
          {others.map(({ name }) => (
            <figure key={name}>
              <div style={{ background: `var(--${name})` }} />
              <figcaption>--{name}</figcaption>
            </figure>
          ))}
        </section>
      ))}
    </div>
  )
}
