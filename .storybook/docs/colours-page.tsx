import tokensCss from '../../src/ui/tokens.css?raw'
import { contrast } from '../look/contrast.ts'
import type { Mode } from '../look/theme.ts'
import { type Colour, readColours, readTokens } from '../look/tokens.ts'

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
export function Lines() {
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
  const others = readTokens(tokensCss).filter(
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
