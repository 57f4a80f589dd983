import { defineMain } from '@storybook/react-vite/node'

/** The floor for our own Storybook: one button and its docs page, with the same versions and addons. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
