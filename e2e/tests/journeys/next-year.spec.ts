import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf } from '../../../api/src/testing/read-pdf.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner, insured } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

const texts = ['Erste Einheit', 'Zweite Einheit']

const downloadFirst = async (page: Page, id: string): Promise<Buffer> => {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`a[href*="${id}&download"]`).click(),
  ])
  return readFile(await saved.path())
}

test(
  'next year the course is fresh, and the certificate of back then is what it was, whatever changes',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const learner = await arrangeLearner(
      {
        title: 'Jedes Jahr aufs Neue',
        chapters: [{ title: 'Eins', lectures: texts.map((title) => ({ title, words: 'Kurz und gut.' })) }],
      },
      { first_name: 'Lore', last_name: 'Łuczak' },
    )
    const finished = { user_id: learner.user_id, course_id: learner.course.live_id }
    await scenario('addLearning', { ...finished, share: 1, begun_days_ago: 420, took_days: 30 })
    const first = await scenario('addCertificate', { ...finished, ...(await insured()) })
    await logIn(learner.email)

    const before = await test.step('the certificate of back then', async () => {
      await page.goto(`${E2E_URL}/certificates`)
      const file = await downloadFirst(page, first.id)
      expect(createHash('sha256').update(file).digest('hex')).toBe(first.sha256)
      return file
    })
    await test.step('the person has another name now', async () => {
      await page.goto(`${E2E_URL}/profile`)
      await page.getByLabel('Nachname').fill('Neumann')
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/api/user'),
      )
      await page.getByLabel('Nachname').press('Enter')
      expect((await saved).ok()).toBe(true)
    })
    await test.step('everything begins anew', async () => {
      await page.goto(`${E2E_URL}/courses/${learner.course.live_id}`)
      await page.getByRole('button', { name: 'Kurs noch einmal machen' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Deine frühere Teilnahme und ihre Bescheinigung bleiben erhalten.')
      await dialog.getByRole('button', { name: 'Kurs noch einmal machen' }).click()
      await expect(page.getByText('0 von 2 Lektionen').first()).toBeVisible()
    })
    await test.step('both units again, to the second certificate', async () => {
      await page.getByRole('link', { name: 'Weiterlernen' }).first().click()
      for (const title of texts) {
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
        await page.getByRole('button', { name: 'Gelesen' }).click()
        await expect(page.getByText('Gelesen. Gut gemacht!')).toBeVisible()
        if (title !== texts.at(-1)) await page.getByRole('link', { name: /^Weiter mit:/ }).click()
      }
      await page.getByRole('link', { name: 'Weiter zur Bescheinigung' }).click()
      await expect(page.getByLabel('Nachname')).toHaveValue('Neumann')
      await page.getByText('Namen tippen', { exact: true }).click()
      await page.getByLabel('Dein Vor- und Nachname').fill('Lore Neumann')
      await page.getByRole('button', { name: 'Unterschreiben und Bescheinigung holen' }).click()
      await expect(page.getByRole('link', { name: 'Bescheinigung ansehen' })).toBeVisible()
    })
    await test.step('both are there; the first is the same to the byte', async () => {
      await page.goto(`${E2E_URL}/certificates`)
      await expect(page.getByRole('link', { name: 'Jedes Jahr aufs Neue', exact: true })).toHaveCount(2)
      const file = await downloadFirst(page, first.id)
      expect(file.equals(before)).toBe(true)
      const pdf = await readPdf(file)
      expect(pdf.tagged).toBe(true)
      expect(pdf.metadata).toContain('pdfuaid')
      expect(pdf.pages[0]).toContain('Lore Łuczak')
      expect(pdf.pages.join(' ')).not.toContain('Neumann')
      await page.goto(`${E2E_URL}/certificate/${first.number}`)
      await expect(page.getByText('Lore Łuczak')).toBeVisible()
    })
  },
)
