import { readPdf } from '../../../api/src/testing/read-pdf.ts'
import { E2E_URL } from '../../platform/ports.ts'
import { arrangeLearner, insured } from '../../support/learner.ts'
import { scenario } from '../../support/scenario.ts'
import { expect, test } from '../../support/test.ts'
import { smallPhone, tap } from '../../support/touch.ts'

test.use(smallPhone)

/**
 * Names as people have them, and how the certificate prints what its typefaces lack.
 */
const people = [
  { first: 'Änne-Sophie', last: 'von Müller-Lüdenscheidt-Großkreutz' },
  { first: 'Łukasz', last: 'Đorđević' },
  { first: 'İbrahim Çağrı', last: 'Işık' },
  { first: 'Nguyễn Thị', last: 'Đặng-Phượng' },
  { first: 'Ὀδυσσεύς', last: 'Παπαδόπουλος' },
  { first: 'Юлія', last: 'Щербак' },
  { first: 'O’Brien', last: 'd’Été-‘Okina' },
  {
    first: 'محمد',
    last: 'الحسيني',
    printed: /\(Vor-undNachname\).*\p{Script=Arabic}{4}.*Kurs/u,
  },
  {
    first: 'Wolfeschlegel',
    last: 'Wolfeschlegelsteinhausenbergerdorffwelchevorałternwarengewissenhaft',
  },
]

const closed = (text: string): string => text.replace(/\s+/g, '')

for (const { first, last, printed } of people) {
  const name = `${first} ${last}`
  test(
    `${name} stands as it is written in the profile, the forum and on the certificate`,
    { tag: '@deep' },
    async ({ page, context, logIn }) => {
      const learner = await arrangeLearner(
        {
          title: 'Namen',
          forum_enabled: true,
          chapters: [{ title: 'Eins', lectures: [{ title: 'Lies', words: 'Ruhig.' }] }],
        },
        { first_name: first, last_name: last },
      )
      const { live_id } = learner.course
      await scenario('addLearning', {
        user_id: learner.user_id,
        course_id: live_id,
        share: 1,
        begun_days_ago: 9,
      })
      await logIn(learner.email)
      const fits = async (): Promise<void> =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

      await test.step('the profile', async () => {
        await page.goto(`${E2E_URL}/profile`)
        await expect(page.getByLabel('Vorname')).toHaveValue(first)
        await expect(page.getByLabel('Nachname')).toHaveValue(last)
        await fits()
      })
      await test.step('a topic of the forum, with the first name and one letter', async () => {
        await page.goto(`${E2E_URL}/courses/${live_id}/forum/new`)
        await page.getByLabel('Überschrift').fill(`Grüße von ${first}`)
        await page.getByLabel('Dein Text').fill(`Hallo! ${last} هذا نص`)
        await page.getByRole('button', { name: 'Thema veröffentlichen' }).tap()
        await expect(page.getByRole('heading', { name: `Grüße von ${first}`, level: 1 })).toBeVisible()
        const initial = Array.from(last)[0]?.toLocaleUpperCase('de') ?? ''
        const author = page.getByRole('article', { name: `${first} ${initial}. (du)` })
        await expect(author).toContainText(last)
        await fits()
      })
      await test.step('the certificate', async () => {
        const certificate = await scenario('addCertificate', {
          user_id: learner.user_id,
          course_id: live_id,
          ...(await insured()),
        })
        await page.goto(`${E2E_URL}/certificates/${certificate.id}`)
        const paper = page.getByRole('img', { name: /^Seite 1 der Bescheinigung/ })
        await expect.poll(() => paper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1240)
        await tap(page.getByText('Bescheinigung als Text lesen'))
        await expect(page.getByRole('region', { name: 'Seite 1: Bescheinigung' })).toContainText(name)
        await fits()
        const file = await context.request.get(
          `${E2E_URL}/api/certificate/file?certificate-id=${certificate.id}&download=true`,
        )
        const pdf = await readPdf(await file.body())
        // A long name is parted over lines, at spaces without width.
        const text = closed(pdf.pages[0] ?? '')
        if (printed) expect(text).toMatch(printed)
        else expect(text).toContain(closed(`(Vor- und Nachname) ${name} Kurs`))
      })
    },
  )
}
