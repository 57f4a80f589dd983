import tokensCss from '../../src/ui/tokens.css?raw'
import { contrast } from '../look/contrast.ts'
import { type Colour, readColours, readTokens } from '../look/tokens.ts'

const tokens = readTokens(tokensCss)
const colours = readColours(tokensCss)
const startingWith = (start: string) => tokens.filter(({ name }) => name.startsWith(start))

const grounds = ['color-page', 'color-surface', 'color-raised', 'color-sunken', 'color-hover']
/** What is written or drawn in a colour is judged on its own ground, or else on the worst of the common ones. */
const ownGround: Record<string, string[]> = {
  'color-on-primary': ['color-primary', 'color-primary-hover'],
  'color-on-danger': ['color-danger', 'color-danger-hover'],
}
const inks = /^color-(text|accent|control|focus|success|warning|info|error|on-)/

function worst(colour: Colour, mode: 'light' | 'dark'): number {
  const on = ownGround[colour.name] ?? grounds
  return Math.min(
    ...colours.filter(({ name }) => on.includes(name)).map((ground) => contrast(colour[mode], ground[mode])),
  )
}

function Ratio({ colour, mode }: { colour: Colour; mode: 'light' | 'dark' }) {
  if (!inks.test(colour.name)) return <>–</>
  const isLine = /control|focus/.test(colour.name)
  const ratio = worst(colour, mode)
  return (
    <>
      {ratio.toFixed(1)} : 1 {ratio >= (isLine ? 3 : 4.5) ? '✓' : '✗ too low'}
    </>
  )
}

/** Every colour of both themes; for inks and outlines the lowest contrast on the grounds that they stand on. */
export function Colours() {
  return (
    <div className="docs-scroll sb-unstyled">
      <table className="docs-table">
        <thead>
          <tr>
            <th>Token</th>
            <th>Light and dark</th>
            <th>Light</th>
            <th>Contrast, light</th>
            <th>Dark</th>
            <th>Contrast, dark</th>
          </tr>
        </thead>
        <tbody>
          {colours.map((colour) => (
            <tr key={colour.name}>
              <td>
                <code>--{colour.name}</code>
              </td>
              <td>
                <span className="swatch">
                  <span style={{ background: colour.light }} />
                  <span style={{ background: colour.dark }} />
                </span>
              </td>
              <td>
                <code>{colour.light}</code>
              </td>
              <td>
                <Ratio colour={colour} mode="light" />
              </td>
              <td>
                <code>{colour.dark}</code>
              </td>
              <td>
                <Ratio colour={colour} mode="dark" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The type sizes, each in a line set in it. */
export function Type() {
  return (
    <div className="sb-unstyled">
      {startingWith('text-').map(({ name, value }) => {
        const isDisplay = name === 'text-xl' || name === 'text-2xl'
        const fontFamily = isDisplay ? 'var(--font-display)' : 'var(--font-text)'
        return (
          <p key={name} style={{ margin: '0 0 1rem', color: 'var(--color-text)' }}>
            <code>
              --{name}: {value}
            </code>
            <br />
            <span style={{ fontFamily, fontSize: `var(--${name})`, fontWeight: isDisplay ? 600 : 400 }}>
              The lamp was lit, and nobody had lit it.
            </span>
          </p>
        )
      })}
    </div>
  )
}

/** The steps of space, each as long as it is. */
export function Space() {
  return <Values start="space-" show={(name) => <span className="space-bar" style={{ width: `var(--${name})` }} />} />
}

type ValuesProps = { start: string; show?: (name: string) => React.ReactNode }

/** Tokens as they are written, with a sample where one helps. */
export function Values({ start, show }: ValuesProps) {
  return (
    <table className="docs-table sb-unstyled">
      <tbody>
        {startingWith(start).map(({ name, value }) => (
          <tr key={name}>
            <td>
              <code>--{name}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
            {show && <td>{show(name)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
