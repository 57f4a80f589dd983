import { defineMain } from '@storybook/react-vite/node'
import { lookOfManager } from './look/manager-head.ts'

const modern = ['chrome123', 'firefox120', 'safari17.5']

/** Dark if the page will be dark, so that nothing flashes. */
const whileLoading = ':root { color-scheme: light dark } .sb-wrapper { background: Canvas !important }'

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Its own settings: the app's base path, API mode and mock do not concern the stories.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/**/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  // docgen.ts asks the type checker instead. Storybook's own tools lose the props and defaults of `memo(…)`.
  typescript: { reactDocgen: false },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public', { from: '../src/ui/fonts', to: '/fonts' }],
  // No outside requests: no telemetry, no check for a newer version, no news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  // Storybook's default targets are older browsers. For these, light-dark() would be resolved once on the root, and the
  // navbar could not be dark on a light page.
  viteFinal: (config) => ({ ...config, build: { ...config.build, target: 'es2022', cssTarget: modern } }),
  previewHead: (head) => `${head ?? ''}<style>${whileLoading}</style>`,
  managerHead: (head) => `${head ?? ''}${lookOfManager()}`,
})
