import { E2E_URL } from '../../platform/ports.ts'
import { arrangeCreator } from '../../support/learner.ts'
import { walkByKeyboard } from '../../support/keyboard-walk.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

const publicPages = [
  '/login',
  '/login/password',
  '/register',
  '/faq',
  '/certificate',
  '/withdrawal',
  '/report',
  '/legal/imprint',
  '/legal/privacy',
  '/legal/terms-of-use',
  '/legal/accessibility',
  '/gibt-es-nicht',
]

/** A page that anybody with its address sees. */
const addInvitation = async (): Promise<string> => {
  const owner_id = await arrangeCreator()
  const { draft_id } = await scenario('addPublishedCourse', { owner_id, course: 'atmung' })
  return `/access/${await scenario('addAccess', { owner_id, name: 'Frühjahr', course_ids: [draft_id] })}`
}

test.use({ expectedComplaints: [/status of (401|404)/] })

for (const width of [360, 1280])
  test(
    `the imprint is linked from every public page, ${width} px wide`,
    { tag: '@deep' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      const invitation = await addInvitation()
      for (const path of [...publicPages, invitation, `${invitation.slice(0, -4)}ffff`]) {
        await page.goto(`${E2E_URL}${path}`)
        const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
        await expect(imprint, path).toBeVisible()
        await expect(imprint, path).toHaveAttribute('href', '/legal/imprint')
      }
    },
  )

test('a stranger tells of a barrier, and gets a receipt', async ({ page }) => {
  const stranger = `fremd-${crypto.randomUUID()}@beispiel.de`
  await page.goto(`${E2E_URL}/faq`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click()
  await expect(page.getByRole('heading', { name: 'Barriere melden' })).toBeVisible()
  // The frame puts the focus there after a navigation, and must not do so during the walk.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await walkByKeyboard(page)).toEqual([])
  await page.getByLabel('Was geht nicht?').fill('Der Knopf ist zu klein.')
  await page.getByLabel('Deine E-Mail-Adresse').fill(stranger)
  await page.getByRole('button', { name: 'Abschicken' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Die Bestätigung schicken wir an' })).toBeFocused()
  await expect(async () => {
    const answer = await page.request.get(
      `${E2E_URL}/api/dev/outbox?to=${encodeURIComponent(stranger)}&limit=1`,
    )
    const [mail] = ((await answer.json()) as { items: { template_key: string; text: string }[] }).items
    expect(mail?.template_key).toBe('accessibility-receipt')
    expect(mail?.text).toContain('Der Knopf ist zu klein.')
  }).toPass()
})
