import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ask, openDice, tray } from '../../../../tests/support/open-dice.ts'

const open = () => page.getByRole('button', { name: 'Dice', exact: true }).click()
const close = () => page.getByRole('button', { name: 'Close dice' }).click()
const seenBy = tray.getByLabelText('Visible to')
const secretly = tray.getByRole('button', { name: 'Roll in secret' })

test('who sees a roll stays chosen in a tray that is closed, also before there are dice in it', async () => {
  const { rolled, entries } = await openDice()
  await seenBy.selectOptions('Only me')
  await close()
  await open()
  await expect.element(seenBy).toHaveValue('me')
  await tray.getByRole('button', { name: 'Add d20' }).click()
  await tray.getByRole('textbox', { name: 'Label (optional)' }).fill('Stealth')
  await secretly.click()
  await expect.poll(rolled).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(tray).not.toBeInTheDocument()
  await open()
  await secretly.click()
  await expect.poll(rolled).toBe(2)
  await expect.element(entries.first().getByText('Only you', { exact: true })).toBeVisible()
})

test('a request that no roll of my sheet answers is answered by dice chosen for it, and the others come back', async () => {
  const dice = await openDice()
  const notation = tray.getByRole('textbox', { name: 'Dice to roll' })
  await tray.getByRole('button', { name: 'Add d6' }).click()
  await close()
  const answers = await ask(dice, 'Notice')
  await page.getByRole('region', { name: 'Roll request' }).getByText('Choose dice').click()
  await expect.element(tray.getByRole('checkbox', { name: /“Notice”/ })).toBeChecked()
  // The focus is far from the checkbox.
  await expect
    .element(page.getByRole('status').getByText(/^This answers the roll request “Notice”.*\.$/))
    .toBeInTheDocument()
  await expect.element(notation).toHaveValue('')
  await tray.getByRole('button', { name: 'Add d20' }).click()
  await tray.getByRole('button', { name: 'Roll', exact: true }).click()
  await expect.poll(answers).toEqual(['Notice: 1d20, everyone'])
  await expect.element(notation).toHaveValue('1d6')
})
