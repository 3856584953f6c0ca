import { E2E_URL } from '../../platform/ports.ts'
import { linkIn } from '../../support/outbox.ts'
import {
  consentAndAskForCode,
  createAccount,
  fillAccount,
  fillPerson,
  newEmail,
  nextStep,
} from '../../support/registration.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, logInContext, test } from '../../support/test.ts'

const arrange = async (title: string) => {
  const email = `kursleitung-${crypto.randomUUID()}@beispiel.de`
  const owner_id = await scenario('addPerson', {
    email,
    first_name: 'Eva',
    last_name: 'Weiß',
    is_course_creator: true,
  })
  const course = await scenario('addPublishedCourse', { owner_id, course: 'atmung', title })
  return { email, owner_id, course }
}

test.describe('an invitation', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      await use([/the server responded with a status of (401|404|410)/])
    },
  })

  test('by mail leads a stranger over registering into the course', async ({ page, browser }) => {
    const title = `Ruhig atmen ${crypto.randomUUID().slice(0, 6)}`
    const { email, course } = await arrange(title)
    const invited = newEmail()
    const desk = await browser.newContext({ baseURL: E2E_URL, locale: 'de-DE' })
    await logInContext(desk, email)
    const creator = await desk.newPage()

    await test.step('a creator makes an access, adds the course and invites', async () => {
      await creator.goto('/course-editor/accesses')
      await creator.getByRole('button', { name: 'Neuer Zugang' }).click()
      await creator.getByLabel('Name', { exact: true }).fill('Frühjahr')
      await creator.getByRole('button', { name: 'Zugang anlegen' }).click()
      await creator.getByRole('combobox', { name: 'Kurs hinzufügen' }).fill(title)
      await creator.getByRole('option', { name: title }).click()
      await expect(creator.getByRole('link', { name: title })).toBeVisible()
      await creator.getByLabel('Per E-Mail einladen').fill(invited)
      await creator.getByRole('button', { name: 'Einladung senden' }).click()
      await expect(creator.getByText('Noch nicht dabei')).toBeVisible()
    })

    await test.step('the mail leads to its page, and that to registering', async () => {
      await page.goto(await linkIn(page.request, invited, 'course-invitation'))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText('Eva Weiß lädt dich ein')).toBeVisible()
      await page.getByRole('link', { name: 'Mitmachen' }).first().click()
      await fillAccount(page, invited)
      await fillPerson(page)
      await nextStep(page)
      await page.getByRole('button', { name: 'Ohne Krankenkasse weiter' }).click()
      await consentAndAskForCode(page)
      await createAccount(page, invited)
    })

    await test.step('and ends in the course, which stands first from then on', async () => {
      await expect(page).toHaveURL(`${E2E_URL}/courses/${course.live_id}`)
      await expect(page.getByRole('link', { name: 'Kurs beginnen' })).toBeVisible()
      await page.goto('/my-courses')
      await expect(page.getByText('Neu für dich freigeschaltet')).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title)
    })

    await test.step('the creator sees who came', async () => {
      await creator.reload()
      await expect(creator.getByText('Dabei', { exact: true })).toBeVisible()
      await desk.close()
    })
  })

  test(
    'by link lets somebody with an account join, logged in or not yet',
    { tag: '@deep' },
    async ({ page, logIn, leave }) => {
      const title = `Ruhig atmen ${crypto.randomUUID().slice(0, 6)}`
      const { owner_id, course } = await arrange(title)
      const access = await scenario('addAccess', { owner_id, name: 'Link', course_ids: [course.draft_id] })
      const goal = `${E2E_URL}/courses/${course.live_id}`
      const email = newEmail()
      await scenario('addPerson', { email, first_name: 'Lore', last_name: 'Lindner' })

      await test.step('logging in finishes what the button began', async () => {
        await page.goto(`/access/${access}`)
        await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).first().click()
        await page.getByLabel('E-Mail-Adresse').fill(email)
        await page.getByLabel('Passwort', { exact: true }).fill('Kursportal-2026!')
        await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
        await expect(page).toHaveURL(goal)
      })

      await test.step('who is in goes on, who is logged in joins with one press', async () => {
        await page.goto(`/access/${access}`)
        await page.getByRole('link', { name: 'Weiter zum Kurs' }).click()
        await expect(page).toHaveURL(goal)
        const other = newEmail()
        await scenario('addPerson', { email: other })
        await leave()
        await logIn(other)
        await page.goto(`/access/${access}`)
        await page.getByRole('button', { name: 'Mitmachen' }).first().click()
        await expect(page).toHaveURL(goal)
      })
    },
  )

  test('that is unknown or over says so, and answers so', async ({ page }) => {
    const { owner_id, course } = await arrange('Vorbei')
    const over = await scenario('addAccess', {
      owner_id,
      name: 'Vorbei',
      course_ids: [course.draft_id],
      open_until: '2026-01-31',
    })
    expect((await page.goto(`/access/${over}`))?.status()).toBe(410)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Diese Einladung gilt nicht mehr' }),
    ).toBeVisible()
    await expect(page.getByText(/Frag bei Eva Weiß nach/)).toBeVisible()
    expect((await page.goto(`/access/${crypto.randomUUID()}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Diese Einladung gibt es nicht' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})
