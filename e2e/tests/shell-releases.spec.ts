import type { Page } from '@playwright/test'
import { changeRemote, publishFolder } from '../support/made-remote.ts'
import { heading, person } from '../support/releases.ts'
import { changedShell, removeChangedShells } from '../support/shell-release.ts'
import { expect, test } from '../support/test.ts'

const hash = 'abcdef0123'

/** Holds a tab to the shell it runs: the changed one, or the one that was built. */
const expectShell = (page: Page, which: 'changed' | 'built'): Promise<void> =>
  expect(page.locator(`meta[name=shell][content="${hash}"]`)).toHaveCount(which === 'changed' ? 1 : 0)

/** What the tabs tell of how loading went. */
const watchHealth = (page: Page): { remote: string; outcome: string }[] => {
  const told: { remote: string; outcome: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/remote-health'))
      told.push(...(request.postDataJSON() as { events: typeof told }).events)
  })
  return told
}

test.afterAll(removeChangedShells)

test.describe('a new release of the shell', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    expectedComplaints: async ({}, use) => {
      await use([
        /ERR_FAILED.*kit-color/,
        /Loading chunk kit-color failed/,
        /A remote failed/,
        /kit-color.* could not be loaded/,
        /ui\/color could not be loaded/,
      ])
    },
  })

  test('open tabs keep what they began with, lose nothing typed, and switch as they navigate', async ({
    page,
    context,
    logIn,
  }) => {
    await logIn(await person({ is_admin: true }))
    const writer = await context.newPage()
    await page.goto('/admin/members')
    await expect(heading(page, 'Mitglieder')).toBeVisible()
    await writer.goto('/profile')
    await expect(heading(writer, /Profil/)).toBeVisible()
    const phone = writer.getByRole('textbox', { name: 'Telefon' })
    await phone.fill('0221 4711')
    const told = [page, writer].map(watchHealth)

    const { version } = await publishFolder(context.request, changedShell(hash), { activate: false })
    const heard = [page, writer].map((tab) =>
      tab.waitForResponse((answer) => answer.url().endsWith('/api/system-config')),
    )
    await changeRemote(context.request, 'shell', { kind: 'activate', version })
    await Promise.all(heard)
    for (const tab of [page, writer]) await expectShell(tab, 'built')

    await test.step('a tab switches as it goes to another page, and stays logged in there', async () => {
      await page.getByRole('link', { name: 'Einstellungen', exact: true }).first().click()
      await expect(heading(page, 'Einstellungen')).toBeVisible()
      await expectShell(page, 'changed')
    })

    await test.step('a file of the shell before is still there for whoever began with it', async () => {
      const files = await writer.evaluate(() =>
        [...document.querySelectorAll('script[src*="/assets/shell."]')].map(
          (one) => (one as HTMLScriptElement).src,
        ),
      )
      expect(files).toHaveLength(1)
      expect((await context.request.get(files[0] ?? '')).status()).toBe(200)
    })

    await test.step('what is typed stays, and the tab that typed switches once it may', async () => {
      await writer.getByRole('link', { name: 'Meine Kurse' }).first().click()
      await writer.getByRole('button', { name: 'Hier bleiben' }).click()
      await expect(phone).toHaveValue('0221 4711')
      await expectShell(writer, 'built')
      await phone.fill('')
      await writer.getByRole('link', { name: 'Meine Kurse' }).first().click()
      await expect(heading(writer, 'Meine Kurse')).toBeVisible()
      await expectShell(writer, 'changed')
    })

    await test.step('a press leads back, in open tabs with their next page', async () => {
      await page.goto('/admin/modules/shell')
      await page.getByRole('button', { name: 'Zurückkehren' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: /Grund/ }).fill('Doch nicht')
      await dialog.getByRole('button', { name: 'Zurückkehren' }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('link', { name: 'Mitglieder', exact: true }).first().click()
      await expect(heading(page, 'Mitglieder')).toBeVisible()
      await expectShell(page, 'built')
    })
    expect(told.flat().filter(({ outcome }) => outcome === 'failed')).toEqual([])
  })

  test(
    'a part of the kit that does not come counts for the shell and against no remote',
    { tag: '@deep' },
    async ({ page, logIn }) => {
      await logIn(await person({ is_admin: true }))
      await page.route(/\/assets\/kit-color\./, (route) => route.abort())
      const told = watchHealth(page)
      await page.goto('/admin/settings')
      await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
      await expect
        .poll(() => told.map(({ remote, outcome }) => `${remote} ${outcome}`))
        .toContain('shell failed')
      expect(told.filter(({ remote, outcome }) => remote !== 'shell' && outcome === 'failed')).toEqual([])
      await page.unroute(/\/assets\/kit-color\./)
      await page.getByRole('button', { name: 'Erneut versuchen' }).click()
      await expect(heading(page, 'Einstellungen')).toBeVisible()
    },
  )
})
