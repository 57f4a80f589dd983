import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import '../src/ui/base.css'
import { wcag } from '../tests/support/axe-rules.ts'
import './stage/parameters.ts'
import { checkDarkToo } from './stage/check-dark.ts'
import { holdStill, isPicture } from './stage/picture.ts'
import {
  choiceOf,
  dressPage,
  globalTypes,
  initialGlobals,
  isTest,
  sendEventMessage,
  viewports,
} from './stage/toolbar.ts'

// Only docs pages need it. Tests do not load it.
const Container = lazy(() => import('./blocks/container.tsx').then((module) => ({ default: module.Container })))
const DocsPage = (props: ComponentProps<typeof Container>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
)

if (isPicture) holdStill()

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      container: DocsPage,
      toc: { title: 'On this page', headingSelector: 'h2', ignoreSelector: '.sb-unstyled *' },
      // The source is written by hand. Markup made from the rendered page would contain minified names.
      source: { type: 'code' },
      canvas: { sourceState: 'none' },
    },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        // Also the rules that axe calls best practice.
        runOnly: [...wcag, 'best-practice'],
        // To describe every element that passes costs a test more than to check it. The panel shows them.
        ...(isTest && { resultTypes: ['violations'] }),
      },
    },
    options: {
      storySort: {
        // By use: the five components that people come for first, then the rest by name.
        order: [
          'Start here',
          'Guides',
          'Components',
          ['Navbar', 'Login dialog', 'Toast', 'Confirm', 'Progress'],
          'Screens',
          'Behavior',
        ],
      },
    },
  },
  beforeAll: () =>
    configure({
      // Events run as in a browser, not inside React's act(), which treats a screen that still loads as a fault.
      eventWrapper: (event) => event(),
      // The longest wait for an expectation on a busy machine, milliseconds.
      asyncUtilTimeout: 5_000,
    }),
  async beforeEach(context) {
    dressPage(context.globals)
    localStorage.clear()
    sessionStorage.clear()
    const { app } = context.parameters
    if (!app) return
    // Store and backend come with the stories that name them.
    if (app.state) {
      const { AppAround, openStore } = await import('./stage/store.tsx')
      Object.assign(context, { store: openStore(app), around: AppAround })
      return
    }
    const { setUp } = await import('./stage/set-up.ts')
    const { end, ...stage } = await setUp({ app, ...choiceOf(context.globals) })
    Object.assign(context, stage)
    const channel = addons.getChannel()
    channel.on(sendEventMessage, stage.sendEvent)
    return () => {
      channel.off(sendEventMessage, stage.sendEvent)
      end()
    }
  },
  decorators: [
    (Story, { parameters, store, globals, around: Around }) => {
      dressPage(globals)
      if (!parameters.app || !Around) return <Story />
      return (
        <Around key={parameters.app.path} app={parameters.app} store={store}>
          <Story />
        </Around>
      )
    },
  ],
  afterEach: checkDarkToo,
})
