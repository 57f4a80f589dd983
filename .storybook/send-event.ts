import { type ComponentProps, createElement } from 'react'
import { ActionList, Button, PopoverProvider } from 'storybook/internal/components'
import { addons, types, useParameter } from 'storybook/manager-api'
import { labelOf, sendable, sendEventMessage } from './harness/live-events.ts'

// Storybook's frame has a React of its own, and no automatic JSX for it.

const name = 'emberhall/send-event'
const title = 'Send event'

/** Adds the toolbar's list of live events, for every story that is about a game. */
export const addSendEvent = (): void =>
  addons.register(name, () =>
    addons.add(name, {
      type: types.TOOL,
      title,
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => createElement(SendEvent),
    }),
  )

type Pressed = ComponentProps<typeof PopoverProvider>['children']

function SendEvent() {
  const { path = '' } = useParameter<{ path?: string }>('app', {})
  if (!path.includes('game=')) return null
  const look = { variant: 'ghost', padding: 'small', ariaLabel: false } as const
  // The type of the popover wants an element of HTML. This button is drawn as one.
  const button: unknown = createElement(Button, { ...look, tooltip: 'Sends this story a live event' }, title)
  const popover = ({ onHide }: { onHide: () => void }) => createElement(EventList, { onSent: onHide })
  // biome-ignore lint/correctness/noChildrenProp: the type of its props demands them there
  return createElement(PopoverProvider, { ariaLabel: title, padding: 0, popover, children: button as Pressed })
}

function EventList({ onSent }: { onSent: () => void }) {
  const items = sendable.map((event) => {
    const onClick = () => {
      addons.getChannel().emit(sendEventMessage, event)
      onSent()
    }
    const action = createElement(ActionList.Action, { ariaLabel: false, onClick }, labelOf(event))
    return createElement(ActionList.Item, { key: labelOf(event) }, action)
  })
  return createElement(ActionList, { style: { maxBlockSize: '70vh', overflow: 'auto' } }, items)
}
