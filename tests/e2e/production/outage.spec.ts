import { noAnswerFrom } from '../../../mocks/scenarios/real-tags.ts'
import { askForCode, type Deployment, expect, readCode, signIn, test } from './support/fixtures.ts'

const noAnswerOf = ({ backend }: Deployment) => noAnswerFrom(`http://127.0.0.1:${backend.gate.port}`)

test.describe('while the server is down', () => {
  // The gateway's own answer is not in the contract.
  const badGateway =
    /^console error: Failed to load resource: the server responded with a status of 502|^off the contract: .*\b502\b/
  test.use({ expectedFaults: [badGateway] })

  test('a code cannot be requested; the contact is kept, and then it works', async ({ page, deployment, front }) => {
    const contact = page.getByRole('textbox', { name: 'Phone or Email' })
    await page.goto('/login')
    await contact.fill('fern@example.com')
    await deployment.backend.gate.shut()
    await page.getByRole('button', { name: 'Send Code' }).click()
    const message = front === 'preview' ? noAnswerOf(deployment) : "Can't reach the server right now"
    await expect(page.getByText(message)).toBeVisible()
    await expect(contact).toHaveValue('fern@example.com')
    await deployment.backend.gate.open()
    await page.getByRole('button', { name: 'Send Code' }).click()
    await expect(page.getByText('Code sent to email: fern@example.com.')).toBeVisible()
  })

  test('a code cannot be checked; it is kept, and then it signs in', async ({ page, deployment, front }) => {
    await askForCode(page, 'moss@example.com')
    const field = page.getByRole('textbox', { name: 'Code' })
    const code = await readCode(deployment, 'moss@example.com')
    await field.fill(code)
    await deployment.backend.gate.shut()
    await page.getByRole('button', { name: 'Verify' }).click()
    const message = front === 'preview' ? noAnswerOf(deployment) : "Can't reach the server right now"
    await expect(page.getByText(message)).toBeVisible()
    await expect(field).toHaveValue(code)
    await deployment.backend.gate.open()
    await field.press('Enter')
    await expect(page).toHaveURL('/home/')
  })

  test('pages work, a reload signs out here alone, and the session is there again', async ({ page, deployment }) => {
    await signIn(page, deployment, 'sage@example.com')
    await deployment.backend.gate.shut()
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Lobby' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('textbox', { name: 'Phone or Email' })).toBeVisible()
    await deployment.backend.gate.open()
    await page.goto('/home/')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Emberhall' })).toBeVisible()
  })
})

test.describe('while the script that sends a code does not load', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test('the contact is kept, the person is notified, and then it works', async ({ page }) => {
    const contact = page.getByRole('textbox', { name: 'Phone or Email' })
    await page.route('**/assets/start-verification-*.js', (route) => route.abort())
    await page.goto('/login')
    await contact.fill('clover@example.com')
    await contact.press('Enter')
    await expect(page.getByRole('alert').getByText('Unable to start verification')).toBeVisible()
    await expect(contact).toHaveValue('clover@example.com')
    await contact.fill('')
    await contact.press('Enter')
    await expect(page.getByText('Enter your phone number or email address.')).toBeVisible()
    await page.unroute('**/assets/start-verification-*.js')
    await contact.fill('clover@example.com')
    await contact.press('Enter')
    await expect(page.getByText('Code sent to email: clover@example.com.')).toBeVisible()
  })
})
