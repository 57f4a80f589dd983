import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { gameId, rolled } from '../../../../.storybook/harness/seed.ts'
import { onPhone, quarterOfPhone, screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import type { Step } from '../../../../mocks/db/rows.ts'
import type { ClockAndIds } from '../../../../mocks/db/world.ts'
import { publishEntry } from '../../../../mocks/live/shared-events.ts'
import { addCharacters } from '../../../../mocks/tags/characters/example.ts'
import { games, memberships } from '../../../../mocks/tags/games/tables.ts'
import { logEntries } from '../../../../mocks/tags/log/tables.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'
import { toast } from '../../../shell/overlays/overlays.ts'
import { requestDrafts } from '../model/stored.ts'

const meta = preview.meta({
  title: 'Screens/Dice and log/Roll request',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt(href('gameCombat', { game: gameId }), { session: 'in' }),
})

const openLog = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Dice' }))
  const panel = within(await screen.findByRole('region', { name: 'Dice' }))
  await userEvent.click(panel.getByRole('tab', { name: /^Log/ }))
  return panel
}

/** The host asks me for a roll, within a step. */
async function askFor(rows: Step, world: ClockAndIds, notation?: string) {
  const game = rows(games).get(gameId)
  const [me, host] = rows(memberships)
    .where({ gameId })
    .map(({ userId }) => userId)
  if (!game || !me || !host) throw new Error('Nobody plays.')
  const seen = { audience: 'everyone' as const, isRemoved: false }
  const request = { ...seen, tellsTarget: true, target: 12, notation, asked: [me], answered: [], isOpen: true }
  const line = { entryId: world.newId(), gameId, at: world.now(), authorId: host }
  const row = { ...line, ...seen, kind: 'request' as const, label: 'Perception', request }
  rows(logEntries).put(row)
  await publishEntry(rows, 'log.added', row, host)
  return { me, game }
}

/** The host requests a roll. The button to answer is at the bottom edge of every view. */
export const Asked = meta.story({
  globals: onPhone,
  beforeEach: async (context) => {
    await rolled('player')(context)
    await context.mock.world.step((rows) => askFor(rows, context.mock.world, '1d20+2'))
  },
  play: async () => {
    const asked = within(await screen.findByRole('region', { name: 'Roll request' }))
    await expect(asked.getByText('Perception: 1d20+2 · Target 12')).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Roll for “Perception”' })).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Adjust “Perception”' })).toBeVisible()
    await expect(asked.getByText(/^.Ash.* asks for$/)).toBeVisible()
    // It was there before the page, and is announced all the same.
    await expect(
      await screen.findByText(/^.Ash.* asked for a roll: .Perception.\. Target 12\. The button is/, {
        selector: '[role=status] *',
      }),
    ).toBeInTheDocument()

    // What does not scroll with the page takes at most a quarter of the window.
    const standsStill = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || standsStill(element.parentElement))
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
    await expect(lines.filter(standsStill).length).toBeLessThanOrEqual(quarterOfPhone)
  },
})

Asked.test('One press answers', async ({ userEvent, mock }) => {
  const asked = within(screen.getByRole('region', { name: 'Roll request' }))
  await userEvent.click(asked.getByRole('button', { name: 'Roll for “Perception”' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Roll request' })).not.toBeInTheDocument())
  await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  const answers = await mock.world.look((rows) => rows(logEntries).where(({ answers }) => answers !== undefined))
  await expect(answers).toHaveLength(1)
  // The result stands where the button was, for a moment or until it is closed.
  const rolled = within(screen.getByRole('region', { name: 'Your roll' }))
  const total = rolled.getByText(String(answers[0]?.roll?.total), { selector: 'p' })
  await expect(Number.parseFloat(getComputedStyle(total).fontSize)).toBeGreaterThanOrEqual(40)
  await expect(rolled.getByText(/^Perception · (not )?reached$/)).toBeVisible()
  await userEvent.click(rolled.getByRole('button', { name: 'Close your roll' }))
  await expect(screen.queryByRole('region', { name: 'Your roll' })).not.toBeInTheDocument()
  await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()

  // Without dice, one press rolls what has its label on my sheet.
  await mock.world.step(async (rows) => {
    const { me, game } = await askFor(rows, mock.world)
    const blocks = [
      { kind: 'number' as const, label: 'Keen', value: 3 },
      { kind: 'roll' as const, label: 'Perception', notation: '1d20+{Keen}' },
    ]
    addCharacters(rows, mock.world, game, [{ by: me, name: 'Mira', blocks }])
  })
  const byLabel = within(await screen.findByRole('region', { name: 'Roll request' }))
  // It is said once: the game bar keeps the name of the game.
  await expect(screen.queryByText(/asked for a roll/, { selector: 'p[aria-hidden] *' })).not.toBeInTheDocument()
  // The answer to the roll before may still be under way.
  await waitFor(() => expect(byLabel.getByRole('button')).not.toHaveAttribute('data-busy'))
  await userEvent.click(await byLabel.findByRole('button', { name: 'Roll for “Perception”' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Roll request' })).not.toBeInTheDocument())
  const mira = await mock.world.look((rows) => rows(logEntries).where(({ label }) => label === 'Mira: Perception'))
  await expect(mira).toMatchObject([{ roll: { notation: '1d20+3' } }])
  // What I have answered is not new to me.
  await expect(screen.getByRole('button', { name: 'Dice' })).not.toHaveAccessibleDescription()
})

Asked.test('Another request comes with one press, as soon as I have read my result', async ({ userEvent, mock }) => {
  await mock.world.step((rows) => askFor(rows, mock.world, '2d6'))
  await expect(await screen.findByText(/ · 1 more$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Roll for “Perception”' }))
  const next = await screen.findByRole('button', { name: 'Next roll request' })
  await expect(screen.getByRole('region', { name: 'Your roll' })).toContainElement(next)
  await waitFor(() => expect(next).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Roll for “Perception”' })).toHaveFocus())
  await expect(screen.queryByRole('region', { name: 'Your roll' })).not.toBeInTheDocument()
})

Asked.test('A toast ends above it, with large text too', async ({ store }) => {
  const root = document.documentElement
  root.style.fontSize = '200%'
  store.dispatch(toast.success('Saved.', { duration: undefined }))
  const saved = await screen.findByText('Saved.')
  const { top } = screen.getByRole('region', { name: 'Roll request' }).getBoundingClientRect()
  await waitFor(() => expect(saved.getBoundingClientRect().bottom).toBeLessThan(top))
  root.style.fontSize = ''
})

Asked.test('What I answered in another tab says so, and leaves the tray alone', async ({ userEvent, mock }) => {
  const asked = within(screen.getByRole('region', { name: 'Roll request' }))
  // The event of the answer is still on its way.
  await mock.world.step((rows) => {
    const [row] = rows(logEntries).where(({ request }) => request !== undefined)
    if (row?.request) rows(logEntries).put({ ...row, request: { ...row.request, answered: row.request.asked } })
  })
  await userEvent.click(asked.getByRole('button', { name: 'Roll for “Perception”' }))
  await expect(await screen.findByText('You already answered this roll request.')).toBeVisible()
  await expect(screen.queryByRole('form', { name: 'Dice tray' })).not.toBeInTheDocument()
})

/** You request a roll from some or all members, with a target number. */
export const AskForARoll = meta.story({
  beforeEach: async (context) => {
    await rolled()(context)
    // Whoever was left out has left the game since.
    const draft = { label: '', notation: '', audience: 'everyone' as const, target: '', tellsTarget: false }
    const whose = [context.store.getState().session.user?.userId ?? '', gameId]
    requestDrafts.write(whose, { ...draft, left: ['one', 'two', 'three'], sent: undefined })
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await openLog({ canvas, userEvent })
    await userEvent.click(panel.getByRole('button', { name: 'Ask for a roll' }))
    const form = within(await panel.findByRole('form', { name: 'Ask for a roll' }))
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Label' })).toHaveFocus())
    await userEvent.click(form.getByRole('button', { name: 'Send request' }))
    const label = form.getByRole('combobox', { name: 'Label' })
    await waitFor(() => expect(label).toHaveFocus())
    await expect(label).toBeInvalid()
    await expect(label).toHaveAccessibleDescription(/Enter what the roll is for\.$/)
    await userEvent.type(label, 'Perception')
    const people = within(form.getByRole('group', { name: 'Who rolls' })).getAllByRole('checkbox')
    for (const one of people) await userEvent.click(one)
    await userEvent.click(form.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(people[0]).toHaveFocus())
    await expect(people[0]).toBeInvalid()
    await expect(people[0]).toHaveAccessibleDescription('Choose who rolls.')
    for (const one of people) await userEvent.click(one)
    await expect(people[0]).not.toBeInvalid()
    await userEvent.clear(label)
    // As in the tray, it is announced once typing pauses.
    const dice = form.getByRole('textbox', { name: 'Dice to roll (optional)' })
    await userEvent.type(dice, '2')
    const wrong = () => form.getAllByText(/^Add a die/)
    await expect(wrong()[0]?.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
    await waitFor(() => expect(wrong()).toHaveLength(2), { timeout: 3000 })
    await userEvent.clear(dice)
    const target = form.getByRole('textbox', { name: 'Target number (optional)' })
    await userEvent.type(target, '1000001')
    await expect(target).toHaveAccessibleDescription(/^Only the host and admins .*up to 1,000,000\.$/)
    await userEvent.type(target, '{Backspace}')
    await expect(target).not.toBeInvalid()
    await userEvent.clear(target)
  },
})

AskForARoll.test('The typed text stays when the form is closed, and is sent', async ({ userEvent }) => {
  const panel = within(screen.getByRole('region', { name: 'Dice' }))
  await userEvent.type(panel.getByRole('combobox', { name: 'Label' }), 'Perception')
  for (const _ of ['close', 'open']) await userEvent.click(panel.getByRole('button', { name: 'Ask for a roll' }))
  const again = within(await panel.findByRole('form', { name: 'Ask for a roll' }))
  await expect(again.getByRole('combobox', { name: 'Label' })).toHaveValue('Perception')
  await userEvent.click(again.getByRole('button', { name: 'Send request' }))
  await expect(await screen.findByText(/^0 of 3 rolled/)).toBeVisible()
})
