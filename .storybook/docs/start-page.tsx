import { Drawing } from '../../src/shell/page/drawings/drawing.tsx'
import welcome from '../../src/shell/page/drawings/welcome.svg?raw'
import { buttonClass } from '../../src/ui/button/button.tsx'
import { PageLink } from '../blocks/blocks.tsx'
import './start-page.css'

/** What this is, and the first steps from here. */
export function Hero() {
  return (
    <header className="hero sb-unstyled">
      <div>
        <h1>Every piece of Emberhall</h1>
        <p>
          Every component, every screen, and every way a call can fail. Every story is live: open it, type, click, or
          use the keyboard.
        </p>
        <p className="hero-links">
          <PageLink to="docs/components-navbar--docs" className={buttonClass('primary')}>
            Browse the components
          </PageLink>
          <PageLink to="docs/screens-welcome--docs" className={buttonClass()}>
            Walk through the screens
          </PageLink>
        </p>
      </div>
      <Drawing src={welcome} />
    </header>
  )
}

const five = [
  ['Navbar', 'The menu, search and views, on every page'],
  ['Login dialog', 'Signs someone in with a one-time code'],
  ['Toast', 'A short message at the bottom of the window'],
  ['Confirm', 'One question, two answers'],
  ['Progress', 'Blocks the page while a request runs'],
] as const

/** The five components that are used most, each with a link to its page. */
export function FirstFive() {
  return (
    <ul className="tiles sb-unstyled">
      {five.map(([name, about]) => (
        <li key={name} className="tile">
          <PageLink to={`docs/components-${name.toLowerCase().replace(' ', '-')}--docs`}>{name}</PageLink>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  )
}

const ways = [
  {
    name: 'Build the app without a backend',
    about: 'The mock behaves like a server. Codes expire, sessions end, and a second tab sees the same world.',
    command: 'npm ci && npm run dev',
    more: ['Mock scenarios', 'guides-mock-scenarios'],
  },
  {
    name: 'Change the contract first',
    about: 'Edit openapi.yaml. The type checker then names every line of the app and the mock that must change.',
    command: 'npm run contract',
    more: ['The contract', 'guides-contract'],
  },
  {
    name: 'Put a real server behind it',
    about: 'Tag by tag: the server answers what it can, and the mock answers the rest.',
    command: 'npm run dev -- --real auth',
    more: ['A real server', 'guides-a-real-server'],
  },
] as const

/** The three ways to use the project, each with its command. */
export function ThreeWays() {
  return (
    <ol className="tiles sb-unstyled">
      {ways.map(({ name, about, command, more: [label, id] }) => (
        <li key={name} className="tile">
          <h3>{name}</h3>
          <p>{about}</p>
          <code>{command}</code>
          <PageLink to={`docs/${id}--docs`}>{label}</PageLink>
        </li>
      ))}
    </ol>
  )
}

/** The layers of the project in the order of their imports. Each imports only those before it. */
const layers = [
  ['openapi.yaml', 'the contract: every call, field, format and error; asyncapi.yaml for the live events', ''],
  ['src/contract', 'generated from it: types, schemas, operations, examples', ''],
  ['src/rules', 'validation, contact kinds, dice, limits: pure functions', ''],
  ['src/lib', 'small helpers without product knowledge: texts, times, files', ''],
  ['src/ui', 'the component library; knows nothing about the product, the store or the network', ''],
  ['src/api', 'the calls, their errors, and the cache', ''],
  ['src/shell', 'routes, overlays, the frame of a page', ''],
  ['src/session', 'who is signed in', ''],
  ['src/live', 'the live channel of a game', ''],
  ['src/forms', 'drafts, conflicts, failed calls, the outbox', ''],
  ['src/game', 'what all views of a game share', ''],
  ['src/features', 'what people do, one folder each; the screens load lazily', ''],
  ['src/app', 'the store, the layouts, the navbar, the map of screens', ''],
  ['mocks', 'the mocked backend: same contract, same HTTP; none of it is in a live build', 'aside'],
  ['.storybook', 'these pages; each story has its own store and backend', 'aside'],
] as const

export function ArchitectureDiagram() {
  return (
    <ol className="layers sb-unstyled">
      {layers.map(([name, about, aside]) => (
        <li key={name} className="layer" data-aside={aside || undefined}>
          <strong>{name}</strong>
          <span>{about}</span>
        </li>
      ))}
    </ol>
  )
}

const steps = ['field', 'rules', 'api', 'HTTP', 'backend', 'schema', 'slice', 'dialog']

/** The path of a sign-in through the layers, in one direction. */
export function WayOfData() {
  return (
    <ol className="way sb-unstyled">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
