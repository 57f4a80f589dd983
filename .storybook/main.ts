import { readFileSync } from 'node:fs'
import { defineMain } from '@storybook/react-vite/node'
import { lookOfManager } from './look/manager-head.ts'
import { inSentenceCase } from './look/story-name.ts'
import { readColours } from './look/tokens.ts'

const modern = ['chrome123', 'firefox120', 'safari17.5']

const room = (name: string, test: RegExp, minShareCount: number, priority: number) => ({
  name,
  test,
  minShareCount,
  priority,
})

/**
 * Which modules share a file: a page that needs one module of a folder mostly needs the others too. The page of a
 * component without a store loads `react`, `ui`, `docs` and `packages`, so these import none of the others.
 */
const rooms = [
  room('react', /\/node_modules\/(react|react-dom|scheduler)\//, 2, 3),
  room('ui', /\/src\/(ui\/|lib\/(?!parse-json)|shell\/routes)/, 3, 2),
  room('docs', /\/\.storybook\/(blocks|look)\/|\/src\/ui\/tokens\.css\?raw/, 1, 4),
  room(
    'store',
    /\/node_modules\/(@reduxjs|redux|react-redux|reselect|immer|react-router(-dom)?|zod|ky|idb|jsonc-parser|@noble)\//,
    1,
    3,
  ),
  room(
    'msw',
    /\/node_modules\/(@?msw(js)?|ajv(-formats)?|fast-uri|fast-deep-equal|yaml|tldts(-core)?|tough-cookie|@bundled-es-modules|rettime|until-async|headers-polyfill|strict-event-emitter|outvariant|is-node-process)\//,
    1,
    3,
  ),
  room('packages', /\/node_modules\//, 4, 2),
  room('mock', /\/mocks\/(db|http|tags)\/|\/src\/contract\/(event-examples|examples|request-schemas)\.gen/, 2, 2),
  room('app', /\/src\//, 4, 1),
]

const isNamed = (plugin: unknown, name: string) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name

const tokens = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8')
const { light, dark } = readColours(tokens).find(({ name }) => name === 'color-surface') ?? {}

/** The color that the page will have, so that nothing flashes. In the frame of a picture, a word after 300 ms. */
const whileLoading = `
:root { color-scheme: light dark }
.sb-wrapper { background: light-dark(${light}, ${dark}) !important }
:root[data-picture] .sb-loader { display: none !important }
:root[data-picture] body:not(.sb-show-main, .sb-show-nopreview, .sb-show-errordisplay)::after {
  position: fixed;
  z-index: 2147483647;
  inset: 0;
  display: grid;
  place-items: center;
  font: 1rem system-ui, sans-serif;
  content: "Loading…";
  animation: wait 0s 0.3s backwards;
}
@keyframes wait { from { visibility: hidden } }`

const markPicture = `<script>if (location.search.includes('embed=true')) document.documentElement.dataset.picture = ''</script>`

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Its own settings: the app's base path, API mode and mock do not concern the stories.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/**/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  // In the sidebar; the pages do the same.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...file) =>
        (await indexer.createIndex(...file)).map((entry) => ({
          ...entry,
          name: entry.name && inSentenceCase(entry.name),
        })),
    })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['../public', { from: '../src/ui/fonts', to: '/fonts' }],
  // No outside requests: no telemetry, no check for a newer version, no news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The docgen server reads the props of `memo(…)` and their defaults, which Storybook's other tools lose.
  features: { sidebarOnboardingChecklist: false, experimentalDocgenServer: true, experimentalTestSyntax: true },
  viteFinal: (config) => ({
    ...config,
    // Each page would load its script, which replaces modules in tests (`sb.mock`): no story does that.
    plugins: config.plugins?.flat().filter((plugin) => !isNamed(plugin, 'vite:storybook-inject-mocker-runtime')),
    build: {
      ...config.build,
      // Storybook's default targets are older browsers. For these, light-dark() would be resolved once on the root, and
      // the navbar could not be dark on a light page.
      target: 'es2022',
      cssTarget: modern,
      // A few files for each folder instead of one for each module.
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Names are kept: the props of a page are below the names of its components.
        output: { keepNames: true, codeSplitting: { groups: rooms, includeDependenciesRecursively: false } },
      },
    },
  }),
  previewHead: (head) => `${head ?? ''}<style>${whileLoading}</style>${markPicture}`,
  managerHead: (head) => `${head ?? ''}${lookOfManager(tokens)}`,
})
