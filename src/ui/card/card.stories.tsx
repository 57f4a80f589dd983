import { expect, fn } from 'storybook/test'
import { inLargeText, onPhone, rightToLeft } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { CloseIcon } from '../icon/icons.tsx'
import { Loading } from '../skeleton/skeleton.tsx'
import { Card, CardSkeleton, cardLinkClass } from './card.tsx'

const leave = fn()
const link = (text: string) => (
  <a href="#opened" className={cardLinkClass}>
    {text}
  </a>
)

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  subcomponents: { CardSkeleton },
  args: { heading: link('The Gryphon’s Debt'), meta: 'You are the host. 4 of 5 seats taken.' },
})

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))', gap: '1rem' }

/** With and without each of its parts. */
export const Variants = meta.story({
  render: () => (
    <div style={grid}>
      <Card heading={link('Only a heading')} />
      <Card heading="Leads nowhere" meta="It has no link." />
      <div style={{ gridColumn: '1 / -1' }}>
        <Card
          heading={link('The Gryphon’s Debt')}
          status={<Badge tone="good">Playing</Badge>}
          picture={<Avatar sigil="lantern" colour="amber" size={48} />}
          meta="Wren is the host. 4 of 5 seats taken."
          actions={<Button onClick={leave}>Leave</Button>}
        >
          A debt is called in, at the worst of times.
        </Card>
      </div>
    </div>
  ),
})

/** For long lists: less space and smaller text. With no badge, the tools move to the line below the heading. */
export const Dense = meta.story({
  render: () => (
    <div style={{ ...grid, containerType: 'inline-size' }}>
      {[<Badge key="badge">You approve</Badge>, undefined].map((status, at) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two
          key={at}
          isDense
          heading="The Gryphon’s Debt"
          status={status}
          meta="4 of 5 uses left"
          tools={
            <Button variant="quiet" aria-label="Remove">
              <CloseIcon />
            </Button>
          }
        >
          A debt is called in, at the worst of times.
        </Card>
      ))}
    </div>
  ),
})

/** The link covers it. A button lies above the link and does its own work. */
export const CoveredByItsLink = meta.story({
  args: { actions: <Button onClick={leave}>Leave</Button> },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'The Gryphon’s Debt' }).getBoundingClientRect()
    const at = (x: number, y: number) => document.elementFromPoint(card.left + x, card.top + y)
    await expect(at(card.width - 12, card.height - 12)).toBe(canvas.getByRole('link'))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(leave).toHaveBeenCalledOnce()
    await expect(location.hash).not.toBe('#opened')
  },
})

/** The skeleton is as large as the card. */
export const Loads = meta.story({
  name: 'Loading',
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <p>While it loads</p>
      <Loading label="Loading your games…">
        <CardSkeleton picture />
      </Loading>
      <p>Loaded</p>
      <Card {...args} picture={<Avatar sigil="lantern" colour="amber" size={48} />} />
    </div>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status').lastElementChild
    const card = canvas.getByRole('article')
    await expect(skeleton?.getBoundingClientRect().height).toBe(card.getBoundingClientRect().height)
  },
})

export const LongText = meta.story({
  args: {
    heading: link('The exceedingly long and winding campaign of thebridgethatwasburntandburntagainandagain'),
    status: <Badge tone="warning">Waiting for the host</Badge>,
    picture: <Avatar sigil="ship" colour="lake" size={48} />,
    children: 'A pitch that goes on. '.repeat(12),
    actions: (
      <>
        <Button>Leave the game</Button>
        <Button variant="quiet">Hide it for now</Button>
      </>
    ),
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
})

export const RightToLeft = meta.story({
  args: { heading: link('دَين العنقاء'), meta: 'أنت المضيف.', status: <Badge>مؤرشفة</Badge> },
  globals: rightToLeft,
})

export const LargeText = meta.story({
  args: { status: <Badge tone="ember">Next: today</Badge>, actions: <Button>Leave</Button> },
  globals: { ...inLargeText, ...onPhone },
})
