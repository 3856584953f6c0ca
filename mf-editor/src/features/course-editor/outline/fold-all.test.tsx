import { renderPage } from '@kursportal/shared/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { draftChapter, draftCourse } from '../../../common/drafts.testing.ts'
import { Outline } from './Outline.tsx'

const chaptersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...draftChapter,
    id: `01980000-0000-7000-8000-00000000090${index}`,
    title: `Woche ${index + 1}`,
    videos: draftChapter.videos.map((video) => ({
      ...video,
      id: `01980000-0000-7000-8000-00000000091${index}`,
    })),
  }))

const open = (count: number) =>
  renderPage(<Outline course={draftCourse} chapters={chaptersOf(count)} isWide />, {
    answers: { 'GET /chapters-videos/dev': { items: chaptersOf(count), total: count } },
  })
const lectures = () => screen.queryAllByRole('link', { name: /^Atmen/ })

afterEach(() => localStorage.clear())

it('folds every chapter at once, opens all again, and knows it the next time', async () => {
  const page = open(4)
  await waitFor(() => expect(lectures()).toHaveLength(4))
  await page.user.click(screen.getByRole('button', { name: 'Lektionen von „Woche 2“ zeigen' }))
  expect(lectures()).toHaveLength(3)
  await page.user.click(screen.getByRole('button', { name: 'Alle Kapitel zuklappen' }))
  expect(lectures()).toHaveLength(0)
  cleanup()
  const again = open(4)
  const openAll = await screen.findByRole('button', { name: 'Alle Kapitel aufklappen' })
  expect(lectures()).toHaveLength(0)
  await again.user.click(openAll)
  expect(lectures()).toHaveLength(4)
})

it('is not there in a course one sees as a whole', async () => {
  open(3)
  await waitFor(() => expect(lectures()).toHaveLength(3))
  expect(screen.queryByRole('button', { name: /^Alle Kapitel/ })).toBeNull()
})
