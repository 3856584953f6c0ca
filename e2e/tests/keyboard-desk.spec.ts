import { arriveAt, button, link, newEmail, tabAndPress, tabAndType, tabTo } from '../support/keys.ts'
import { scenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// The screens of those who build, run and recommend, and registering, with the keyboard alone; see keyboard.spec.ts.
test.describe.configure({ mode: 'parallel' })

test(
  'a creator makes an access, puts lectures in order, and looks at the bell',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const email = newEmail()
    const owner_id = await scenario('addPerson', { email, is_course_creator: true })
    const course = await scenario('addShortCourse', { owner_id, title: 'In Reihe' })
    await logIn(email)

    await test.step('the list of the bell opens with Enter; Escape closes it and goes back to the bell', async () => {
      await page.goto('/course-editor/accesses')
      const bell = page.getByRole('button', { name: /^Mitteilungen/ })
      await tabAndPress(page, bell)
      await expect(page.getByRole('region', { name: 'Mitteilungen' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('region', { name: 'Mitteilungen' })).toBeHidden()
      await expect(bell).toBeFocused()
    })
    await test.step('a dialog holds the focus, and Escape gives it back to the button', async () => {
      const open = page.getByRole('main').getByRole('button', { name: 'Neuer Zugang' }).first()
      await tabAndPress(page, open)
      await expect(page.getByRole('dialog', { name: 'Neuer Zugang' })).toBeVisible()
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press('Tab')
        await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
      }
      await page.keyboard.press('Escape')
      await expect(open).toBeFocused()
    })
    await test.step('an access is made: name, arrow keys for the kind, Enter', async () => {
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Neuer Zugang' })
      await tabAndType(page, dialog.getByLabel('Name'), 'Für die Frühgruppe')
      await tabTo(page, dialog.getByRole('radio').first())
      await page.keyboard.press('ArrowDown')
      await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await arriveAt(page, /Für die Frühgruppe/)
    })
    await test.step('a lecture moves down by its menu, and the focus stays with it', async () => {
      await page.goto(`/course-editor/courses/${course.draft_id}`)
      const lectures = page.getByRole('list', { name: /Alles in einem/ })
      await expect(lectures.getByRole('listitem')).toHaveText([/Lies das zuerst/, /Prüfe dich/])
      const menu = button(page, 'Aktionen für Lies das zuerst')
      // The whole outline is one stop; arrows go through it: the course, the chapter, its first lecture, and there sideways.
      const outline = page.getByRole('navigation', { name: 'Kursaufbau' })
      await tabTo(page, outline.getByRole('link', { name: /Angaben zum Kurs/ }))
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
      await expect(menu).toBeFocused()
      await page.keyboard.press('Enter')
      // The first command is off, since the lecture is the first; it is reached all the same, and says why.
      await expect(page.getByRole('menuitem', { name: /^Nach oben/ })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Nach unten', exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(lectures.getByRole('listitem')).toHaveText([/Prüfe dich/, /Lies das zuerst/])
      await expect(menu).toBeFocused()
    })
  },
)

// Nobody has written the legal texts of this platform yet.
test.use({ expectedComplaints: [/status of 404/] })

test('somebody registers on a small screen', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const insurance = `Tastenkasse ${crypto.randomUUID().slice(0, 6)}`
  await scenario('addInsurance', { name: insurance })
  await page.goto('/register')

  await test.step('account and person are typed; Enter goes on, and the next step has the focus', async () => {
    await tabAndType(page, page.getByLabel('E-Mail-Adresse'), newEmail())
    await tabAndType(page, page.getByLabel('Passwort', { exact: true }), 'Sonnenhut-42-gelb')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Über dich' })).toBeFocused()
    await tabAndType(page, page.getByLabel('Vorname'), 'Nele')
    await tabAndType(page, page.getByLabel('Nachname'), 'Neu')
    await tabAndType(page, page.getByLabel('Geburtsdatum', { exact: true }), '3.4.1980')
    await page.keyboard.press('Enter')
  })
  await test.step('the insurance is found by typing and taken with arrow key and Enter', async () => {
    await expect(page.getByRole('heading', { name: 'Deine Krankenkasse' })).toBeFocused()
    const field = page.getByRole('combobox', { name: 'Krankenkasse' })
    await tabAndType(page, field, insurance.slice(0, -1))
    await expect(page.getByRole('option', { name: insurance })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(insurance)
    await tabAndType(page, page.getByLabel('Versichertennummer'), 'A123456780')
    await page.keyboard.press('Enter')
  })
  await test.step('a text opens beside the form, and Escape leads back to its link', async () => {
    await expect(page.getByRole('heading', { name: 'Deine Zustimmung' })).toBeFocused()
    const terms = button(page, 'Nutzungsbedingungen')
    await tabAndPress(page, terms)
    await expect(page.getByRole('dialog', { name: 'Nutzungsbedingungen' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(terms).toBeFocused()
  })
  await test.step('consents are given with Space, and the code is asked for', async () => {
    await tabTo(page, page.getByRole('checkbox', { name: /Nutzungsbedingungen/ }), 'Shift+Tab')
    await page.keyboard.press('Space')
    await tabAndPress(page, page.getByRole('checkbox', { name: /Datenschutzerklärung/ }), 'Space')
    await tabAndPress(page, button(page, 'Weiter und Code anfordern'))
    await expect(page.getByRole('heading', { name: 'E-Mail-Adresse bestätigen' })).toBeFocused()
  })
})

test(
  'an admin uses the menu of small screens, finds members and asks about a module',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const email = newEmail()
    await scenario('addPerson', { email, first_name: 'Ada', last_name: 'Admin', is_admin: true })
    await scenario('addPerson', { email: newEmail(), first_name: 'Zita', last_name: 'Zander' })
    await logIn(email)

    await test.step('the menu opens with Enter, closes with Escape, and leads on', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/my-courses')
      await tabAndPress(page, button(page, 'Menü öffnen'))
      await tabTo(page, link(page, 'Empfehlen'))
      await page.keyboard.press('Escape')
      await expect(button(page, 'Menü öffnen')).toBeFocused()
      await page.keyboard.press('Enter')
      await tabAndPress(page, link(page, 'Verwaltung'))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.setViewportSize({ width: 1280, height: 800 })
    })
    await test.step('a member is found by typing', async () => {
      await page.goto('/admin/members')
      await tabAndType(page, page.getByRole('searchbox'), 'Zander')
      const found = page.getByRole('group', { name: 'Mitglieder' })
      await expect(found.getByText('Zita Zander')).toBeVisible()
      await expect(found.getByText('Ada Admin')).toBeHidden()
    })
    await test.step('what follows from turning a module off is asked first; Escape leaves all as it is', async () => {
      await page.goto('/admin/modules/mf-sales')
      const off = page.getByRole('main').getByRole('button', { name: 'Abschalten' })
      await tabAndPress(page, off)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(off).toBeFocused()
    })
    await test.step('recommending begins with Enter', async () => {
      await page.goto('/sales')
      await tabAndPress(page, button(page, 'Eigene Gruppe gründen'))
      const dialog = page.getByRole('dialog', { name: 'Eigene Gruppe gründen' })
      await tabAndType(page, dialog.getByLabel('Name der Gruppe'), 'Yoga am See')
      await tabAndPress(page, dialog.getByRole('checkbox'), 'Space')
      await tabAndPress(page, dialog.getByRole('button', { name: 'Gründen', exact: true }))
      await expect(page.getByText(/^Yoga am See · Eigene Gruppe/)).toBeVisible()
    })
  },
)
