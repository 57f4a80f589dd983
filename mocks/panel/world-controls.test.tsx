import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createWorld } from '../db/world.ts'
import { countOf, exportWorld } from '../tags/world-file.ts'
import { loadWorld } from '../tags/worlds.ts'
import { createTestMock } from './test-mock.ts'
import { WorldControls } from './world-controls.tsx'

const button = (name: string) => page.getByRole('button', { name })
const question = () => page.getByText(/^This world has 58 persons and 50 games, which will be gone\./)

async function open() {
  const world = createWorld()
  const reload = vi.fn()
  await render(<WorldControls mock={createTestMock({ world, reload })} />)
  await page.getByText('World', { exact: true }).click()
  return { world, reload }
}

const choose = (text: string) =>
  userEvent.upload(page.getByLabelText('Import'), new File([text], 'world.json', { type: 'application/json' }))

test('where something is lost it asks first, and keeps it if told so', async () => {
  const { world, reload } = await open()
  await loadWorld(world, 'made')
  await page.getByRole('combobox', { name: 'Made up' }).selectOptions('Empty')
  await button('Load world').click()
  await expect.element(question()).toBeVisible()
  await button('Keep it').click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(await countOf(world)).toEqual({ persons: 58, games: 50 })
  expect(reload).not.toHaveBeenCalled()

  await button('Load world').click()
  await button('Replace it').click()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(await countOf(world)).toEqual({ persons: 0, games: 0 })
})

test('a file brings a world; one that is broken says what is wrong and changes nothing', async () => {
  const { world, reload } = await open()
  const other = createWorld()
  await loadWorld(other, 'made')
  await choose('{"kind":')
  await expect.element(page.getByText(/^The file is no JSON\./)).toBeVisible()
  expect(reload).not.toHaveBeenCalled()

  await choose(await exportWorld(other))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect.element(page.getByText(/^The file is no JSON\./)).not.toBeInTheDocument()
  expect(await countOf(world)).toEqual({ persons: 58, games: 50 })
})
