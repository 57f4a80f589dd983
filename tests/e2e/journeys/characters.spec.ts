import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { hostAndPlayer, takeSeat } from '../../support/journey-group.ts'

const view = (gameId: string) => `/game/character/?game=${gameId}`
const health = (page: Page) => page.getByRole('spinbutton', { name: /Health$/ })

/** The player makes a character from a starter, and stands on its sheet. */
async function makeMira(player: Page, gameId: string) {
  await player.goto(view(gameId))
  await player.getByRole('link', { name: 'Create character' }).click()
  await player.getByRole('textbox', { name: 'Name' }).fill('Mira')
  await player.getByRole('button', { name: 'Create character' }).click()
  await expect(player.getByRole('heading', { level: 2, name: 'Mira' })).toBeVisible()
}

test('two people change one sheet at once and lose nothing, and a roll has its name', async ({ page, context }) => {
  const { host, wren, game, link } = await hostAndPlayer(page, context)
  await takeSeat(wren, game, link)
  await makeMira(wren, game.gameId)
  await host.goto(`${view(game.gameId)}&view=party`)
  await expect(health(host)).toHaveValue('12')

  await Promise.all([health(host).fill('-7'), health(wren).fill('-2')])
  await Promise.all([health(host).press('Enter'), health(wren).press('Enter')])
  await expect(health(host)).toHaveValue('3')
  await expect(health(wren)).toHaveValue('3')

  // What comes from elsewhere does not replace the field in which somebody types.
  await host.getByRole('link', { name: 'Mira' }).click()
  const background = (person: Page) => person.getByRole('textbox', { name: 'Background' })
  await background(host).focus()
  await background(wren).fill('A chandler')
  await wren.getByRole('textbox', { name: 'Looks' }).focus()
  await expect(wren.getByRole('article', { name: 'Background' }).getByText('Saved')).toBeVisible()
  await background(host).fill('A thief')
  await background(host).blur()
  const versions = host.getByRole('region', { name: 'Two versions of Background' })
  await expect(versions).toContainText('A thief')
  await expect(versions).toContainText('A chandler')
  await versions.getByRole('button', { name: 'Take that one: Background' }).click()
  await expect(background(host)).toHaveValue('A chandler')

  await wren.getByRole('button', { name: 'Roll Sneak' }).click()
  await host.getByRole('button', { name: 'Dice', exact: true }).click()
  await host.getByRole('tab', { name: 'Log' }).click()
  await expect(host.getByRole('list', { name: 'Log, newest first' })).toContainText(/Wren.*Mira: Sneak.*1d20\+1/s)
})

test('on paper the sheet is alone, by the keys of the browser too', async ({ page, context }) => {
  const { host, game } = await hostAndPlayer(page, context)
  await makeMira(host, game.gameId)
  const paper = host.getByRole('article', { name: 'Mira, for paper' })
  const tell = (event: string) => host.evaluate((name) => dispatchEvent(new Event(name)), event)
  await host.emulateMedia({ media: 'print' })
  await tell('beforeprint')
  await expect(paper).toBeVisible()
  await expect(host.getByRole('button')).toHaveCount(0)
  await tell('afterprint')
  await expect(paper).toHaveCount(0)
  await host.emulateMedia({ media: 'screen' })

  await host.getByRole('button', { name: 'Actions for Mira' }).click()
  await host.getByRole('menuitem', { name: 'Print' }).click()
  await host.emulateMedia({ media: 'print' })
  await tell('beforeprint')
  await expect(paper).toBeVisible()
  await expect(host.getByRole('button')).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedFaults: [/net::ERR_INTERNET_DISCONNECTED/] })

  test('changes of a sheet wait, and are sent once and in order', async ({ page, context }) => {
    const { host, game } = await hostAndPlayer(page, context)
    await makeMira(host, game.gameId)
    const sent: string[] = []
    host.on('request', (request) => {
      if (request.method() !== 'GET' && /\/blocks\//.test(request.url())) sent.push(request.method())
    })
    await context.setOffline(true)
    await expect(host.getByText("You're offline. This page may be out of date.").first()).toBeVisible()
    await health(host).fill('-7')
    await health(host).press('Enter')
    await host.getByRole('button', { name: 'More: Health' }).click()
    await host.getByRole('textbox', { name: 'Looks' }).fill('Soot to the elbows')
    await host.getByRole('textbox', { name: 'Looks' }).blur()
    await expect(host.getByText("Not saved yet. We'll send it once you're back online.").first()).toBeVisible()
    await expect(health(host)).toHaveValue('6')

    await context.setOffline(false)
    await expect.poll(() => sent).toEqual(['POST', 'POST', 'PATCH'])
    await expect(host.getByText(/^Not saved yet/)).toHaveCount(0)
    await host.reload()
    await expect(health(host)).toHaveValue('6')
    await expect(host.getByRole('textbox', { name: 'Looks' })).toHaveValue('Soot to the elbows')
    expect(sent).toHaveLength(3)
  })
})
