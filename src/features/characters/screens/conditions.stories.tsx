import { expect } from 'storybook/test'
import { ashId, gameId, peopled } from '../../../../.storybook/harness/seed.ts'
import { screenAt } from '../../../../.storybook/harness/stories.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { conditions } from '../../../../mocks/tags/characters/tables.ts'
import { RootLayout } from '../../../app/layouts/root-layout.tsx'
import { href } from '../../../shell/href.ts'

const meta = preview.meta({
  title: 'Screens/Character/Conditions',
  tags: ['autodocs'],
  component: RootLayout,
  parameters: screenAt(`${href('gameCharacter', { game: gameId })}&view=conditions`, { session: 'in' }),
})

/** Each condition has a name, a color, and what it does. Host and admins change them. */
export const Default = meta.story({ beforeEach: peopled() })

/** Someone else saved the conditions first. The page says who and shows both versions. */
export const Conflict = meta.story({
  beforeEach: peopled(),
  play: async ({ canvas, userEvent, mock }) => {
    const [text] = await canvas.findAllByRole('textbox', { name: 'What it does' })
    if (!text) throw new Error('There is no condition.')
    await userEvent.type(text, ' Twice.')
    await mock.world.step((rows) => {
      const row = rows(conditions).get(gameId)
      const [first, ...more] = row?.items ?? []
      if (row && first)
        rows(conditions).put({
          ...row,
          items: [{ ...first, text: 'Burns.' }, ...more],
          rev: row.rev + 1,
          changedBy: ashId,
        })
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('heading', { name: 'Someone else changed the conditions' })).toBeVisible()
    await expect(canvas.getByText('Ash')).toBeVisible()
  },
})
