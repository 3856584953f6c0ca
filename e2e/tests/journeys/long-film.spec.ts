import { E2E_URL } from '../../platform/ports.ts'
import { arrangeCreator, arrangeLearner, lectureUrl } from '../../support/learner.ts'
import { player, second } from '../../support/player.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'
import { smallPhone } from '../../support/touch.ts'

test.use(smallPhone)

const HOURS = 3
/** One line of the transcript every five seconds. */
const LINE_SECONDS = 5
/** Where the film was left: 2:10:00. */
const LEFT_AT = 2 * 3600 + 600

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

const captions = (): string =>
  [
    'WEBVTT',
    ...Array.from({ length: (HOURS * 3600) / LINE_SECONDS }, (_, line) => {
      const from = line * LINE_SECONDS
      const said = from === 5400 ? 'Jetzt kommt die Zwerchfellatmung.' : `Das ist Zeile ${line + 1}.`
      return `${clock(from)}.000 --> ${clock(from + LINE_SECONDS)}.000\n${said}`
    }),
  ].join('\n\n')

test(
  'a film of three hours goes on after two, says what is missing, and its words lead through it',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const owner_id = await arrangeCreator()
    const asset_id = await scenario('addLongFilm', { owner_id, hours: HOURS })
    const learner = await arrangeLearner(
      {
        title: 'Der lange Vortrag',
        chapters: [{ title: 'Eins', lectures: [{ title: 'Ganz in Ruhe', asset_id, captions: captions() }] }],
      },
      {},
      owner_id,
    )
    const { live_id, lectures } = learner.course
    // The first hour was watched, then half an hour was skipped.
    await scenario('addWatching', {
      user_id: learner.user_id,
      course_id: live_id,
      video_id: lectures['Ganz in Ruhe'] ?? '',
      watched: [
        [0, 3600],
        [5400, LEFT_AT],
      ],
      progress: (3600 + LEFT_AT - 5400) / (HOURS * 3600),
      position: LEFT_AT,
    })
    await logIn(learner.email)

    await test.step('the courses say where to go on and how long it takes', async () => {
      await page.goto(`${E2E_URL}/my-courses`)
      await expect(page.getByText(/ab 2:10:00 · noch 50\sMin\./)).toBeVisible()
      await page.goto(`${E2E_URL}/courses/${live_id}`)
      await expect(page.getByText('3 Std.').first()).toBeVisible()
    })
    await test.step('the film offers its hour, and goes on there', async () => {
      await page.goto(lectureUrl(learner.course, 'Ganz in Ruhe'))
      await expect(page.getByText('Schon gesehen: 56 %')).toBeVisible()
      await page.getByRole('button', { name: 'Weiter bei 2:10:00' }).tap()
      await expect.poll(() => second(page), { timeout: 30_000 }).toBeGreaterThan(LEFT_AT)
      expect(await second(page)).toBeLessThan(LEFT_AT + 60)
      await expect(page.locator('media-time-display')).toContainText(/2:10:\d\d/)
    })
    await test.step('a phone that is turned, and turned back, plays on', async () => {
      const before = await player(page).elementHandle()
      for (const viewport of [{ width: 740, height: 360 }, smallPhone.viewport]) {
        await page.setViewportSize(viewport)
        const at = await second(page)
        await expect.poll(() => second(page)).toBeGreaterThan(at + 1)
      }
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
    })
    const lines = page.getByRole('listitem').filter({ has: page.locator('time') })
    await test.step('the transcript stands at the line that is being said', async () => {
      await expect(lines).toHaveCount((HOURS * 3600) / LINE_SECONDS)
      const said = page.locator('[aria-current="true"]').filter({ has: page.locator('time') })
      await expect(said).toContainText('2:10:')
      const list = page.getByRole('list').filter({ has: said })
      await expect
        .poll(async () => {
          const [box, line] = [await list.boundingBox(), await said.boundingBox()]
          return box && line ? line.y >= box.y && line.y + line.height <= box.y + box.height : false
        })
        .toBe(true)
    })
    await test.step('a word leads to its second, and to what was skipped', async () => {
      await page.getByRole('searchbox', { name: 'In der Mitschrift suchen' }).fill('zwerchfell')
      await expect(page.getByText('1 Stelle gefunden')).toBeVisible()
      await page.getByRole('button', { name: '1:30:00 Jetzt kommt die Zwerchfellatmung.' }).tap()
      await expect.poll(() => second(page), { timeout: 30_000 }).toBeLessThan(5460)
      expect(await second(page)).toBeGreaterThanOrEqual(5400)
      await page.getByRole('button', { name: 'Zum Teil, der dir noch fehlt (2:10' }).waitFor()
    })
    await test.step('what is watched out there counts', async () => {
      const report = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/video/progress') && answer.ok(),
      )
      await page.getByRole('searchbox', { name: 'In der Mitschrift suchen' }).fill('')
      await player(page).evaluate((element) => {
        ;(element as HTMLVideoElement).currentTime = 9000
        return (element as HTMLVideoElement).play()
      })
      await report
      await expect
        .poll(
          async () => {
            const answer = await page.request.get(
              `${E2E_URL}/api/video?video-id=${lectures['Ganz in Ruhe'] ?? ''}`,
            )
            const { watched } = (await answer.json()) as { watched: [number, number][] }
            return watched.some(([from, to]) => from >= 8999 && to > 9000)
          },
          { timeout: 30_000 },
        )
        .toBe(true)
    })
  },
)
