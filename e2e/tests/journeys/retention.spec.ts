import type { Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

// Texts have a hyphen that does not break.
const MAILS = 'Verschickte E‑Mails: Adresse, Betreff und Zeit'
const OLD = 7

const setMonths = async (page: Page, months: string, reason: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: MAILS })
  await dialog.getByLabel('Frist in Monaten').fill(months)
  await dialog.getByLabel('Warum?').fill(reason)
}

test(
  'an admin shortens a period, is told what goes, and what was announced is gone',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const admin = `verwaltung-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email: admin, is_admin: true })
    // Older than anything that other tests leave behind.
    await scenario('addSentMails', {
      to: `alt-${crypto.randomUUID()}@beispiel.de`,
      days_ago: 200,
      count: OLD,
    })
    await logIn(admin)
    await page.goto(`${E2E_URL}/admin/retention`)
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: MAILS }) })
    await expect(row.getByText('12 Monate seit dem Versand')).toBeVisible()

    await test.step('the dialog says in numbers what a shorter period deletes', async () => {
      await row.getByRole('button').click()
      await setMonths(page, '6', 'Kürzer, wie im Vertrag mit dem Verein')
      const dialog = page.getByRole('dialog', { name: MAILS })
      await expect(
        dialog.getByText(new RegExp(`^Mit dieser Frist werden heute Nacht ${OLD} von [\\d.]+ gelöscht`)),
      ).toBeVisible()
      await dialog.getByRole('button', { name: 'Speichern' }).click()
      await expect(dialog).toBeHidden()
      await expect(row.getByText('6 Monate seit dem Versand')).toBeVisible()
      await expect(row.getByText(new RegExp(`${OLD} jetzt fällig`))).toBeVisible()
    })
    await test.step('the run takes exactly that', async () => {
      await page.getByRole('button', { name: 'Jetzt löschen' }).click()
      const question = page.getByRole('dialog', { name: 'Jetzt löschen, was fällig ist?' })
      await expect(question.getByText(`${MAILS}: ${OLD}`)).toBeVisible()
      await question.getByRole('button', { name: 'Jetzt löschen' }).click()
      const last = page.getByRole('region', { name: 'Zuletzt gelöscht' })
      await expect(last.getByText(`${MAILS}: ${OLD}`)).toBeVisible()
      await expect(row.getByText(/jetzt nichts fällig|nichts da/)).toBeVisible()
    })
    await test.step('the log says so, without any content', async () => {
      await page.goto(`${E2E_URL}/admin/log`)
      await expect(
        page.getByText(new RegExp(`hat eine Aufbewahrungsfrist geändert: ${MAILS}\\.`)).first(),
      ).toBeVisible()
      await expect(page.getByText(/^Nach den Aufbewahrungsfristen wurden/).first()).toBeVisible()
    })
    await test.step('and the period is as it was', async () => {
      await page.goto(`${E2E_URL}/admin/retention`)
      await row.getByRole('button').click()
      await setMonths(page, '12', 'Wieder wie zuvor')
      await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
      await expect(row.getByText('12 Monate seit dem Versand')).toBeVisible()
    })
  },
)
