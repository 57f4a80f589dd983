import addonA11y from '@storybook/addon-a11y'
import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview'
import addonDocs, { DocsRenderer } from '@storybook/addon-docs'
import { type Decorator, definePreview } from '@storybook/react-vite'
import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react'
import { pauseAnimations } from 'storybook/preview-api'
import { configure, getConfig } from 'storybook/test'
import type { AppStore } from '../src/app/store.ts'
import '../src/ui/base.css'
import '../src/ui/common.module.css'
import { colourRules, wcag } from '../tests/support/axe-rules.ts'
import type * as blocks from './blocks/blocks.tsx'
import type * as containers from './blocks/container.tsx'
import type { SendEvent, StoryMock } from './harness/set-up.ts'
import type { AppParameters } from './harness/store.tsx'
import { choiceOf, dressPage, globalTypes, initialGlobals, isTest, viewports } from './harness/toolbar.ts'

type StoryContext = Parameters<typeof checkWithAxe>[0]

const { getElementError } = getConfig()

/**
 * Writes the page into the message of a query's error only when somebody reads it. What waits for an element makes
 * such an error at each change of the page, and reads the last one alone.
 */
function describeLater(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let words: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      words ??= getElementError(message, container).message
      return words
    },
  })
  return error
}

declare module 'storybook/internal/csf' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a declaration of a module is only merged with an interface
  interface Parameters {
    app?: AppParameters
    /** What a picture of the story presses and shows: the beginning of a button’s text, or of a heading’s. */
    pressed?: string
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: as above
  interface StoryContext {
    /** The mocked backend of this story. */
    mock: StoryMock
    /** The store of this story. */
    store: AppStore
    /** What the app provides around a story. It comes with the store. */
    around?: ComponentType<{ app: AppParameters; store: AppStore; children: ReactNode }>
    /** Draws the states that the toolbar chooses, such as hover. */
    showStates?: Decorator
    /** Sends the story an example of a live event: `await sendEvent({ type: 'nudged', name: 'rowan' })`. */
    sendEvent: SendEvent
    /** In a test, axe checks the page here instead of at the end: for a play that leaves the state that it is about. */
    checkNow: () => Promise<void>
  }
}

let docs: Pick<typeof blocks, 'ScreenPage'> & Pick<typeof containers, 'Container' | 'Snippet'>

/**
 * How docs pages are drawn. Only they load what is around them, before the page is rendered: if the page began with a
 * fallback, React would hold it back for 300 ms. The addon has no type for `renderer`, which its own code sets too.
 */
const docsRenderer = {
  container: (props: ComponentProps<typeof containers.Container>) => createElement(docs.Container, props),
  page: () => createElement(docs.ScreenPage),
  components: { pre: (props: ComponentProps<'pre'>) => createElement(docs.Snippet, props) },
  renderer: async () => {
    const [{ Container, Snippet }, { ScreenPage }] = await Promise.all([
      import('./blocks/container.tsx'),
      import('./blocks/blocks.tsx'),
    ])
    docs = { Container, ScreenPage, Snippet }
    return new DocsRenderer()
  },
}

/** Whether this page is a picture on a docs page: a story in a frame without its play (Storybook calls it `embed`). */
const isPicture = new URLSearchParams(location.search).get('embed') === 'true'

/**
 * Keeps a picture from taking the focus, which would move the reader away from the docs page. `focus()` does nothing,
 * and neither does `select()`, with which Chromium focuses too. A modal dialog opens inert, so that the browser finds
 * nothing in it to focus.
 */
function holdStill(): void {
  // A picture has no scrollbar, so it needs no space for one.
  document.documentElement.style.scrollbarGutter = 'auto'
  const { showModal } = HTMLDialogElement.prototype
  HTMLElement.prototype.focus = () => {}
  HTMLInputElement.prototype.select = () => {}
  HTMLDialogElement.prototype.showModal = function show() {
    this.inert = true
    showModal.call(this)
  }
}

/** In a picture, scrolls to a button, a fold or a heading as soon as it is there, and presses it. */
function press(text: string): void {
  const observer = new MutationObserver(() => {
    const all = document.querySelectorAll<HTMLElement>('button, summary, h2')
    const found = [...all].find(({ textContent }) => textContent.startsWith(text))
    if (!found) return
    observer.disconnect()
    scrollBy(0, found.getBoundingClientRect().top - innerHeight / 4)
    found.click()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/**
 * Leaves out the colors, whose check takes the longest, where axe checks the same ones elsewhere: large text has those of
 * the usual, and a test of behavior those of its story.
 */
function leaveOutColors(context: StoryContext): void {
  const { globals, tags, parameters } = context
  if (!isTest || (globals.textSize !== '200' && !tags.includes('test-fn'))) return
  const { a11y } = parameters
  const rules = Object.fromEntries(colourRules.map((id) => [id, { enabled: false }]))
  const options = { ...a11y?.options, rules: { ...a11y?.options?.rules, ...rules } }
  context.parameters = { ...context.parameters, a11y: { ...a11y, options } }
}

/** Checks the page as Storybook does at a story's end, where it is then not checked again. */
async function checkNow(context: StoryContext): Promise<void> {
  if (!isTest) return
  const resume = pauseAnimations()
  try {
    await checkWithAxe(context)
  } finally {
    await resume()
  }
  const { a11y } = context.parameters
  context.parameters = { ...context.parameters, a11y: { ...a11y, test: 'off' } }
}

if (isPicture) holdStill()

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      ...docsRenderer,
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
        // Describing every passing element takes longer than checking it, and a report of them all would go from the page
        // to the runner. The panel shows them.
        ...(isTest && { reporter: 'no-passes' }),
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        // The most used first: the guides as they are read, the five components, the screens in the order of the tabs. The rest is sorted by name.
        order: [
          'Start here',
          'Guides',
          ['The game', 'Contract', 'Mock scenarios', 'Live events', 'Rules', 'Design tokens', 'A real server'],
          'Components',
          ['Navbar', 'Login dialog', 'Toast', 'Confirm', 'Progress'],
          'Screens',
          [
            'Welcome',
            'Login',
            'Home',
            'Idea Builder',
            ['Card', 'Kept ideas', 'In this game', 'Random tables', 'Import'],
            'Game',
            ['List', 'Overview', 'Settings'],
            'Create Game',
            'Lobby',
            ['Seats', 'Dates', 'Notes and boundaries'],
            'Invite Players',
            'Join',
            'Table (VTT)',
            'Character',
            ['Sheet', 'Conditions', 'Refills'],
            'Dice and log',
            'Combat',
            'Profile',
            'Logout',
            'Live changes',
            'Examples',
            'Page Not Found',
            'Broken screen',
          ],
          'Behavior',
        ],
      },
    },
  },
  beforeAll: () =>
    configure({
      // Events run as in a browser, not inside React's act(), which treats a screen that still loads as a fault.
      eventWrapper: (event) => event(),
      // The longest wait for an expectation on a busy machine, in milliseconds.
      asyncUtilTimeout: 20_000,
      getElementError: describeLater,
    }),
  async beforeEach(context) {
    leaveOutColors(context)
    context.checkNow = () => checkNow(context)
    dressPage(context.globals)
    localStorage.clear()
    sessionStorage.clear()
    // For the toolbar, by which a story shows the states of pointer and keys. Its decorator is called below.
    if (context.viewMode === 'story' && !isTest) {
      const { decorators } = await import('storybook-addon-pseudo-states/preview')
      Object.assign(context, { showStates: decorators[0] })
    }
    const { app, pressed } = context.parameters
    if (isPicture && pressed) press(pressed)
    if (!app) return
    // Store and backend come with the stories that name them.
    if (app.state) {
      const { AppAround, openStore } = await import('./harness/store.tsx')
      Object.assign(context, { store: openStore(app), around: AppAround })
      return
    }
    const { setUp } = await import('./harness/set-up.ts')
    const { end, ...stage } = await setUp({ app, ...choiceOf(context.globals) })
    Object.assign(context, stage)
    return end
  },
  decorators: [
    (Story, context) => context.showStates?.(Story, context) ?? <Story />,
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
})
