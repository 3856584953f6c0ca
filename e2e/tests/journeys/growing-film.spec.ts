import type { Page } from '@playwright/test'
import { arrangeCreator, arrangeLearner, lectureUrl } from '../../support/learner.ts'
import { player, second } from '../../support/player.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'

const FILM_SECONDS = 44
/** Pieces of four seconds that are there at first. */
const PIECES = 3
const THERE = PIECES * 4
/** Of its source: two sizes are made of it. */
const SIZE = '1280x720'

// It is asked for before anything of it is there.
test.use({ expectedComplaints: [/Failed to load resource/] })

type Film = HTMLVideoElement

type Moment = Pick<Film, 'readyState' | 'duration' | 'ended' | 'currentTime'>

const look = (page: Page): Promise<Moment> =>
  player(page).evaluate((element) => {
    const { readyState, duration, ended, currentTime } = element as Film
    return { readyState, duration, ended, currentTime }
  })

test(
  'a film is watched while it is made: from its beginning, in its whole length, to its end by itself',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const owner_id = await arrangeCreator()
    const asset_id = await scenario('beginFilm', { owner_id })
    const learner = await arrangeLearner(
      { title: 'Ein Film', chapters: [{ title: 'Eins', lectures: [{ title: 'Sieh zu', asset_id }] }] },
      {},
      owner_id,
    )
    await logIn(learner.email)
    await page.goto(lectureUrl(learner.course, 'Sieh zu'))
    await expect(page.getByText('Das Video wird noch vorbereitet')).toBeVisible()
    await scenario('handOutFilm', { asset_id, seconds: FILM_SECONDS, size: SIZE, pieces: PIECES })

    await test.step('it comes by itself, stands at its beginning and has its whole length', async () => {
      await expect(player(page)).toBeAttached({ timeout: 20_000 })
      await expect.poll(async () => (await look(page)).readyState).toBeGreaterThan(2)
      expect(await second(page)).toBe(0)
      expect((await look(page)).duration).toBeCloseTo(FILM_SECONDS, 0)
    })
    await test.step('it plays what is there, and a jump behind that leads no further', async () => {
      await player(page).evaluate((element) => {
        ;(element as Film).playbackRate = 2
        return (element as Film).play()
      })
      await expect.poll(() => second(page), { timeout: 20_000 }).toBeGreaterThan(THERE - 2)
      await player(page).evaluate((element) => void ((element as Film).currentTime = 40))
      await expect.poll(() => second(page), { timeout: 30_000 }).toBeLessThan(THERE + 1)
      expect((await look(page)).ended).toBe(false)
    })
    await test.step('it goes on by itself when more is there', async () => {
      const finished = scenario('finishFilm', { asset_id, seconds: FILM_SECONDS, size: SIZE })
      await expect.poll(() => second(page), { timeout: 30_000 }).toBeGreaterThan(THERE + 2)
      await player(page).evaluate((element) => (element as Film).pause())
      await finished
    })
    await test.step('it takes the better size once that is made, as it was left', async () => {
      const left = await second(page)
      const heightShown = () => player(page).evaluate((element) => (element as Film).videoHeight)
      await expect.poll(heightShown, { timeout: 30_000 }).toBe(720)
      expect(await second(page)).toBeCloseTo(left, 1)
      const how = await player(page).evaluate((element) => {
        const { paused, playbackRate } = element as Film
        return { paused, playbackRate }
      })
      expect(how).toEqual({ paused: true, playbackRate: 2 })
    })
    await test.step('it goes on from there, to its end', async () => {
      const left = await second(page)
      await player(page).evaluate((element) => (element as Film).play())
      await expect.poll(() => second(page)).toBeGreaterThan(left + 1)
      await player(page).evaluate((element) => void ((element as Film).currentTime = 41))
      await expect.poll(async () => (await look(page)).ended, { timeout: 30_000 }).toBe(true)
      expect((await look(page)).duration).toBeCloseTo(FILM_SECONDS, 0)
    })
    await test.step('what was watched counts', async () => {
      await expect(page.getByText(/^Schon gesehen: /)).toBeVisible()
    })
  },
)
