import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answering } from '../../../../tests/support/answer-call.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { exampleGame, exampleRequest, groupAnswers } from '../../../../tests/support/group-answers.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { href } from '../../../shell/href.ts'

const at = href('gameInvite', { game: exampleGame.gameId })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const letIn = () => button(/^Let in/)

const pepper = exampleRequest()
const moss = exampleRequest({ person: { ...pepper.person, userId: `${'0'.repeat(26)}2`, displayName: 'Moss' } })

/** Two people wait, and the server accepts each of them, after so many failures. */
async function openWaiting(failures = 0) {
  let requests = [pepper, moss]
  let asked = 0
  const accept = answering('acceptRequest', (request) => {
    if (asked++ < failures) return { status: 500 }
    requests = requests.filter(({ person }) => !request.url.includes(person.userId))
    return { status: 204, body: null }
  })
  const list = answering('listRequests', () => ({ body: { items: requests } }))
  const network = fakeNetwork({ answers: [accept, list, ...groupAnswers()] })
  await network.signIn('walker@example.com')
  await openApp({ at })
  await expect.element(letIn().first()).toBeVisible()
  return network
}

test('after a decision the focus is on the next name, after the last one on the heading', async () => {
  await openWaiting()
  await letIn().first().click()
  await expect.poll(() => document.activeElement?.textContent).toBe('Moss')
  await letIn().click()
  await expect.element(page.getByRole('heading', { name: 'Requests' })).toHaveFocus()
})

test('a tap that was aimed at what a new request has pushed down lets no one in', async () => {
  const network = await openWaiting()
  const early = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' })
  Object.defineProperty(early, 'timeStamp', { value: 1 })
  letIn().first().element().dispatchEvent(early)
  await letIn().nth(1).click()
  await expect.poll(() => letIn().elements().length).toBe(1)
  await expect.element(button(/^Let in .*Moss/)).not.toBeInTheDocument()
  expect(network.count('acceptRequest')).toBe(1)
})

test('someone whom a failed call has left waiting is let in by the next press', async () => {
  await openWaiting(1)
  await letIn().first().click()
  await expect.element(page.getByText(/ is still waiting\.$/)).toBeVisible()
  await letIn().first().click()
  await expect.poll(() => letIn().elements().length).toBe(1)
})

test.for([
  [
    'a double click',
    () =>
      letIn()
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })),
  ],
  ['a held Enter', () => userEvent.keyboard('{Enter>3/}')],
  ['Enter pressed twice', () => userEvent.keyboard('{/Enter}{Enter}')],
] as const)('%s accepts one person, and not the next one whose row moves to the same place', async ([, goOn]) => {
  const network = await openWaiting()
  letIn().first().element().focus()
  await userEvent.keyboard('{Enter>}')
  await expect.poll(() => letIn().elements().length).toBe(1)
  await goOn()
  await button(/^Decline .*Moss/).click()
  await expect.element(page.getByRole('dialog', { name: /^Decline .*Moss/ })).toBeVisible()
  expect(network.count('acceptRequest')).toBe(1)
})

test('in a full game of twelve no one can be accepted, and the text says what to do', async () => {
  const game = { seats: 12, seatsTaken: 12 }
  const network = fakeNetwork({ answers: groupAnswers({ game, requests: [pepper] }) })
  await network.signIn('walker@example.com')
  await openApp({ at })
  await expect.element(letIn()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(letIn()).toHaveAccessibleDescription(/This game is full\./)
  await expect.element(page.getByText(/Remove someone first\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Add a seat/ })).not.toBeInTheDocument()
})
