import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answering } from '../../../../tests/support/answer-call.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { exampleGame, exampleLink, groupAnswers } from '../../../../tests/support/group-answers.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { seatIn } from '../../../../tests/support/seed-games.ts'
import { href } from '../../../shell/href.ts'
import { invitationAddress } from '../model/links.ts'

const at = href('gameInvite', { game: exampleGame.gameId })
const button = (name: string | RegExp) => page.getByRole('button', { name })

const first = exampleLink({ invitationId: '0'.repeat(27), label: 'For everyone' })

type Sent = { key: string | null; body: string }

type Answer = { status?: number; body: unknown }

/** A server that records what was sent to it, and answers as the test says. */
async function openForm(answers: (Answer | Promise<Answer>)[], search = '') {
  const sent: Sent[] = []
  const create = answering('createInvitation', async (request) => {
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() })
    const { status = 201, body } = (await answers[sent.length - 1]) ?? { body: null }
    return { status, body, headers: { Location: '/', ETag: '"1"' } }
  })
  const network = fakeNetwork({ answers: [create, ...groupAnswers({ links: [first] })] })
  await network.signIn('walker@example.com')
  const app = await openApp({ at: at + search })
  await button('Create link').click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Label' }), 'for later')
  return { sent, app }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

const lost = { status: 502, body: 'Bad gateway' }
const failed = () =>
  expect.element(page.getByRole('alert').getByText("Couldn't create the link. Try again.")).toBeVisible()

test('a link whose answer was lost is requested again with the same key, also after a reload', async () => {
  const { sent, app } = await openForm([lost, { body: exampleLink() }])
  await button('Create link').click()
  await failed()
  await app.screen.unmount()
  await openApp({ at })
  await button('Create link').click()
  await expect.element(page.getByRole('form', { name: 'New link' })).not.toBeInTheDocument()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]?.key).toMatch(/^[0-9A-Za-z]{27}$/)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('for later')
})

test('a link whose form was closed meanwhile leaves the form of the next one open, and ends the search that hides it', async () => {
  const answer = Promise.withResolvers<Answer>()
  const { app } = await openForm([answer.promise], '&search=nothing')
  await button('Create link').click()
  await button('Cancel').click()
  await button('Create link').click()
  const label = page.getByRole('textbox', { name: 'Label' })
  await userEvent.fill(label, 'another one')
  answer.resolve({ body: { ...exampleLink(), label: 'for later' } })
  await expect.poll(() => app.addresses.at(-1)).toBe(at)
  await expect.element(label).toHaveValue('another one')
})

test('a label that is too long is reported at its field, and nothing is sent', async () => {
  const { sent } = await openForm([])
  const label = page.getByRole('textbox', { name: 'Label' })
  await userEvent.fill(label, 'x'.repeat(41))
  await button('Create link').click()
  await expect.element(label).toBeInvalid()
  await expect.element(label).toHaveValue('x'.repeat(41))
  expect(sent).toEqual([])
})

test('a link is the address of this app, also below a path', () => {
  const path = href('join', { gameId: exampleGame.gameId, token: 'q0Jw3nE8c5TnYx2vRk7LdA' })
  expect(invitationAddress(exampleGame.gameId, 'q0Jw3nE8c5TnYx2vRk7LdA')).toBe(location.origin + path)
  vi.stubEnv('BASE_URL', '/emberhall/')
  expect(invitationAddress(exampleGame.gameId, 'q0Jw3nE8c5TnYx2vRk7LdA')).toBe(`${location.origin}/emberhall${path}`)
})

/** The page of a person who has just requested a link. */
async function makeLink(search = '') {
  const made = exampleLink()
  let links = [first]
  const create = answering('createInvitation', () => {
    links = [made, first]
    return { status: 201, body: made, headers: { Location: '/', ETag: '"1"' } }
  })
  const list = answering('listInvitations', () => ({ body: { items: links } }))
  const network = fakeNetwork({ answers: [create, list, ...groupAnswers()] })
  await network.signIn('walker@example.com')
  await openApp({ at: at + search })
  await button('Create link').click()
  const answer = network.hold('listInvitations')
  await button('Create link').click()
  return answer
}

test('a new link has the focus and is announced as ready', async () => {
  const answer = await makeLink()
  answer()
  await expect.element(page.getByText('The link is ready:')).toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^The link is ready: .*Tuesday/)
})

test('a new link leaves the focus with someone who types the next one', async () => {
  const answer = await makeLink()
  await button('Create link').click()
  const label = page.getByRole('textbox', { name: 'Label' })
  await userEvent.fill(label, 'for later')
  answer()
  await expect.element(page.getByText('The link is ready:')).toBeInTheDocument()
  await expect.element(label).toHaveFocus()
})

test('the first link is made once: after it was revoked no other comes, and the focus stays in the links', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId: exampleGame.gameId, name: 'The Ember Crown' })
  await openApp({ at })
  await expect.element(page.getByRole('article', { name: 'For everyone' })).toBeVisible()
  await button(/^Actions for .*everyone/).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Links' })).toHaveFocus()
  await expect.element(page.getByText('No active links')).toBeVisible()
  expect(network.count('createInvitation')).toBe(1)
})
