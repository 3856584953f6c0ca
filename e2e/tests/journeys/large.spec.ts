import type { Page } from '@playwright/test'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner, lectureUrl, type ArrangedLearner } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'
import { smallPhone } from '../../support/touch.ts'

const LECTURES = 300
const COURSES = 40
const TITLE = 'Donaudampfschifffahrtsgesellschaftsrückenschule'
/** What a page may ask of the API, however much there is to show. */
const MOST_CALLS = 8
/** How many keys are enough to come from the top of a page to any lecture, however many there are. */
const MOST_KEYS = 40

/** A course of so many lectures, ten a chapter, of which half are done. */
const arrangeLongCourse = async (): Promise<ArrangedLearner> => {
  const chapters = Array.from({ length: LECTURES / 10 }, (_, chapter) => ({
    title: `${chapter + 1}. Woche: Rückenmuskulaturkräftigungsübungen`,
    lectures: Array.from({ length: 10 }, (__, lecture) => ({
      title: `Einheit ${chapter * 10 + lecture + 1}`,
      words: 'Bleib dran.',
    })),
  }))
  const learner = await arrangeLearner({ title: TITLE, unlock_mode: 'all', chapters })
  await scenario('addLearning', {
    user_id: learner.user_id,
    course_id: learner.course.live_id,
    share: 0.5,
    begun_days_ago: 90,
  })
  return learner
}

/** Opens a page once everything of it has come; answers the calls to the API it took. */
const open = async (page: Page, url: string, heading: string): Promise<readonly string[]> => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/image') calls.push(pathname)
  })
  await page.goto(url)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  page.removeAllListeners('request')
  return calls
}

const fitsTheWindow = async (page: Page): Promise<void> => {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** Presses a key until what is wanted has the focus; answers how often that took. */
const pressUntil = async (page: Page, key: string, name: RegExp, most: number): Promise<number> => {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    )
    if (name.test(focused)) return presses
  }
  throw new Error(`${most} times ${key} did not lead to ${name.source}`)
}

test.describe('on a small phone', { tag: '@deep' }, () => {
  test.use(smallPhone)

  test('forty courses are searched, and the one to go on with stands first', async ({ page, logIn }) => {
    const learner = await arrangeLearner({
      title: 'Zuletzt gelernt',
      chapters: [
        { title: 'Eins', lectures: ['Anfang', 'Ende'].map((title) => ({ title, words: 'Bleib dran.' })) },
      ],
    })
    const course_ids: string[] = []
    for (let number = 1; number < COURSES; number += 1) {
      const { draft_id } = await scenario('addShortCourse', {
        owner_id: learner.owner_id,
        title: `Gesundheitsförderungskurs Nummer ${number}`,
      })
      course_ids.push(draft_id)
    }
    await scenario('addAccess', {
      owner_id: learner.owner_id,
      name: 'Viele',
      course_ids,
      user_ids: [learner.user_id],
    })
    await scenario('addLearning', {
      user_id: learner.user_id,
      course_id: learner.course.live_id,
      share: 0.5,
      begun_days_ago: 9,
    })
    await logIn(learner.email)
    expect((await open(page, `${E2E_URL}/my-courses`, 'Meine Kurse')).length).toBeLessThanOrEqual(MOST_CALLS)
    await fitsTheWindow(page)

    await test.step('what to go on with comes before the thirty-nine others', async () => {
      const main = page.getByRole('main')
      const cards = main.getByRole('link', { name: /^(Zuletzt gelernt|Gesundheitsförderungskurs)/ })
      await expect(cards).toHaveCount(COURSES)
      await expect(cards.first()).toHaveText('Zuletzt gelernt')
      await expect(main.getByRole('link', { name: 'Weiterlernen' })).toBeInViewport()
    })
    await test.step('a word and a number find the one that is meant', async () => {
      const search = page.getByRole('searchbox', { name: 'Kurse durchsuchen' })
      await search.fill('Tauchen')
      await expect(page.getByText('Kein Kurs passt zu „Tauchen“')).toBeVisible()
      await search.fill('gesundheitsforderung 17')
      await expect(page.getByRole('link', { name: /Nummer 17/ }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: /Nummer 18/ })).toHaveCount(0)
    })
    await test.step('coming back from the course, the search is still there', async () => {
      await page
        .getByRole('link', { name: /Nummer 17/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: /Nummer 17/, level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('searchbox')).toHaveValue('gesundheitsforderung 17')
    })
  })

  test('a course of three hundred lectures fits, and says where one is', async ({ page, logIn }) => {
    const learner = await arrangeLongCourse()
    await logIn(learner.email)
    const course = `${E2E_URL}/courses/${learner.course.live_id}`
    expect((await open(page, course, TITLE)).length).toBeLessThanOrEqual(MOST_CALLS)
    await fitsTheWindow(page)
    await expect(page.getByText(`150 von ${LECTURES} Lektionen`).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Einheit 151/ }).first()).toBeVisible()
    const lecture = await open(page, lectureUrl(learner.course, 'Einheit 151'), 'Einheit 151')
    expect(lecture.length).toBeLessThanOrEqual(MOST_CALLS)
    await fitsTheWindow(page)
    await page.getByRole('button', { name: /151 von 300/ }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: /Einheit 151/ })).toBeInViewport()
    await sheet.getByRole('button', { name: /^30\. 30\. Woche/ }).click()
    await sheet.getByRole('link', { name: /Einheit 300/ }).click()
    await expect(page.getByRole('heading', { name: 'Einheit 300', level: 1 })).toBeVisible()
  })
})

test(
  'lecture 250 of three hundred is a few keys away, from the course and from another lecture',
  { tag: '@deep' },
  async ({ page, logIn }) => {
    const learner = await arrangeLongCourse()
    await logIn(learner.email)
    await test.step('from the page of the course, by its search', async () => {
      await open(page, `${E2E_URL}/courses/${learner.course.live_id}`, TITLE)
      const toSearch = await pressUntil(page, 'Tab', /^Im Kurs suchen$/, MOST_KEYS)
      await page.keyboard.type('Einheit 250')
      await expect(page.getByText('1 Lektion gefunden')).toBeVisible()
      const toLecture = await pressUntil(page, 'Tab', /Einheit 250/, 5)
      expect(toSearch + toLecture).toBeLessThanOrEqual(MOST_KEYS)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Einheit 250', level: 1 })).toBeVisible()
    })
    await test.step('from another lecture, past closed chapters', async () => {
      await open(page, lectureUrl(learner.course, 'Einheit 1'), 'Einheit 1')
      const outline = page.getByRole('navigation', { name: 'Lektionen dieses Kurses' })
      await expect(outline.getByRole('link')).toHaveCount(10)
      await outline.getByRole('link', { name: /Einheit 10/ }).focus()
      const keys = await pressUntil(page, 'Tab', /^25\. 25\. Woche/, MOST_KEYS)
      await page.keyboard.press('Enter')
      const lecture = await pressUntil(page, 'Tab', /Einheit 250/, 10)
      expect(keys + lecture).toBeLessThanOrEqual(MOST_KEYS)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Einheit 250', level: 1 })).toBeVisible()
      await expect(outline.getByRole('link', { name: /Einheit 250/ })).toBeInViewport()
    })
  },
)
