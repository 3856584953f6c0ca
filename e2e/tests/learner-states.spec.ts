import type { Page, Route } from '@playwright/test'
import { readsApart } from '../support/reads-apart.ts'
import { arrangeScreens, screens, showScreen, type Arranged } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { smallPhone } from '../support/touch.ts'

/** What a screen of the learner's remote asks for, and what it says when that cannot be had. */
type Asked = {
  screen: string
  call: string
  failed: string
  /** What is said in its place while there is no connection, where that is more than its shape. */
  offline?: string
  /** What is answered for a list without anything, there and at the other lists, and what is said then. */
  empty?: { answer: object; says: string | RegExp; others?: readonly string[] }
}

const nothing = { items: [], total: 0 }

const asked: readonly Asked[] = [
  {
    screen: 'my-courses',
    call: '/api/courses',
    failed: 'Deine Kurse konnten nicht geladen werden',
    empty: { answer: nothing, says: 'Noch sind keine Kurse für dich freigeschaltet' },
  },
  { screen: 'course', call: '/api/course', failed: 'Der Kurs konnte nicht geladen werden' },
  { screen: 'course', call: '/api/chapters-videos', failed: 'Die Kapitel konnten nicht geladen werden' },
  { screen: 'lecture', call: '/api/video', failed: 'Die Lektion konnte nicht geladen werden' },
  { screen: 'lecture', call: '/api/video/rich-text', failed: 'Der Text konnte nicht geladen werden' },
  {
    screen: 'lecture',
    call: '/api/threads',
    failed: 'Die Fragen konnten nicht geladen werden',
    empty: { answer: nothing, says: /^Ist etwas unklar geblieben\?/ },
  },
  {
    screen: 'lecture-film',
    call: '/api/watch',
    failed: 'Das Video konnte nicht geladen werden',
    offline: 'Sobald du wieder Internet hast, geht es an derselben Stelle weiter.',
  },
  { screen: 'lecture-quiz', call: '/api/quiz/attempts', failed: 'Das Quiz konnte nicht geladen werden' },
  {
    screen: 'forum',
    call: '/api/threads',
    failed: 'Das Forum konnte nicht geladen werden',
    empty: { answer: nothing, says: 'Hier ist noch alles still' },
  },
  { screen: 'forum', call: '/api/forum', failed: 'Das Forum konnte nicht geladen werden' },
  { screen: 'forum-topic', call: '/api/thread', failed: 'Das Thema konnte nicht geladen werden' },
  { screen: 'forum-topic', call: '/api/thread-posts', failed: 'Das Thema konnte nicht geladen werden' },
  {
    screen: 'forum-reports',
    call: '/api/forum/reports',
    failed: 'Die Meldungen konnten nicht geladen werden',
    empty: { answer: nothing, says: 'Nichts zu entscheiden' },
  },
  { screen: 'course-end-missing', call: '/api/course', failed: 'Der Kurs konnte nicht geladen werden' },
  { screen: 'course-end-confirm', call: '/api/user', failed: 'Der Kurs konnte nicht geladen werden' },
  {
    screen: 'certificates',
    call: '/api/certificates',
    failed: 'Deine Bescheinigungen konnten nicht geladen werden',
    // A finished course stands there as well, until its certificate is fetched.
    empty: {
      answer: nothing,
      says: 'Noch hast du keine Bescheinigung',
      others: ['/api/course-participations'],
    },
  },
  {
    screen: 'certificate',
    call: '/api/certificate',
    failed: 'Die Bescheinigung konnte nicht geladen werden',
  },
  {
    screen: 'certificate-check',
    call: '/api/certificate-check',
    failed: 'Die Bescheinigung konnte nicht geprüft werden',
  },
  { screen: 'profile', call: '/api/user', failed: 'Dein Profil konnte nicht geladen werden' },
  { screen: 'profile', call: '/api/sessions', failed: 'Deine Geräte konnten nicht geladen werden' },
  {
    screen: 'profile',
    call: '/api/notification-choices',
    failed: 'Deine Auswahl konnte nicht geladen werden',
  },
  { screen: 'profile', call: '/api/consents', failed: 'Deine Einwilligungen konnten nicht geladen werden' },
]

test.describe.configure({ mode: 'parallel' })
// What cannot be had is what this is about.
test.use({
  ...smallPhone,
  expectedComplaints: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ChunkLoadError/],
})

let arranged: Arranged
test.beforeAll(async () => {
  arranged = await arrangeScreens()
})

/** Answers a call from now on; gives the way back to the real one. */
const intercept = async (
  page: Page,
  call: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> => {
  const matches = (url: URL): boolean => url.pathname === call
  await page.route(matches, answer)
  return () => page.unroute(matches)
}

/** At each push: a list and a film; a screen's own test has its words. */
const atPush = ['/api/courses', '/api/watch']

for (const { screen: name, call, failed, offline, empty } of asked) {
  const tag = atPush.includes(call) ? '@push' : '@deep'
  test(
    `${name} without ${call}: waits, says what failed, loads again, and is patient offline`,
    { tag },
    async ({ page, context }) => {
      const screen = screens.find((one) => one.name === name)
      if (!screen) throw new Error(`no screen ${name}`)
      await readsApart(page)
      await showScreen(page, screen, arranged)
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const there = await page.getByRole('main').innerText()
      const address = page.url()
      const isThereAgain = () =>
        expect
          .poll(async () => (await page.getByRole('main').innerText()).length, { timeout: 20_000 })
          .toBeGreaterThanOrEqual(there.length * 0.9)
      const title = page.getByText(failed, { exact: true })

      await test.step('error: says so in words, nothing sticks out, and another try brings it', async () => {
        const back = await intercept(page, call, (route) =>
          route.fulfill({
            status: 500,
            json: { status: 500, code: 'internal_error', message: 'Internal Server Error' },
          }),
        )
        await page.goto(address)
        await expect(title.first()).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
        await back()
        await page.getByRole('button', { name: 'Noch einmal versuchen' }).first().click()
        await expect(title).toHaveCount(0)
        await isThereAgain()
      })
      await test.step('loading and offline: the shape of the page, the reason, and it comes by itself', async () => {
        const back = await intercept(page, call, async (route) => {
          // It may be fetched ahead: without the page's own files nothing would be there to say anything.
          await page.locator('[data-remote]').waitFor()
          await context.setOffline(true)
          await route.abort('internetdisconnected')
        })
        await page.goto(address)
        await expect(page.getByText(/Du bist gerade offline/).first()).toBeVisible()
        if (offline) await expect(page.getByText(offline)).toBeVisible()
        await back()
        await context.setOffline(false)
        await expect(page.getByText(/Du bist gerade offline/)).toHaveCount(0)
        await isThereAgain()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      })
      if (empty)
        await test.step('empty: says so kindly', async () => {
          for (const list of [call, ...(empty.others ?? [])])
            await intercept(page, list, (route) => route.fulfill({ json: empty.answer }))
          await page.goto(address)
          await expect(page.getByText(empty.says)).toBeVisible()
          await expect(page.getByText(failed)).toHaveCount(0)
        })
    },
  )
}
