import { defineMain } from '@storybook/react-vite/node'
import { lookOfManager } from './look/manager-head.ts'

/** Dark where the page will be dark, so that nothing flashes. */
const whileLoading = ':root { color-scheme: light dark } .sb-wrapper { background: Canvas !important }'

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Not the app's: its base path, its API mode and its mock in the page are no business of the stories.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/**/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public', { from: '../src/ui/fonts', to: '/fonts' }],
  // Nothing leaves this machine: no telemetry, no look for a newer version, no news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  previewHead: (head) => `${head ?? ''}<style>${whileLoading}</style>`,
  managerHead: (head) => `${head ?? ''}${lookOfManager()}`,
})
