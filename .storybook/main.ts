import { defineMain } from '@storybook/react-vite/node'
import { lookOfManager } from './look/manager-head.ts'

const modern = ['chrome123', 'firefox120', 'safari17.5']

/** Dark where the page will be dark, so that nothing flashes. */
const whileLoading = ':root { color-scheme: light dark } .sb-wrapper { background: Canvas !important }'

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Not the app's: its base path, its API mode and its mock in the page are no business of the stories.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/**/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  // docgen.ts asks the type checker instead; the props of `memo(…)` and their defaults are lost on the others.
  typescript: { reactDocgen: false },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public', { from: '../src/ui/fonts', to: '/fonts' }],
  // Nothing leaves this machine: no telemetry, no look for a newer version, no news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  // Storybook asks for older browsers, for which light-dark() would be decided once on the root: no dark navbar on a light page.
  viteFinal: (config) => ({ ...config, build: { ...config.build, target: 'es2022', cssTarget: modern } }),
  previewHead: (head) => `${head ?? ''}<style>${whileLoading}</style>`,
  managerHead: (head) => `${head ?? ''}${lookOfManager()}`,
})
