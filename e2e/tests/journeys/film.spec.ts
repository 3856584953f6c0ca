import type { Page, Response } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { killTab } from '../../support/breaking-line.ts'
import { arrangeCreator, arrangeLearner, lectureUrl } from '../../support/learner.ts'
import { player, second } from '../../support/player.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, openElsewhere, test } from '../../support/test.ts'
import { smallPhone } from '../../support/touch.ts'

/** Long enough for two reports at double speed. */
const FILM_SECONDS = 44
/** A report every ten seconds, at twice the speed: what a killed tab may lose. */
const MOST_LOST = 20

// A film that is not ready, an address that has run out, and no connection: each is a failed request.
test.use({ expectedComplaints: [/Failed to load resource/] })

type Film = HTMLVideoElement

const isLoaded = (page: Page): Promise<boolean> =>
  player(page).evaluate((element) => {
    const { buffered, duration } = element as Film
    return buffered.length > 0 && buffered.end(buffered.length - 1) > duration - 1
  })
const play = (page: Page, speed: number): Promise<void> =>
  player(page).evaluate((element, rate) => {
    ;(element as Film).playbackRate = rate
    return (element as Film).play()
  }, speed)
const reports = (answer: Response): boolean => answer.url().endsWith('/api/video/progress')

/** Gives the first address of a film with a token that has run out, as it is after a night in a sleeping tab. */
const letFirstAddressExpire = async (page: Page): Promise<void> => {
  let expired = false
  await page.route('**/api/watch?*', async (route) => {
    const answer = await route.fetch()
    if (!answer.ok() || expired) return route.fulfill({ response: answer })
    expired = true
    const body = (await answer.json()) as { url: string }
    const url = body.url.replace(/\/[^/]+\/master/, (token) => token.replace(/[a-z]/g, 'x'))
    return route.fulfill({ response: answer, json: { ...body, url } })
  })
}

test(
  'a film is waited for, watched at double speed, left by a killed tab and seen to its end offline',
  { tag: '@deep' },
  async ({ page, context, logIn }) => {
    const owner_id = await arrangeCreator()
    const asset_id = await scenario('beginFilm', { owner_id })
    const titles = ['Sieh zu', 'Sieh noch einmal zu']
    const lectures = titles.map((title) => ({ title, asset_id }))
    const learner = await arrangeLearner(
      { title: 'Ein Film', unlock_mode: 'all', chapters: [{ title: 'Eins', lectures }] },
      {},
      owner_id,
    )
    await logIn(learner.email)
    const refused: number[] = []
    context.on('response', (answer) => {
      if (reports(answer) && !answer.ok()) refused.push(answer.status())
    })

    await test.step('425, then by itself; an address that ran out is renewed by itself', async () => {
      await letFirstAddressExpire(page)
      await page.goto(lectureUrl(learner.course, 'Sieh zu'))
      await expect(page.getByText('Das Video wird noch vorbereitet')).toBeVisible()
      await scenario('finishFilm', { asset_id, seconds: FILM_SECONDS })
      await expect(player(page)).toBeAttached({ timeout: 20_000 })
      await expect.poll(() => isLoaded(page), { timeout: 30_000 }).toBe(true)
    })
    const reported = await test.step('double speed counts; then the tab is killed', async () => {
      const report = page.waitForResponse((answer) => reports(answer) && answer.ok(), { timeout: 40_000 })
      await play(page, 2)
      const { position_seconds } = (await (await report).json()) as { position_seconds: number }
      expect(position_seconds).toBeGreaterThan(5)
      await killTab(page)
      return position_seconds
    })
    const again = await context.newPage()
    await test.step('it goes on where it was, as fast as before', async () => {
      await again.goto(`${E2E_URL}/my-courses`)
      await again.getByRole('link', { name: 'Weiterlernen' }).first().click()
      await expect.poll(() => second(again), { timeout: 20_000 }).toBeGreaterThanOrEqual(reported - 5)
      expect(await second(again)).toBeLessThan(reported + MOST_LOST)
      expect(await player(again).evaluate((element) => (element as Film).playbackRate)).toBe(2)
      await expect.poll(() => isLoaded(again), { timeout: 20_000 }).toBe(true)
    })
    await test.step('without a connection to the end; the tab is killed once more', async () => {
      await context.setOffline(true)
      await expect(again.getByText(/Du bist gerade offline/)).toBeVisible()
      await expect(again.getByText(/Dein Fortschritt wird hier im Browser aufgehoben/)).toBeVisible({
        timeout: 30_000,
      })
      await expect(again.getByText('Sieh noch einmal zu').last()).toBeVisible({ timeout: 30_000 })
      await expect.poll(() => player(again).evaluate((element) => (element as Film).ended)).toBe(true)
      await killTab(again)
      await context.setOffline(false)
    })
    const later = await context.newPage()
    await later.goto(`${E2E_URL}/my-courses`)
    await expect(later.getByText('1 von 2 Lektionen').first()).toBeVisible()
    expect(refused, 'true double speed is never refused').toEqual([])

    await test.step('who claims to have seen a whole film at once is refused', async () => {
      const video_id = learner.course.lectures['Sieh noch einmal zu'] ?? ''
      const claim = (to: number) =>
        context.request.post(`${E2E_URL}/api/video/progress`, {
          data: { video_id, progress: 1, watched: [[0, to]] },
          headers: { origin: E2E_URL },
        })
      expect((await claim(1)).status()).toBe(200)
      const cheat = await claim(FILM_SECONDS - 1)
      expect(await cheat.json()).toMatchObject({ status: 422, code: 'watched_too_fast' })
      await later.reload()
      await expect(later.getByText('1 von 2 Lektionen').first()).toBeVisible()
    })
    await later.close()
  },
)

test(
  'a film that is watched in halves on two devices is watched',
  { tag: '@deep' },
  async ({ page, browser, logIn }) => {
    const owner_id = await arrangeCreator()
    const asset_id = await scenario('addFilm', { owner_id, seconds: 12 })
    const learner = await arrangeLearner(
      { title: 'Zwei Geräte', chapters: [{ title: 'Eins', lectures: [{ title: 'Sieh zu', asset_id }] }] },
      {},
      owner_id,
    )
    await logIn(learner.email)
    const phone = await openElsewhere(browser, learner.email, smallPhone)
    for (const device of [page, phone]) {
      await device.goto(lectureUrl(learner.course, 'Sieh zu'))
      await expect(player(device)).toBeAttached({ timeout: 20_000 })
      await expect.poll(() => isLoaded(device), { timeout: 20_000 }).toBe(true)
    }
    const taken = (device: Page) => device.waitForResponse((answer) => reports(answer) && answer.ok())
    await test.step('the second half on the phone', async () => {
      await player(phone).evaluate((element) => void ((element as Film).currentTime = 5.5))
      await play(phone, 2)
      await expect.poll(() => player(phone).evaluate((element) => (element as Film).ended)).toBe(true)
      await expect(phone.getByText(/^Schon gesehen: 5\d/)).toBeVisible()
    })
    await test.step('the first half on the computer, which knows nothing of the phone', async () => {
      await play(page, 2)
      await expect.poll(() => second(page), { intervals: [100] }).toBeGreaterThan(5.6)
      const report = taken(page)
      await player(page).evaluate((element) => (element as Film).pause())
      expect(await (await report).json()).toMatchObject({ done: true, course: { finished: true } })
      await expect(page.getByText('Du hast dieses Video geschafft.')).toBeVisible()
      await expect(page.getByText('Glückwunsch! Du hast den ganzen Kurs geschafft.').first()).toBeVisible()
    })
    await phone.context().close()
  },
)

test('a film whose files are refused says so, and plays from the same address once they are there', async ({
  page,
  logIn,
}) => {
  const owner_id = await arrangeCreator()
  const asset_id = await scenario('addFilm', { owner_id, seconds: 6 })
  const learner = await arrangeLearner(
    { title: 'Fehlt', chapters: [{ title: 'Eins', lectures: [{ title: 'Sieh zu', asset_id }] }] },
    {},
    owner_id,
  )
  await logIn(learner.email)
  await page.route('**/api/media/**', (route) => route.fulfill({ status: 404 }))
  await page.goto(lectureUrl(learner.course, 'Sieh zu'))
  await expect(player(page)).toBeAttached()
  await player(page).evaluate((element) => void (element as Film).play().catch(() => undefined))
  await expect(page.getByText('Das Video läuft gerade nicht')).toBeVisible()
  await page.unroute('**/api/media/**')
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.poll(() => isLoaded(page)).toBe(true)
})
