import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { gameId, openLobby } from '../../../../tests/support/open-lobby.tsx'
import { scheduleApi } from '../../../api/schedule-api.ts'
import type { AnswerToDate, MemberList } from '../../../contract/types.gen.ts'

/* Changes by other people and by the connection move nothing that someone may be about to press. */

const friday = Date.parse('2030-11-29T19:00:00Z')
const names = ['Ash', 'Wren', 'Tam']

/** The lobby on a phone, with two dates to answer. */
async function lookOnPhone() {
  await page.viewport(360, 740)
  const app = await openLobby({ here: ['Ash'], offer: [{ startsAt: friday }, { startsAt: friday + 1 }] }, names)
  await expect.element(page.getByRole('radio', { name: 'Yes' }).last()).toBeVisible()
  // What still loads moves what is below it, and a font that comes later breaks lines elsewhere.
  await expect.poll(() => page.getByText(/^Loading/).elements()).toEqual([])
  await document.fonts.load('16px Cabin')
  const buttons = () => [
    ...page.getByRole('radio').elements(),
    ...page.getByRole('button', { name: /^Pick this date/ }).elements(),
    ...page.getByRole('checkbox').elements(),
  ]
  const members = () =>
    Object.values(app.store.getState().api.queries).flatMap((query) =>
      query?.endpointName === 'listMembers' ? (query.data as MemberList).items : [],
    )
  return {
    ...app,
    members,
    places: () => buttons().map((button) => Math.round(button.getBoundingClientRect().top + scrollY)),
  }
}

test('answers of other people move nothing', async () => {
  const { store, members, places } = await lookOnPhone()
  const before = places()
  const answer = (at: number, said: AnswerToDate) =>
    store.dispatch(
      scheduleApi.util.updateQueryData('getSchedule', { params: { gameId } }, (schedule) => {
        const date = schedule.offer?.dates[at]
        if (date) date.answers = members().map((member) => ({ userId: member.userId, answer: said }))
      }),
    )
  for (const [said, words] of [
    ['no', 'No'],
    ['ifNeedBe', 'If needed'],
    ['yes', 'Yes'],
  ] as const) {
    // The refetch on connecting may revert it.
    await expect
      .poll(() => {
        answer(0, said)
        return page.getByRole('cell', { name: words, exact: true }).elements().length
      })
      .toBe(members().length - 1)
    expect(places(), said).toEqual(before)
  }
  await expect.element(page.getByText(/works best\. Everyone can make it\.$/)).toBeVisible()
  expect(places()).toEqual(before)
})

test('my “I’m ready” is at the lower edge, above the tabs, and a press on it moves and widens nothing', async () => {
  await lookOnPhone()
  const boxes = () =>
    [/ready$/i, 'Start the game'].map((name) => {
      const { left, width, bottom } = page.getByRole('button', { name }).element().getBoundingClientRect()
      return [left, width, bottom].map(Math.round)
    })
  const strip = page.getByRole('navigation', { name: 'Views' }).element().getBoundingClientRect()
  const before = boxes()
  expect(strip.top - (before[0]?.[2] ?? 0)).toBeLessThan(12)
  expect(Math.abs((before[0]?.[1] ?? 0) - (before[1]?.[1] ?? 0))).toBeLessThanOrEqual(2)
  await page.getByRole('button', { name: "I'm ready" }).click()
  await expect.element(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible()
  expect(boxes()).toEqual(before)
})

test('the bar covers nothing of a control that has the focus, and has room for its words with text at 200 %', async () => {
  await lookOnPhone()
  const ready = page.getByRole('button', { name: "I'm ready" }).element()
  const bar = ready.parentElement ?? expect.fail('The button is in the bar.')
  // As the Tab key scrolls to what is half below the bar.
  const recap = page.getByRole('button', { name: 'Write the recap' }).element()
  recap.scrollIntoView({ block: 'nearest' })
  const ring = 5
  expect.soft(recap.getBoundingClientRect().bottom + ring).toBeLessThan(bar.getBoundingClientRect().top)
  const { style } = document.documentElement
  style.fontSize = '200%'
  onTestFinished(() => void style.removeProperty('font-size'))
  await expect.poll(() => getComputedStyle(bar).position).toBe('static')
  expect(ready.scrollWidth).toBeLessThanOrEqual(ready.clientWidth)
})
