import { expect, fn } from 'storybook/test'
import { onPhone } from '../../../../../.storybook/harness/stories.tsx'
import preview from '../../../../../.storybook/preview.tsx'
import { examples } from '../../../../contract/examples.gen.ts'
import { zIdea } from '../../../../contract/schemas/ideas.gen.ts'
import ImportIdeas from './import-ideas.tsx'

const bell = zIdea.parse(examples.getIdea.answers[200].bell)

const meta = preview.meta({
  title: 'Screens/Idea Builder/Import',
  tags: ['autodocs'],
  component: ImportIdeas,
  args: { kept: [bell], isWhole: true, timesAsked: 1, onClose: fn() },
  parameters: { app: { session: 'in' } },
})

const titles = ['The Salt Stair', 'Mother Quill', 'A very long title, '.repeat(6).trim(), 'שלום מעל המים']
const fileOf = (...more: object[]) =>
  JSON.stringify({ ideas: [...titles.map((title) => ({ kind: 'place', title, tags: ['harbor'] })), ...more] })

/** You choose a file or paste its text. Then you see what it will add. */
export const Preview = meta.story({
  parameters: { frame: '30rem' },
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Or paste its text' })
    await userEvent.click(field)
    await userEvent.paste(fileOf({ kind: 'place', title: bell.title, body: bell.body }))
    await expect(await canvas.findByRole('button', { name: 'Import 4 ideas' })).toBeVisible()
    await expect((await canvas.findAllByText('4 ideas to import. You already keep 1 of these.'))[0]).toBeVisible()
  },
})

/** Each error says where it is and how to fix it. You can’t import anything yet. */
export const Broken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Or paste its text' }))
    await userEvent.paste(fileOf({ title: 'No kind' }, { kind: 'place', title: 'Bad tags', tags: ['a', 'A'] }))
    const wrong = await canvas.findByRole('list', { name: 'Problems' })
    await expect(wrong).toHaveTextContent(/No kind.*kind must be.*Bad tags.*Two of its tags are the same/)
    await expect(canvas.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  },
})
