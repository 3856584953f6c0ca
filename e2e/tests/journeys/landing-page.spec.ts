import { E2E_URL } from '../../platform/ports.ts'
import { gate, onlyViolations } from '../../../shared/gallery/inspect.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

/** A creator with a published course and an access to it. */
const arrange = async () => {
  const own = crypto.randomUUID()
  const email = `eva-${own}@beispiel.de`
  const title = `Rücken ${own.slice(0, 6)}`
  const owner_id = await scenario('addPerson', {
    email,
    first_name: 'Eva',
    last_name: 'Weiß',
    is_course_creator: true,
  })
  const { draft_id } = await scenario('addPublishedCourse', { owner_id, course: 'atmung', title })
  const access = await scenario('addAccess', { owner_id, name: 'Frühjahr', course_ids: [draft_id] })
  return { email, title, access }
}

test(
  'a landing page comes from a template to visitors, and each step can be taken back',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    test.setTimeout(120_000)
    const { email, title, access } = await arrange()
    await logIn(email)
    await page.setViewportSize({ width: 1400, height: 900 })
    await page.goto(`/course-editor/accesses/${access}`)
    await page.getByRole('link', { name: 'Seite gestalten' }).click()
    const list = page.getByRole('list', { name: 'Bausteine' })
    const preview = page.frameLocator('iframe')

    await test.step('a template stands in the preview as visitors will see it', async () => {
      await page.getByRole('button', { name: /^Kurz/ }).click()
      await expect(list.getByRole('listitem')).toHaveCount(3)
      await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(preview.getByText('Eva Weiß lädt dich ein', { exact: true })).toBeVisible()
    })

    await test.step('what is typed is there at once, is saved by itself, and nobody else sees it', async () => {
      await list.getByRole('button', { name: /^Anfang [^:]/ }).click()
      await page.getByRole('textbox', { name: 'Überschrift' }).fill('Stark in acht Wochen')
      await expect(preview.getByRole('heading', { level: 1, name: 'Stark in acht Wochen' })).toBeVisible()
      await expect(page.getByText(/^Gerade gespeichert|^Gespeichert vor/)).toBeVisible()
      const shown = await page.request.get(`${E2E_URL}/api/landing-page?access-id=${access}`)
      expect(await shown.json()).toMatchObject({ page: null })
    })

    await test.step('blocks are added, moved and deleted by keyboard, and steps taken back', async () => {
      await page.getByRole('button', { name: 'Baustein hinzufügen' }).focus()
      await page.keyboard.press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Fragen und Antworten/ })
        .press('Enter')
      await expect(list.getByRole('listitem')).toHaveCount(4)
      await page.getByRole('button', { name: /Aktionen.*Fragen und Antworten/ }).press('Enter')
      await page.getByRole('menuitem', { name: 'Nach oben', exact: true }).press('Enter')
      await expect(list.getByRole('listitem').nth(2)).toContainText('Fragen und Antworten')
      await page.getByRole('button', { name: 'Rückgängig' }).first().press('Enter')
      await expect(list.getByRole('listitem').nth(3)).toContainText('Fragen und Antworten')
    })

    await test.step('an empty block stands in the way until it is filled', async () => {
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(/Hier fehlt etwas/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Zum Baustein' }).first().click()
      await page.getByRole('textbox', { name: 'Frage', exact: true }).fill('Was brauche ich?')
      await page.getByRole('textbox', { name: 'Antwort' }).fill('Eine Matte.')
      const draft = async () =>
        (await page.request.get(`${E2E_URL}/api/landing-page/draft?access-id=${access}`)).text()
      await expect.poll(draft).toContain('Eine Matte.')
      await page.reload()
      await expect(list.getByRole('listitem')).toHaveCount(4)
    })

    await test.step('axe finds nothing, and the phone of the preview is a real page', async () => {
      // With the page in the frame: its landmarks have names that tell them from those of the builder.
      const { violations } = await gate(page)
        .options({ ...onlyViolations, preload: false })
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([])
      await page.getByRole('button', { name: 'Computer' }).click()
      await expect(preview.getByRole('heading', { level: 1, name: 'Stark in acht Wochen' })).toBeVisible()
    })

    await test.step('it is published, and a stranger reads it', async () => {
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
      await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
      await expect(page.getByText('Die Seite ist veröffentlicht.')).toBeVisible()
      const stranger = await browser.newPage({ baseURL: E2E_URL, locale: 'de-DE' })
      await stranger.goto(`/access/${access}?code=Praxis`)
      await expect(stranger.getByRole('heading', { level: 1, name: 'Stark in acht Wochen' })).toBeVisible()
      await stranger.getByText('Was brauche ich?').click()
      await expect(stranger.getByText('Eine Matte.')).toBeVisible()
      await stranger.close()
    })

    await test.step('the visit is counted by its code, and one change can be thrown away', async () => {
      await page.reload()
      await expect(page.getByText('Nach 1 Codes').or(page.getByText('1 Code', { exact: true }))).toBeVisible()
      await page
        .getByRole('list', { name: 'Bausteine' })
        .getByRole('button', { name: /^Anfang [^:]/ })
        .click()
      await page.getByRole('textbox', { name: 'Überschrift' }).fill('Ganz anders')
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^Diese Änderung verwerfen/ }).click()
      await expect(dialog.getByText('Die Seite ist so veröffentlicht, wie sie hier steht.')).toBeVisible()
    })
  },
)
