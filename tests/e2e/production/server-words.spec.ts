import { expect, test } from './support/fixtures.ts'

test('a message of the server is shown as text, whatever it contains', async ({ page, deployment }) => {
  deployment.backend.settings.change({ chosenAnswers: { startVerification: { fault: 'html-message' } } })
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill('sly@example.com')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('<b>Bold</b> & <script>document.title=2</script>')).toBeVisible()
  await expect(page.getByText('Bold', { exact: true })).toHaveCount(0)
  await expect(page).toHaveTitle('Login · Emberhall')
})
