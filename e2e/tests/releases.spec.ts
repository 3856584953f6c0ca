import { deployToken, remotes } from '../support/commands.ts'
import { built, changeRemote, publishFolder, removeMadeRemotes } from '../support/made-remote.ts'
import { heading, link, person } from '../support/releases.ts'
import { expect, test } from '../support/test.ts'

/** A remote of our own, so that nobody else's test sees what is done to it. */
const name = 'mf-schaufenster'

/** A page with something to type, and a mark outside of itself for as long as it is drawn. */
const withNote = {
  imports: `import { useEffect, useState } from 'react'
import { UnsavedGuard } from '@kursportal/shared/ui/forms'`,
  draw: `const [note, setNote] = useState('')
  useEffect(() => {
    document.body.dataset.schaufenster = 'offen'
    // Left behind: it ends with the page only.
    setInterval(() => { document.body.dataset.takt = String(Date.now()) }, 50)
    return () => { delete document.body.dataset.schaufenster }
  }, [])`,
  body: `<UnsavedGuard when={note !== ''} />
      <input aria-label="Notiz" value={note} onChange={(event) => setNote(event.target.value)} />`,
}

test.afterAll(removeMadeRemotes)

test.describe('a release that is changed by commands', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      // Who comes too late is refused; an imprint nobody wrote is not there.
      await use([/status of 409.*remote-change/, /status of 404.*legal/])
    },
  })
  let folders: { first: string; second: string }
  test.beforeAll(() => {
    const shown = { name, label: 'Schaufenster', ...withNote }
    folders = {
      first: built({ ...shown, version: '1.0.0', heading: 'Erste Fassung' }),
      second: built({ ...shown, version: '1.1.0', heading: 'Zweite Fassung' }),
    }
  })

  test(
    'two open tabs hear of it, keep what they have, lose nothing typed, and switch as they navigate',
    { tag: '@deep' },
    async ({ page, context, logIn }) => {
      const admin = await person({ is_admin: true })
      await logIn(admin)
      const first = await publishFolder(context.request, folders.first)
      const second = await publishFolder(context.request, folders.second, { activate: false })
      const team = await deployToken(admin, name)
      const writer = await context.newPage()
      const tabs = [page, writer]
      for (const tab of tabs) {
        await tab.goto(`/${name}`)
        await expect(heading(tab, 'Erste Fassung')).toBeVisible()
      }
      /** Runs a command; both tabs must have heard of it within seconds. */
      const told = async (...words: readonly string[]): Promise<void> => {
        const heard = tabs.map((tab) =>
          tab.waitForResponse((answer) => answer.url().endsWith('/api/system-config'), { timeout: 60_000 }),
        )
        await remotes(team, ...words, '--reason', 'Browsertest')
        const answered = Date.now()
        await Promise.all(heard)
        expect(Date.now() - answered).toBeLessThan(5000)
      }

      await writer.getByRole('textbox', { name: 'Notiz' }).fill('Noch nicht gespeichert')
      await told('activate', name, second.version)
      for (const tab of tabs) await expect(heading(tab, 'Erste Fassung')).toBeVisible()

      await link(page, 'Weiter').click()
      await expect(heading(page, 'Zweite Fassung')).toBeVisible()
      await link(writer, 'Weiter').click()
      await writer.getByRole('button', { name: 'Hier bleiben' }).click()
      await expect(writer.getByRole('textbox', { name: 'Notiz' })).toHaveValue('Noch nicht gespeichert')
      await expect(heading(writer, 'Erste Fassung')).toBeVisible()
      await writer.getByRole('textbox', { name: 'Notiz' }).fill('')
      await link(writer, 'Weiter').click()
      await expect(heading(writer, 'Zweite Fassung')).toBeVisible()

      await told('rollback', name)
      const corrected = 'Von dieser Seite gibt es eine berichtigte Fassung.'
      for (const tab of tabs) await expect(tab.getByText(corrected)).toBeVisible()
      await link(page, 'Anfang').click()
      await expect(heading(page, 'Erste Fassung')).toBeVisible()
      await test.step('a tab that rests takes it up once nobody looks and nothing typed is lost', async () => {
        const note = writer.getByRole('textbox', { name: 'Notiz' })
        await note.fill('Noch nicht gespeichert')
        await writer.evaluate(() => {
          Object.defineProperty(document, 'hidden', { value: true })
          document.dispatchEvent(new Event('visibilitychange'))
        })
        await expect(heading(writer, 'Zweite Fassung')).toBeVisible()
        await note.fill('')
        await expect(heading(writer, 'Erste Fassung')).toBeVisible()
        await expect(writer.getByText(corrected)).toHaveCount(0)
      })

      await test.step('a rollout reaches those it is for, and ends', async () => {
        await told('rollout', name, second.version, '--role', 'admin')
        await page.getByRole('link', { name: 'Impressum' }).click()
        await expect(heading(page, 'Impressum')).toBeVisible()
        await page.goBack()
        await expect(heading(page, 'Zweite Fassung')).toBeVisible()
        await told('halt', name)
        await link(page, 'Weiter').click()
        await expect(heading(page, 'Erste Fassung')).toBeVisible()
      })

      await test.step('who comes too late is told who was faster', async () => {
        await page.goto(`/admin/modules/${name}`)
        await page.getByRole('button', { name: 'Abschalten' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox', { name: /Grund/ }).fill('Wartung')
        await remotes(team, 'activate', name, second.version, '--reason', 'Ich war schneller')
        await dialog.getByRole('button', { name: 'Abschalten' }).click()
        await expect(dialog.getByText(/Jemand war schneller: .*„Ich war schneller“/)).toBeVisible()
        await expect(dialog.getByRole('textbox', { name: /Grund/ })).toHaveValue('Wartung')
        expect(await remotes(team, 'history', name)).toContain('Ich war schneller')
        await changeRemote(context.request, name, { kind: 'activate', version: first.version })
      })

      await test.step('switching it off takes it out of an open tab, cleanly, and out of the menu', async () => {
        const menu = writer.getByRole('navigation', { name: 'Hauptmenü' })
        await expect(menu.getByRole('link', { name: 'Schaufenster' })).toBeVisible()
        await expect(writer.locator('body')).toHaveAttribute('data-schaufenster', 'offen')
        await expect(writer.locator('body')).toHaveAttribute('data-takt')
        const note = writer.getByRole('textbox', { name: 'Notiz' })
        await note.fill('Noch nicht gespeichert')
        await remotes(team, 'disable', name, '--reason', 'Browsertest')
        await expect(menu.getByRole('link', { name: 'Schaufenster' })).toHaveCount(0)
        await expect(note).toHaveValue('Noch nicht gespeichert')
        await note.fill('')
        await expect(heading(writer, '„Werkstatt“ ist gerade abgeschaltet')).toBeVisible()
        await expect(writer.locator('body')).not.toHaveAttribute('data-schaufenster')
        // What it left behind ended as well.
        await expect(writer.locator('body')).not.toHaveAttribute('data-takt')
        await expect(menu.getByRole('link', { name: 'Schaufenster' })).toHaveCount(0)
        await menu.getByRole('link', { name: 'Meine Kurse' }).click()
        await expect(heading(writer, 'Meine Kurse')).toBeVisible()
        await remotes(team, 'enable', name, '--reason', 'Browsertest')
        await menu.getByRole('link', { name: 'Schaufenster' }).click()
        await expect(heading(writer, /Fassung/)).toBeVisible()
      })
    },
  )
})
