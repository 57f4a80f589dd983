import { expect } from 'storybook/test'
import { onPhone } from '../../../../../.storybook/harness/stories.tsx'
import preview from '../../../../../.storybook/preview.tsx'
import { examples } from '../../../../contract/examples.gen.ts'
import { zIdea } from '../../../../contract/schemas/ideas.gen.ts'
import ImportIdeas from './import-ideas.tsx'

const bell = zIdea.parse(examples.getIdea.answers[200].bell)

const meta = preview.meta({
  title: 'Screens/Idea Builder/Import',
  component: ImportIdeas,
  args: { kept: [bell], isWhole: true },
  parameters: { app: { session: 'in' } },
})

const titles = ['The Salt Stair', 'Mother Quill', 'A very long title, '.repeat(6).trim(), 'שלום מעל המים']
const file = `# Ideas\n\n${titles.map((title) => `## ${title}\n\nPlace · Draft · \\#harbor`).join('\n\n')}\n`

/** The preview of an import. */
export const Preview = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }))
    const field = await canvas.findByRole('textbox', { name: 'Or paste its text' })
    await userEvent.click(field)
    await userEvent.paste(`${file}\n## ${bell.title}\n\nPlace\n\n${bell.body}`)
    await expect(await canvas.findByRole('button', { name: 'Import 4 ideas' })).toBeVisible()
    await expect((await canvas.findAllByText('4 ideas to import. You already keep 1 idea of these.'))[0]).toBeVisible()
  },
})

/** Each error with its place and how to fix it. Nothing can be imported. */
export const Broken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }))
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Or paste its text' }))
    await userEvent.paste(`${file}\n## No kind\n\nIt rings.\n\n## Bad tags\n\nPlace · #a, #A`)
    const wrong = await canvas.findByRole('list', { name: 'Problems' })
    await expect(wrong).toHaveTextContent(/Line 19.*a line with its kind.*Line 23.*Two of its tags are the same/)
    await expect(canvas.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  },
})
