import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answering } from '../../../../tests/support/answering.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { exampleGame, exampleLink, exampleRequest, tableAnswers } from '../../../../tests/support/table-answers.ts'
import { href } from '../../../platform/navigation/href.ts'
import { invitationAddress } from '../invitation-address.ts'

const at = href('gameInvite', { game: exampleGame.gameId })
const button = (name: string | RegExp) => page.getByRole('button', { name })

type Sent = { key: string | null; body: string }

/** A server that keeps what was sent to it, and answers as the test says. */
async function openForm(answers: { status?: number; body: unknown }[]) {
  const sent: Sent[] = []
  const create = answering('createInvitation', async (request) => {
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() })
    const { status = 201, body } = answers[sent.length - 1] ?? { body: null }
    return { status, body, headers: { Location: '/', ETag: '"1"' } }
  })
  const network = fakeNetwork({ answers: [create, ...tableAnswers()] })
  await network.signIn('walker@example.com')
  const app = await openApp({ at })
  await button('Create link').click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Label' }), 'for later')
  return { sent, app }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const lost = { status: 502, body: 'Bad gateway' }
const failed = () => expect.element(page.getByRole('alert').getByText('The link could not be created.')).toBeVisible()

test('a link whose answer was lost is asked for again with the same key, also after a reload', async () => {
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

test('with other contents it is another link', async () => {
  const { sent } = await openForm([lost, { body: exampleLink() }])
  await button('Create link').click()
  await failed()
  await userEvent.fill(page.getByRole('textbox', { name: 'Label' }), 'for now')
  await button('Create link').click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('a label that is too long is told at its field, and nothing is sent', async () => {
  const { sent } = await openForm([])
  const label = page.getByRole('textbox', { name: 'Label' })
  await userEvent.fill(label, 'x'.repeat(41))
  await button('Create link').click()
  await expect.element(label).toBeInvalid()
  await expect.element(label).toHaveValue('x'.repeat(41))
  expect(sent).toEqual([])
})

test('who cannot be let in waits still, and the page says why', async () => {
  const full = answering('acceptRequest', () => ({ status: 409, body: { message: 'This table is full.' } }))
  const network = fakeNetwork({ answers: [full, ...tableAnswers({ requests: [exampleRequest()] })] })
  await network.signIn('walker@example.com')
  await openApp({ at })
  await button(/^Let in/).click()
  await expect.element(page.getByRole('alert').getByText('This table is full.')).toBeVisible()
  await expect.element(button(/^Let in/)).toBeVisible()
})

test('a link is the address of this app, also below a path', () => {
  const path = href('join', { gameId: exampleGame.gameId, token: 'q0Jw3nE8c5TnYx2vRk7LdA' })
  expect(invitationAddress(exampleGame.gameId, 'q0Jw3nE8c5TnYx2vRk7LdA')).toBe(location.origin + path)
  vi.stubEnv('BASE_URL', '/emberhall/')
  expect(invitationAddress(exampleGame.gameId, 'q0Jw3nE8c5TnYx2vRk7LdA')).toBe(`${location.origin}/emberhall${path}`)
})

const pepper = exampleRequest()
const moss = exampleRequest({ person: { ...pepper.person, userId: `${'0'.repeat(26)}2`, displayName: 'Moss' } })

test('who is decided on leaves the focus to the next, the last one to the heading', async () => {
  let requests = [pepper, moss]
  const accept = answering('acceptRequest', (request) => {
    requests = requests.filter(({ person }) => !request.url.includes(person.userId))
    return { status: 204, body: null }
  })
  const list = answering('listRequests', () => ({ body: { items: requests } }))
  const network = fakeNetwork({ answers: [accept, list, ...tableAnswers()] })
  await network.signIn('walker@example.com')
  await openApp({ at })
  await button(/^Let in/)
    .first()
    .click()
  await expect.element(button(/^Let in .*Moss/)).toHaveFocus()
  await button(/^Let in/).click()
  await expect.element(page.getByRole('heading', { name: 'Nobody waits any more' })).toHaveFocus()
})

test('at a table of twelve nobody can be let in, and the way on is true', async () => {
  const game = { seats: 12, seatsTaken: 12 }
  const network = fakeNetwork({ answers: tableAnswers({ game, requests: [exampleRequest()] }) })
  await network.signIn('walker@example.com')
  await openApp({ at })
  const letIn = button(/^Let in/)
  await expect.element(letIn).toHaveAttribute('aria-disabled', 'true')
  await expect.element(letIn).toHaveAccessibleDescription(/This table is full\./)
  await expect.element(page.getByText(/Remove somebody first\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Add a seat/ })).not.toBeInTheDocument()
})

test('a new link has the focus and says that it is ready', async () => {
  const made = exampleLink()
  let links: (typeof made)[] = []
  const create = answering('createInvitation', () => {
    links = [made]
    return { status: 201, body: made, headers: { Location: '/', ETag: '"1"' } }
  })
  const list = answering('listInvitations', () => ({ body: { items: links } }))
  const network = fakeNetwork({ answers: [create, list, ...tableAnswers()] })
  await network.signIn('walker@example.com')
  await openApp({ at })
  await button('Create link').click()
  await button('Create link').click()
  await expect.element(page.getByText('The link is ready:')).toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^The link is ready: .*Tuesday/)
})
