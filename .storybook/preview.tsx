import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { type ComponentProps, lazy, Suspense } from 'react'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import '../src/ui/base.css'
import { wcag } from '../tests/support/axe-rules.ts'
import './stage/parameters.ts'
import { AppAround } from './stage/app-around.tsx'
import { argTypesOf } from './stage/arg-types.ts'
import { checkDarkToo } from './stage/check-dark.ts'
import { sendEventMessage } from './stage/event-list.ts'
import { holdStill, isPicture } from './stage/picture.ts'
import { setUp } from './stage/set-up.ts'
import { choiceOf, dressPage, globalTypes, initialGlobals, isTest, viewports } from './stage/toolbar.ts'
import { startWorker } from './stage/worker.ts'

// Only docs pages need it. Tests do not load it.
const Container = lazy(() => import('./blocks/container.tsx').then((module) => ({ default: module.Container })))
const DocsPage = (props: ComponentProps<typeof Container>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
)

if (isPicture) holdStill()

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      container: DocsPage,
      // Storybook's types do not have this parameter.
      ...{ extractArgTypes: argTypesOf },
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
      storySort: { order: ['Start here', 'Guides', 'Components', 'Features', 'Screens'] },
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
    const { msw, parameters, globals } = context
    const { end, ...stage } = await setUp({ msw, app: parameters.app, ...choiceOf(globals) })
    Object.assign(context, stage)
    const channel = addons.getChannel()
    channel.on(sendEventMessage, stage.sendEvent)
    return () => {
      channel.off(sendEventMessage, stage.sendEvent)
      end()
    }
  },
  decorators: [
    (Story, { parameters, store, globals }) => {
      dressPage(globals)
      if (!parameters.app) return <Story />
      return (
        <AppAround key={parameters.app.path} app={parameters.app} store={store}>
          <Story />
        </AppAround>
      )
    },
  ],
  afterEach: checkDarkToo,
})
