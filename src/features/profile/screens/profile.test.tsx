import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { profiles } from '../../../../mocks/kernel/profiles.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { zUserInfo } from '../../../contract/zod.gen.ts'
import { href } from '../../../platform/navigation/href.ts'

const at = href('profile')
const name = () => page.getByRole('textbox', { name: 'Display name' })
const colour = () => page.getByRole('radio', { name: 'Moss' })
const button = (label: string) => page.getByRole('button', { name: label })

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Somebody who has chosen nothing of what the tests choose. */
async function openProfile() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const { userId } = z.parse(zUserInfo, await network.call('getUserInfo'))
  const saved = { userId, displayName: 'Bo', sigil: 'owl', colour: 'teal', rev: 1 }
  await network.world.step((rows) => rows(profiles).put(saved))
  return { network, saved, ...(await openApp({ at })) }
}

test('what was edited and not saved survives a reload, and is forgotten once it is saved', async () => {
  const { screen } = await openProfile()
  await userEvent.fill(name(), 'Rowan of the Lanterns, whose name is by far too long for a seat')
  await userEvent.click(colour())
  await screen.unmount()
  const again = await openApp({ at, isRevisit: true })
  await expect.element(name()).toHaveValue('Rowan of the Lanterns, whose name is by far too long for a seat')
  await expect.element(colour()).toBeChecked()
  await userEvent.fill(name(), 'Rowan')
  await userEvent.click(button('Save'))
  await expect.element(page.getByText('Your profile is saved.')).toBeVisible()
  await again.screen.unmount()
  await openApp({ at, isRevisit: true })
  await expect.element(name()).toHaveValue('Rowan')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rowan')
})

test('what was saved elsewhere before the reload is not overwritten unseen', async () => {
  const { network, saved, screen } = await openProfile()
  await userEvent.fill(name(), 'Rowan')
  await network.world.step((rows) => rows(profiles).put({ ...saved, displayName: 'Ash', rev: 2 }))
  await screen.unmount()
  await openApp({ at, isRevisit: true })
  await expect.element(name()).toHaveValue('Rowan')
  await userEvent.click(button('Save'))
  await expect.element(page.getByText(/changed on another device/)).toBeVisible()
})

test('what is edited while it is being saved stays to be saved', async () => {
  const { network } = await openProfile()
  await userEvent.fill(name(), 'Rowan')
  const answer = network.hold('changeProfile')
  await userEvent.click(button('Save'))
  await userEvent.click(colour())
  answer()
  await expect.element(page.getByText('Your profile is saved.')).toBeVisible()
  await expect.element(colour()).toBeChecked()
  await userEvent.click(button('Save'))
  await expect.element(button('Discard changes')).not.toBeInTheDocument()
  expect(await network.world.look((rows) => rows(profiles).newest(1))).toMatchObject([
    { displayName: 'Rowan', colour: 'moss', rev: 3 },
  ])
})
