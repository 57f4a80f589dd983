/** The layers of the project in the order of their imports. Each imports only those before it. */
const layers = [
  ['openapi.yaml', 'the contract: every call, field, format and error; asyncapi.yaml for the live events', ''],
  ['src/contract', 'generated from it: types, schemas, operations, examples', ''],
  ['src/rules', 'validation, contact kinds, dice, limits: pure functions', ''],
  ['src/ui', 'the component library; knows nothing of the product, the store or the network', ''],
  ['src/api', 'the calls, their errors, and the cache', ''],
  ['src/shell', 'routes, navbar, overlays, pages', ''],
  ['src/session', 'who is signed in', ''],
  ['src/live', 'the live channel of a game', ''],
  ['src/forms', 'drafts, conflicts, failed calls, the outbox', ''],
  ['src/game', 'what all views of a game share', ''],
  ['src/features', 'what a person does, a folder each; its screens load lazily', ''],
  ['src/app', 'the store, the screens, the layouts', ''],
  ['mocks', 'the mocked backend: same contract, same HTTP; no byte of it is in a live build', 'aside'],
  ['.storybook', 'these pages; a story has a store and a backend of its own', 'aside'],
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
    <svg viewBox="-1 0 800 64" role="img" aria-label={steps.join(', then ')} style={{ width: '100%', height: 'auto' }}>
      {steps.map((step, index) => (
        <g key={step} transform={`translate(${index * 100} 12)`}>
          <rect width="88" height="40" rx="8" fill="var(--color-raised)" stroke="var(--color-control)" />
          <text x="44" y="25" textAnchor="middle" fontSize="12" fill="var(--color-text)">
            {step}
          </text>
          {index > 0 && <path d="M-11 20h9m-4-4 4 4-4 4" fill="none" stroke="var(--color-accent)" strokeWidth="2" />}
        </g>
      ))}
    </svg>
  )
}
