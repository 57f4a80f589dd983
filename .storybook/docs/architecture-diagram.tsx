/** The layers of the project in the order of their imports: each imports only those before it. */
const layers = [
  ['openapi.yaml', 'the contract: every call, field, format and error; asyncapi.yaml for what is told live', ''],
  ['src/contract', 'generated from it: types, schemas, operations, examples', ''],
  ['src/rules', 'what a phone number, a code, a slug is: pure functions', ''],
  ['src/ui', 'the component library; knows nothing of the product, the store or the network', ''],
  ['src/api', 'the calls, and what they may end in', ''],
  ['src/shell', 'routes, overlays, the frame of a page', ''],
  ['src/session', 'who is signed in', ''],
  ['src/live', 'the live channel of a game', ''],
  ['src/forms', 'drafts, conflicts, failed calls', ''],
  ['src/game', 'what every view of a game shares', ''],
  ['src/features', 'what a person does: a folder each, its screens loaded when they are wanted', ''],
  ['src/app', 'the store, the routes, the layout', ''],
  ['mocks', 'the mocked backend: same contract, same HTTP; a live build has no byte of it', 'aside'],
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

/** How a sign-in passes through the layers, in one direction. */
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
