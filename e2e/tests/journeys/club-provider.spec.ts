import { readPdf } from '../../../api/src/testing/read-pdf.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { insured } from '../../support/learner.ts'
import { walkByKeyboard } from '../../support/keyboard-walk.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'

const short = (): string => crypto.randomUUID().slice(0, 8)
const someone = (what: string): string => `${what}-${short()}@beispiel.de`

/** A club whose member has finished a course by an access of the club. */
const arrange = async () => {
  const people = { owner: someone('vorstand'), admin: someone('verwaltung'), member: someone('mitglied') }
  const owner_id = await scenario('addPerson', { email: people.owner, first_name: 'Vera', last_name: 'Voss' })
  await scenario('addPerson', { email: people.admin, is_admin: true })
  const user_id = await scenario('addPerson', {
    email: people.member,
    first_name: 'Lore',
    last_name: 'Lindner',
    birth_date: '1960-05-04',
  })
  const name = `TSV ${short()}`
  const society = await scenario('addSociety', { name, owner_id, member_ids: [user_id] })
  const creator = await scenario('addPerson', { email: someone('kursleitung'), is_course_creator: true })
  const course = await scenario('addMadeCourse', {
    owner_id: creator,
    title: `Ruhig stehen ${short()}`,
    chapters: [{ title: 'Eins', lectures: [{ title: 'Lies das', words: 'Steh einmal auf.' }] }],
  })
  const access = await scenario('addAccess', {
    owner_id: creator,
    name: 'Vom Verein',
    course_ids: [course.draft_id],
    society_ids: [society],
  })
  await scenario('addLearning', { user_id, course_id: course.live_id, share: 1, begun_days_ago: 40 })
  return { ...people, name, society, course, access }
}

test(
  'a club enters itself as provider, an admin completes it, and a certificate names it',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const { owner, admin, member, name, society, course, access } = await arrange()
    const desk = await openElsewhere(browser, admin)
    const allowed = await desk.request.patch(`${E2E_URL}/api/settings`, {
      data: { society_providers: true },
      headers: { origin: E2E_URL },
    })
    expect(allowed.ok()).toBe(true)

    const head = await openElsewhere(browser, owner)
    await test.step('its owner enters name, address, imprint and who signs', async () => {
      await head.goto(`${E2E_URL}/sales`)
      await head.getByRole('button', { name: `${name} verwalten` }).click()
      await head.getByRole('menuitem', { name: 'Verein als Anbieter' }).click()
      const dialog = head.getByRole('dialog', { name: `${name} als Anbieter` })
      await dialog.getByLabel('Name des Vereins').fill(`${name} e. V.`)
      await dialog.getByLabel('Straße und Hausnummer').fill('Am Platz 3')
      await dialog.getByLabel('Postleitzahl').fill('34125')
      await dialog.getByLabel('Ort', { exact: true }).fill('Kassel')
      await dialog.getByLabel('Vertreten durch').fill('Vera Voss und Hans Kern')
      await dialog.getByRole('button', { name: 'Speichern' }).click()
      await expect(dialog.getByText('Bitte fülle dieses Feld aus.').first()).toBeVisible()
      await dialog.getByLabel('E-Mail-Adresse').fill('vorstand@tsv.example')
      await dialog.getByLabel('Wer unterschreibt').fill('Vera Voss')
      await dialog.getByRole('button', { name: 'Speichern' }).click()
      await expect(head.getByText(`${name} e. V. ist jetzt Anbieter`, { exact: false })).toBeVisible()
    })
    await test.step('an admin sees it on the page of the club, and adds the register', async () => {
      await desk.goto(`${E2E_URL}/admin/groups/${society}`)
      // Exactly: what scrolls in a dialog is a region too, named like the dialog.
      const part = desk.getByRole('region', { name: 'Als Anbieter', exact: true })
      await expect(part.getByText('Am Platz 3, 34125 Kassel')).toBeVisible()
      await expect(part.getByText('Kein Eintrag')).toBeVisible()
      await part.getByRole('button', { name: 'Angaben ändern' }).click()
      const dialog = desk.getByRole('dialog', { name: `${name} als Anbieter` })
      await dialog.getByLabel(/^Vereinsregister/).fill('Amtsgericht Kassel, VR 1234')
      await dialog.getByRole('button', { name: 'Speichern' }).click()
      await expect(part.getByText('Amtsgericht Kassel, VR 1234')).toBeVisible()
    })
    await test.step('a stranger finds its imprint on the page of the access', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`${E2E_URL}/access/${access}`)
      const imprint = page.getByRole('region', { name: 'Impressum' })
      for (const words of [`${name} e. V.`, 'Am Platz 3', 'Vertreten durch Vera Voss und Hans Kern'])
        await expect(imprint.getByText(words)).toBeVisible()
      await expect(imprint.getByRole('link', { name: 'vorstand@tsv.example' })).toBeVisible()
      await expect(imprint.getByText('Registereintrag: Amtsgericht Kassel, VR 1234')).toBeVisible()
      expect(await walkByKeyboard(page)).toEqual([])
    })
    await test.step('the certificate of a member names it', async () => {
      const learner = await openElsewhere(browser, member)
      const answer = await learner.request.post(`${E2E_URL}/api/user-finish`, {
        data: {
          course_id: course.live_id,
          signature: { kind: 'typed', text: 'Lore Lindner' },
          ...(await insured()),
        },
        headers: { origin: E2E_URL },
      })
      expect(answer.status(), await answer.text()).toBe(200)
      const { id } = (await answer.json()) as { id: string }
      await learner.goto(`${E2E_URL}/certificates/${id}`)
      await learner.getByText('Bescheinigung als Text lesen').click()
      await expect(learner.getByRole('region', { name: 'Seite 1: Bescheinigung' })).toContainText(
        `${name} e. V.`,
      )
      const file = await learner.request.get(`${E2E_URL}/api/certificate/file?certificate-id=${id}`)
      const { pages } = await readPdf(await file.body())
      expect(pages[0]).toContain(`${name} e. V.`)
      expect(pages[1]).toContain('Am Platz 3')
      await learner.context().close()
    })
    await head.context().close()
    await desk.context().close()
  },
)
