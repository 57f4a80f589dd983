/** Tests and stories; they may reach for the mock and for tests/support. */
const aside = '\\.(test|spec|stories)\\.tsx?$'

/** From the lowest: a layer may import itself and the layers above it in this list, and nothing else of src. */
const layers = ['contract', 'rules', 'lib', 'ui', 'api', 'shell', 'session', 'live', 'forms', 'game', 'features', 'app']

/** What lies below a layer without being open to it: the component library knows nothing of the product. */
const closed = { lib: ['contract', 'rules'], ui: ['contract', 'rules'], api: ['ui'] }

const directions = layers.map((layer, index) => {
  const open = layers.slice(0, index + 1).filter((below) => !closed[layer]?.includes(below))
  return {
    name: `${layer}-imports-down`,
    comment: `src/${layer} may import from src only: ${open.join(', ')}.`,
    severity: 'error',
    from: { path: `^src/${layer}/`, pathNot: aside },
    to: { path: '^src/', pathNot: `^src/(${open.join('|')})/` },
  }
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    {
      name: 'features-keep-apart',
      comment: 'A feature imports no other: what two need goes a floor down, what needs two is composed in app.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: aside },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'ideas-are-drawn-purely',
      comment:
        'A card is the same on every machine: what draws it knows no React, no store, no network and no package.',
      severity: 'error',
      from: { path: '^src/features/ideas/model/(generator|tables)/', pathNot: aside },
      to: {
        pathNot: '^src/(features/ideas/model/(generator|tables)/|rules/idea-tables\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'starter-tables-come-with-their-view',
      comment: 'They are large: nothing that is loaded before the view may reach them.',
      severity: 'error',
      from: { path: '^src/', pathNot: [aside, '^src/features/ideas/'] },
      to: { path: '^src/features/ideas/model/(generator|tables)/' },
    },
    {
      name: 'idea-tables-are-read-purely',
      comment: 'The generator stands on these rules.',
      severity: 'error',
      from: { path: '^src/rules/idea-tables\\.ts$' },
      to: {},
    },
    {
      name: 'src-without-mocks',
      comment: 'Only main.tsx starts the mock, so that no byte of it is in a live build.',
      severity: 'error',
      from: { path: '^src/', pathNot: [aside, '^src/main\\.tsx$'] },
      to: { path: ['^mocks/', '^virtual:msw', '(^|/)node_modules/@?msw/'] },
    },
    {
      name: 'main-starts-the-mock-lazily',
      comment: 'The one import of the mock is dynamic, behind a literal flag.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'src-without-tests-and-scripts',
      severity: 'error',
      from: { path: '^src/', pathNot: aside },
      to: { path: ['^(tests|scripts)/', aside] },
    },
    {
      name: 'src-without-dev-dependencies',
      comment: 'What ships belongs in `dependencies`.',
      severity: 'error',
      from: { path: '^src/', pathNot: [aside, '\\.d\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mocks-know-no-app',
      comment: 'The mocked backend knows the contract and the rules; its panel may use ui and lib.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: aside },
      to: { path: '^(src|tests|scripts)/', pathNot: '^src/(contract|rules|lib|ui)/' },
    },
    {
      name: 'mocked-tags-keep-apart',
      comment: 'A tag of the mock reads the tables of another, and nothing else of it.',
      severity: 'error',
      from: { path: '^mocks/tags/([^/]+)/', pathNot: aside },
      to: { path: '^mocks/tags/[^/]+/', pathNot: '^mocks/tags/($1/|[^/]+/tables\\.ts$)' },
    },
    {
      name: 'mocked-tags-import-down',
      comment: 'Below the tags of the mock are its rows, its HTTP and its live channel.',
      severity: 'error',
      from: { path: '^mocks/tags/[^/]+/', pathNot: aside },
      to: { path: '^mocks/', pathNot: '^mocks/((db|http|live|tags)/|limits\\.ts$)' },
    },
    {
      name: 'mock-rooms-know-no-tag',
      comment: 'What all tags of the mock share knows of them no more than their tables.',
      severity: 'error',
      from: { path: '^mocks/(db|http|live)/', pathNot: aside },
      to: { path: '^mocks/', pathNot: '^mocks/(db|http|live|limits\\.ts$|tags/[^/]+/tables\\.ts$)' },
    },
    {
      name: 'mock-rows-know-no-http',
      severity: 'error',
      from: { path: '^mocks/(db/|tags/[^/]+/tables\\.ts$)', pathNot: aside },
      to: { path: '^mocks/(http|live)/' },
    },
    {
      name: 'only-the-panel-uses-ui',
      severity: 'error',
      from: { path: '^mocks/', pathNot: [aside, '^mocks/panel/'] },
      to: { path: '^src/(lib|ui)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Types count: what two files need of each other goes into a file below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-missing',
      comment: 'Every import leads to a file or to a package in package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.module\\.css$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
}
