import type { HttpHandler } from 'msw/http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '../../../../tests/support/answer-call.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { exampleGame, groupAnswers } from '../../../../tests/support/group-answers.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { examples } from '../../../contract/examples.gen.ts'
import type { InvitationPreview } from '../../../contract/types.gen.ts'
import { waitingPollMs } from '../../../rules/limits.ts'
import { href } from '../../../shell/href.ts'
import { joinWords } from '../model/join-words.ts'

const { open } = examples.previewInvitation.answers[200]
const at = href('join', { gameId: exampleGame.gameId, token: 'q0Jw3nE8c5TnYx2vRk7LdA' })
const button = (name: string) => page.getByRole('button', { name })
const says = (text: string) => expect.element(page.getByText(text)).toBeVisible()

/** A link whose state the test changes. */
async function openLink(
  state: InvitationPreview['state'],
  accept: () => { status?: number; body?: unknown },
  further: HttpHandler[] = [],
  approval: InvitationPreview['approval'] = open.approval,
) {
  const link = { state }
  const answers = [
    ...further,
    answering('previewInvitation', () => ({ body: { ...open, approval, state: link.state } })),
    answering('acceptInvitation', () => accept()),
    answering('withdrawRequest', () => {
      link.state = 'open'
      return { status: 204 }
    }),
    ...groupAnswers(),
  ]
  const network = fakeNetwork({ answers })
  await network.signIn('walker@example.com')
  const app = await openApp({ at })
  await expect.element(page.getByRole('heading', { level: 2, name: 'The Ember Crown' })).toBeVisible()
  return { link, network, ...app }
}

/** Clicks a link to a page whose script is still loading: the address changes, and the invitation stays visible. */
function clickOn() {
  const { pathname, search } = location
  history.pushState(null, '', href('home'))
  onTestFinished(() => history.replaceState(null, '', pathname + search))
}

/** From now on the test runs the page's timers. */
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** What is announced from now on. The welcome has the name of the person in it. */
function listen() {
  const heard: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const node = target instanceof Element ? target : target.parentElement
      const text = node?.closest('[role=status]')?.textContent
      if (text && text !== heard.at(-1)) heard.push(text)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return heard
}

const inLobby = () => expect.element(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()

test('two clicks join once, and nothing is shown before the answer', async () => {
  const { link, network } = await openLink('open', () => {
    link.state = 'member'
    return { body: { state: 'member', role: 'player' } }
  })
  const answer = network.hold('acceptInvitation')
  await button('Accept invitation').click()
  await button('Accept invitation').click({ force: true })
  await expect.element(button('Accept invitation')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(joinWords.open.lead)).toBeVisible()
  answer()
  await inLobby()
  expect(network.count('acceptInvitation')).toBe(1)
})

test.each([
  ['gets another sigil', {}, [{ sigil: 'feather' }]],
  ['keeps a sigil that they chose themselves', { updatedAt: '2026-11-20T20:15:00Z' }, []],
])('a newcomer with the sigil of the host %s', async (_, profile, sent) => {
  const { rowan } = examples.getProfile.answers[200]
  const body = { ...rowan, chosen: false, updatedAt: undefined, ...profile }
  const changes: unknown[] = []
  const { network } = await openLink('open', () => ({ body: { state: 'waiting', role: 'player' } }), [
    answering('getProfile', () => ({ body, headers: { ETag: '"3"' } })),
    answering('changeProfile', async (request) => {
      changes.push(await request.json())
      return { body, headers: { ETag: '"4"' } }
    }),
  ])
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  await button('Accept invitation').click()
  await expect.poll(() => network.count('acceptInvitation')).toBe(1)
  expect(changes).toEqual(sent)
})

test('a person whose profile is still loading does not join before they see their name', async () => {
  const { rowan } = examples.getProfile.answers[200]
  const sight = Promise.withResolvers<void>()
  const { network } = await openLink('open', () => ({ body: { state: 'waiting', role: 'player' } }), [
    answering('getProfile', async () => {
      await sight.promise
      return { body: { ...rowan, chosen: false }, headers: { ETag: '"3"' } }
    }),
  ])
  await button('Accept invitation').click({ force: true })
  await button('Accept invitation').click({ force: true })
  sight.resolve()
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  expect(network.count('acceptInvitation')).toBe(0)
  await button('Accept invitation').click()
  await expect.poll(() => network.count('acceptInvitation')).toBe(1)
})

test('a waiting person is led to the lobby when they are accepted, and welcomed once', async () => {
  holdTimers()
  const [member] = examples.listMembers.answers[200].two.items
  const { link, network, store } = await openLink('waiting', () => ({}), [
    answering('getLobby', () => ({ body: examples.getLobby.answers[200].evening })),
    answering('listMembers', () => ({
      body: { items: [{ ...member, userId: store.getState().session.user?.userId }] },
    })),
  ])
  const before = network.count('previewInvitation')
  const heard = listen()
  link.state = 'member'
  await vi.advanceTimersByTimeAsync(waitingPollMs - 1)
  expect(network.count('previewInvitation')).toBe(before)
  await vi.advanceTimersByTimeAsync(1)
  await inLobby()
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(() => heard.filter((text) => /^You're in, /.test(text))).toHaveLength(1)
  expect(heard).not.toContain(joinWords.member.lead)
})

test('a person who is accepted while the page reloads is led to the lobby, too', async () => {
  const { link, screen } = await openLink('waiting', () => ({}))
  await screen.unmount()
  link.state = 'member'
  await openApp({ at })
  await inLobby()
})

test('a person who has left before the answer is notified of their seat, and stays where they are', async () => {
  const { link, network, addresses } = await openLink('open', () => {
    link.state = 'member'
    return { body: { state: 'member', role: 'player' } }
  })
  const answer = network.hold('acceptInvitation')
  await button('Accept invitation').click()
  clickOn()
  answer()
  await expect.element(page.getByText(/^You're in\. Welcome to .*The Ember Crown.*\.$/)).toBeVisible()
  expect(addresses).toEqual([at])
})

test('a canceled request leaves the focus at the seat, and can be made again', async () => {
  await openLink('waiting', () => ({}))
  await button('Cancel request').click()
  await button('Cancel it').click()
  await expect.element(button('Accept invitation')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your seat' })).toHaveFocus()
})

test('a link that lets everyone in takes the place of a request', async () => {
  let status = 500
  const { link, network } = await openLink(
    'waiting',
    () => {
      if (status === 200) link.state = 'member'
      return { status, body: { state: 'member', role: 'player' } }
    },
    [],
    'automatic',
  )
  await button('Use this link').click()
  await says("Couldn't accept the invitation. Try again.")
  status = 200
  await button('Accept invitation').click()
  await inLobby()
  expect(network.count('withdrawRequest')).toBe(1)
})

const waitsFor = /You're waiting for .* to let you into .*The Ember Crown.*\./

test('Home leads back to a request until it is answered, and the link is in this tab only', async () => {
  const { link } = await openLink('waiting', () => ({}))
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect.element(page.getByText(waitsFor)).toBeVisible()
  const goOn = page.getByRole('link', { name: 'View request' })
  expect(JSON.stringify({ ...localStorage })).not.toContain(at.split('/').at(-1))
  await goOn.click()
  await says(joinWords.waiting.lead)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect.element(goOn).toBeVisible()
  link.state = 'declined'
  dispatchEvent(new Event('focus'))
  await expect.element(goOn).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Emberhall')
  await expect.element(page.getByText(/^The host declined your request to join .*The Ember Crown/)).toBeVisible()
})

test.each(['Lobby', 'Game'])('%s says for whom a person waits, and then that they are in', async (tab) => {
  const { link } = await openLink('waiting', () => ({}), [
    answering('listGames', () => ({ body: { items: link.state === 'member' ? [exampleGame] : [] } })),
  ])
  await page.getByRole('link', { name: tab, exact: true }).first().click()
  await expect.element(page.getByText(waitsFor)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View request' })).toBeVisible()
  link.state = 'member'
  dispatchEvent(new Event('focus'))
  await expect.element(page.getByText(/^You're in\. Welcome to .*The Ember Crown/)).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'The Ember Crown' })).toBeVisible()
  await button('Go to lobby').click()
  await inLobby()
})

test('a seat is shown even if the answer to accepting was lost', async () => {
  const { link, network } = await openLink('open', () => {
    link.state = 'member'
    return { status: 500, body: {} }
  })
  await button('Accept invitation').click()
  await inLobby()
  expect(network.count('acceptInvitation')).toBe(1)
})

test('the page says so if the game has become full meanwhile', async () => {
  const { link } = await openLink('open', () => {
    link.state = 'full'
    return { status: 409, body: { message: 'This game is full.' } }
  })
  await button('Accept invitation').click()
  await expect.element(button('Check again')).toBeVisible()
  await says(joinWords.full.lead)
  link.state = 'open'
  await button('Check again').click()
  await expect.element(button('Accept invitation')).toBeVisible()
})

test('a request waits on while the game is archived, and the page says when it is restored', async () => {
  const { link } = await openLink('waiting', () => ({}))
  await says(joinWords.waiting.lead)
  link.state = 'archived'
  dispatchEvent(new Event('focus'))
  await says(joinWords.archived.lead)
  link.state = 'waiting'
  await says(joinWords.waiting.lead)
})
