import type { BrowserContext, Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { makeSmallFilm } from '../../support/film.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

type Id = { id: string }

/** A draft course of the person that is logged in, with one empty video lecture. */
const arrangeDraft = async ({ request }: BrowserContext): Promise<{ courseId: string; videoId: string }> => {
  const headers = { origin: E2E_URL }
  const made = async (answer: Promise<{ json: () => Promise<unknown> }>) =>
    ((await (await answer).json()) as Id).id
  const at = (path: string) => `${E2E_URL}/api${path}`
  const courseId = await made(request.post(at('/course'), { data: { title: 'Zwei Fenster' }, headers }))
  const chapterId = await made(
    request.put(at(`/chapter?course-id=${courseId}`), { data: { title: 'Eins' }, headers }),
  )
  const videoId = await made(
    request.put(at(`/video?chapter-id=${chapterId}`), { data: { title: 'Dehnen', type: 'video' }, headers }),
  )
  return { courseId, videoId }
}

const slowDown = async (page: Page): Promise<void> => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const limits = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 30_000 }
  await network.send('Network.emulateNetworkConditions', limits)
}

test(
  'two videos chosen at once go on in another tab when theirs is closed, and arrive once',
  { tag: '@deep' },
  async ({ page, context, logIn }) => {
    const email = `kursleitung-${crypto.randomUUID()}@beispiel.de`
    await scenario('addPerson', { email, is_course_creator: true })
    await logIn(email)
    const { courseId, videoId } = await arrangeDraft(context)
    const begun: string[] = []
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/tus/')) begun.push(request.url())
    })
    await page.goto(`${E2E_URL}/course-editor/courses/${courseId}/lectures/${videoId}`)
    await slowDown(page)
    await test.step('each file gets its lecture', async () => {
      const files = [makeSmallFilm('dehnen'), makeSmallFilm('kraft_am_morgen')]
      await page.getByLabel('Video auswählen').setInputFiles(files)
      const dialog = page.getByRole('dialog', { name: '2 Videos hochladen?' })
      await expect(dialog.getByText('Neue Lektion: „kraft am morgen“')).toBeVisible()
      await dialog.getByRole('button', { name: 'Alle hochladen' }).click()
      await expect(page.getByRole('link', { name: /kraft am morgen/ }).first()).toBeVisible()
      await expect.poll(() => begun.length).toBe(2)
    })

    const other = await context.newPage()
    await test.step('another tab, on another page, shows both', async () => {
      await other.goto(`${E2E_URL}/my-courses`)
      await other.getByRole('button', { name: /2 Videos werden hochgeladen/ }).click()
      const running = other.getByRole('list', { name: 'Wird gerade hochgeladen' })
      await expect(running.getByText('Zwei Fenster')).toHaveCount(2)
      const bar = running.getByRole('progressbar').first()
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5)
    })
    await test.step('it takes over when the first is closed', async () => {
      await page.close()
      await expect(other.getByRole('list', { name: 'Wird gerade hochgeladen' })).toHaveCount(0, {
        timeout: 30_000,
      })
      expect(begun).toHaveLength(2)
    })
    await test.step('both are told once, and nothing is sent again', async () => {
      const told = async () => {
        const answer = await context.request.get(`${E2E_URL}/api/uploads`)
        const { items } = (await answer.json()) as { items: { name: string; success: boolean }[] }
        return items.map(({ name, success }) => `${name} ${success}`).toSorted()
      }
      const both = ['Dehnen true', 'kraft am morgen true']
      await expect.poll(told, { timeout: 120_000 }).toEqual(both)
      await other.goto(`${E2E_URL}/course-editor/courses/${courseId}/lectures/${videoId}`)
      await expect(other.getByText('Das Video ist fertig')).toBeVisible()
      await expect(other.getByRole('button', { name: /Mitteilungen/ })).toBeVisible()
      expect(await told()).toEqual(both)
      expect(begun).toHaveLength(2)
    })
  },
)
