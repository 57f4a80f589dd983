import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { profiles } from '../../../../mocks/tags/profile/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { zUserInfo } from '../../../contract/schemas/openapi.gen.ts'
import { href } from '../../../shell/href.ts'

const at = href('profile')
const name = () => page.getByRole('textbox', { name: 'Display name' })
const colour = () => page.getByRole('radio', { name: 'Moss' })
const button = (label: string) => page.getByRole('button', { name: label })

beforeEach(() => sessionStorage.clear())
/** A person whose profile has none of the values that the tests choose. */
async function openProfile() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const { userId } = z.parse(zUserInfo, await network.call('getUserInfo'))
  const saved = { userId, displayName: 'Bo', sigil: 'owl', colour: 'teal', rev: 1 }
  await network.world.step((rows) => rows(profiles).put(saved))
  return { network, saved, ...(await openApp({ at })) }
}

test('unsaved edits survive a reload, and are deleted once they are saved', async () => {
  const { screen } = await openProfile()
  await userEvent.fill(name(), 'Rowan of the Lanterns, whose name is by far too long for a seat')
  await userEvent.click(colour())
  await screen.unmount()
  const again = await openApp({ at, isRevisit: true })
  await expect.element(name()).toHaveValue('Rowan of the Lanterns, whose name is by far too long for a seat')
  await expect.element(colour()).toBeChecked()
  await userEvent.fill(name(), 'Rowan')
  await userEvent.click(button('Save'))
  await expect.element(page.getByText(/^Profile saved\./)).toBeVisible()
  await again.screen.unmount()
  await openApp({ at, isRevisit: true })
  await expect.element(name()).toHaveValue('Rowan')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rowan')
})

test('a save elsewhere before the reload is not overwritten unseen', async () => {
  const { network, saved, screen } = await openProfile()
  await userEvent.fill(name(), 'Rowan')
  await network.world.step((rows) => rows(profiles).put({ ...saved, displayName: 'Ash', rev: 2 }))
  await screen.unmount()
  await openApp({ at, isRevisit: true })
  await expect.element(page.getByText('You changed your profile in another tab or on another device')).toBeVisible()
  await userEvent.click(button('Use these'))
  await expect.element(name()).toHaveValue('Rowan')
})

test('edits made during a save stay in the form', async () => {
  const { network } = await openProfile()
  await userEvent.fill(name(), 'Rowan')
  const answer = network.hold('changeProfile')
  await userEvent.click(button('Save'))
  await userEvent.click(colour())
  // What is being saved cannot be discarded as if it were not.
  await userEvent.click(button('Discard changes'), { force: true })
  answer()
  await expect.element(page.getByText(/^Profile saved\./)).toBeVisible()
  await expect.element(colour()).toBeChecked()
  await userEvent.click(button('Save'))
  await expect.element(button('Discard changes')).not.toBeInTheDocument()
  expect(await network.world.look((rows) => rows(profiles).all().slice(-1))).toMatchObject([
    { displayName: 'Rowan', colour: 'moss', rev: 3 },
  ])
})

test('a save whose answer was lost is no conflict with oneself', async () => {
  const { network } = await openProfile()
  await userEvent.fill(name(), 'Rowan')
  network.lose('changeProfile')
  await userEvent.click(button('Save'))
  await expect.element(page.getByText("Couldn't save your profile. Check your connection and try again.")).toBeVisible()
  await userEvent.click(button('Save'))
  await expect.element(page.getByText(/^Profile saved\./)).toBeVisible()
  expect(page.getByText('You changed your profile in another tab or on another device').elements()).toEqual([])
  await expect.element(button('Discard changes')).not.toBeInTheDocument()
})

test.each(['before', 'after'])('a save whose answer comes %s the person is back leaves no draft', async (when) => {
  const { network, goTo } = await openProfile()
  await userEvent.fill(name(), 'Rowan')
  const answer = network.hold('changeProfile')
  await userEvent.click(button('Save'))
  goTo(href('home'))
  await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  const arrive = async () => {
    answer()
    await expect.element(page.getByText(/^Profile saved\./)).toBeVisible()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rowan')
  }
  if (when === 'before') await arrive()
  goTo(at)
  await expect.element(name()).toHaveValue('Rowan')
  if (when === 'after') await arrive()
  await expect.element(button('Discard changes')).not.toBeInTheDocument()
})

test.each(['before the next save', 'while the next save is under way'])(
  'typing after leaving the page causes no conflict with a save whose answer comes %s',
  async (when) => {
    const { network, goTo } = await openProfile()
    await userEvent.fill(name(), 'Rowan')
    const answer = network.hold('changeProfile')
    await userEvent.click(button('Save'))
    await expect.poll(() => network.count('changeProfile')).toBe(1)
    goTo(href('home'))
    await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    goTo(at)
    await userEvent.fill(name(), 'Rowan the Bold')
    if (when === 'before the next save') {
      answer()
      await expect.element(page.getByText(/^Profile saved\./)).toBeVisible()
      // A reload at this point keeps the edits.
      expect(JSON.stringify({ ...sessionStorage })).toContain('Rowan the Bold')
    }
    await userEvent.click(button('Save'))
    answer()
    await expect.element(button('Discard changes')).not.toBeInTheDocument()
    expect(page.getByText('You changed your profile in another tab or on another device').elements()).toEqual([])
    await expect.element(name()).toHaveValue('Rowan the Bold')
    expect(await network.world.look((rows) => rows(profiles).all().slice(-1))).toMatchObject([
      { displayName: 'Rowan the Bold', rev: 3 },
    ])
  },
)

const sessions = () => page.getByRole('region', { name: 'Your sign-ins' })

test('a sign-in on another device is in the list once the page is visible again', async () => {
  const { network } = await openProfile()
  await expect.element(sessions().getByRole('listitem')).toHaveLength(1)
  await network.signIn('rowan@example.com')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(sessions().getByRole('listitem')).toHaveLength(2)
  await expect.element(button('Sign out everywhere else')).toBeVisible()
})
