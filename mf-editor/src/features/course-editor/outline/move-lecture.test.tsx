import { jest } from '@jest/globals'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useQuery } from '@kursportal/shared/query'
import { draftChapter, draftCourse, draftText } from '../../../common/drafts.testing.ts'
import { readOutline } from '../api/read-draft.ts'
import { Outline } from './Outline.tsx'

const idOf = (last: string) => `01980000-0000-7000-8000-0000000007${last}`
const lecture = (last: string, title: string, chapter: string) => ({
  ...draftText,
  id: idOf(last),
  title,
  chapter_id: chapter,
})
const [first, second, third] = [idOf('a1'), idOf('a2'), idOf('a3')]
const chapters = [
  {
    ...draftChapter,
    id: first,
    videos: [lecture('b1', 'Ankommen', first), lecture('b2', 'Atmen', first)],
  },
  { ...draftChapter, id: second, title: 'Woche 2', videos: [lecture('b3', 'Gehen', second)] },
  { ...draftChapter, id: third, title: 'Woche 3', videos: [] },
]

type Chapters = typeof chapters

/** The chapters with a lecture at the end of another one, or in another order. */
const placed = (all: Chapters, videoId: string, chapterId: string): Chapters => {
  const video = all.flatMap(({ videos }) => videos).filter(({ id }) => id === videoId)
  return all.map((chapter) => {
    const others = chapter.videos.filter(({ id }) => id !== videoId)
    return { ...chapter, videos: chapter.id === chapterId ? [...others, ...video] : others }
  })
}
const ordered = (all: Chapters, chapterId: string, order: string[]): Chapters =>
  all.map((chapter) =>
    chapter.id === chapterId
      ? { ...chapter, videos: chapter.videos.toSorted((x, y) => order.indexOf(x.id) - order.indexOf(y.id)) }
      : chapter,
  )

/** Where things stand in a browser that lays nothing out: one line below the other, in the order of the page. */
const layOut = (): void => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const all = [...document.querySelectorAll('nav *')]
    // What is carried begins where it was picked up.
    const isCarried = this.closest('[style*="position: fixed"]')
    const place = isCarried ? (document.querySelector('[aria-pressed="true"]')?.closest('li') ?? this) : this
    return new DOMRect(0, all.indexOf(place) * 2, 300, 2)
  })
}
afterEach(() => jest.restoreAllMocks())

let courses = 10

const open = async (answers: FakeAnswers = {}) => {
  layOut()
  const id = `01980000-0000-7000-8000-0000000008${courses++}`
  const server = { chapters }
  const Page = (): ReactNode => {
    const { data } = useQuery(readOutline(id))
    return data && <Outline course={{ ...draftCourse, id }} chapters={data.items} isWide />
  }
  const page = renderPage(<Page />, {
    answers: {
      'GET /chapters-videos/dev': () => ({ items: server.chapters, total: 3 }),
      'PATCH /video': ({ query, body }) => {
        server.chapters = placed(server.chapters, query['video-id'], body?.chapter_id ?? '')
        return draftText
      },
      'PATCH /video/order': ({ query, body }) => {
        server.chapters = ordered(server.chapters, query['chapter-id'], body?.video_ids ?? [])
        return undefined
      },
      ...answers,
    },
  })
  await screen.findByRole('link', { name: /Atmen/ })
  const drag = async (name: string, keys: string) => {
    handleOf(name).focus()
    await page.user.keyboard('[Space]')
    await screen.findByText(new RegExp(`^„${name}“ aufgenommen`))
    for (const key of keys.split(' ')) await page.user.keyboard(`{${key}}`)
  }
  const bodyOf = (call: string) => page.sent.find(({ key }) => key === call)?.body
  return { ...page, server, drag, bodyOf }
}
const handleOf = (name: string) => screen.getByRole('button', { name: `${name} verschieben` })
const lecturesOf = (title: string) =>
  within(screen.getByRole('list', { name: `Lektionen von „${title}“` }))
    .getAllByRole('listitem')
    .map((line) => within(line).getByRole('link').textContent?.replace('Text', '').trim())
const undoMove = 'Rückgängig machen: „Atmen“ verschieben'

describe('a lecture that is dragged into another chapter', () => {
  it('stands where it was dropped, has the focus, and can be taken back', async () => {
    const { user, bodyOf, drag } = await open()
    await drag('Atmen', 'ArrowDown')
    const list = 'Lektionen von „Woche 2“'
    expect(await screen.findByText(`${list}: „Atmen“ ist über Stelle 1 von 2.`)).toBeInTheDocument()
    await user.keyboard('[Space]')
    expect(await screen.findByText(`${list}: „Atmen“ ist jetzt an Stelle 1 von 2.`)).toBeInTheDocument()
    await waitFor(() => expect(lecturesOf('Woche 2')).toEqual(['Atmen', 'Gehen']))
    await waitFor(() => expect(handleOf('Atmen')).toHaveFocus())
    expect(await screen.findByRole('button', { name: undoMove })).toBeInTheDocument()
    expect(bodyOf('PATCH /video')).toEqual({ chapter_id: second })
    expect(bodyOf('PATCH /video/order')).toEqual({
      video_ids: [idOf('b2'), idOf('b3')],
      previous_ids: [idOf('b3'), idOf('b2')],
    })
    await user.click(screen.getByRole('button', { name: undoMove }))
    await waitFor(() => expect(lecturesOf('Woche 1')).toEqual(['Ankommen', 'Atmen']))
  })

  it('comes last where it is dropped at the end, and into a chapter without lectures', async () => {
    const { user, bodyOf, drag } = await open()
    await drag('Atmen', 'ArrowDown ArrowDown')
    expect(await screen.findByText('Lektionen von „Woche 2“: „Atmen“ ist am Ende.')).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByText('Lektionen von „Woche 3“: „Atmen“ ist am Ende.')).toBeInTheDocument()
    await user.keyboard('[Space]')
    await waitFor(() => expect(lecturesOf('Woche 3')).toEqual(['Atmen']))
    expect(bodyOf('PATCH /video')).toEqual({ chapter_id: third })
    expect(bodyOf('PATCH /video/order')).toBeUndefined()
  })

  it('goes into a chapter that is folded away', async () => {
    const { user, bodyOf, drag } = await open()
    await user.click(screen.getByRole('button', { name: 'Lektionen von „Woche 2“ zeigen' }))
    await drag('Atmen', 'ArrowDown')
    await user.keyboard('[Space]')
    await waitFor(() => expect(bodyOf('PATCH /video')).toEqual({ chapter_id: second }))
  })

  it('stays in its chapter among its own, and where Escape ends it', async () => {
    const { user, bodyOf, drag } = await open()
    await drag('Atmen', 'ArrowDown Escape')
    expect(await screen.findByText('Abgebrochen. „Atmen“ bleibt, wo es war.')).toBeInTheDocument()
    await drag('Atmen', 'ArrowUp')
    await user.keyboard('[Space]')
    await waitFor(() => expect(lecturesOf('Woche 1')).toEqual(['Atmen', 'Ankommen']))
    expect(bodyOf('PATCH /video')).toBeUndefined()
    expect(bodyOf('PATCH /video/order')).toMatchObject({ video_ids: [idOf('b2'), idOf('b1')] })
  })

  it('stays where somebody else has put it meanwhile', async () => {
    const { user, bodyOf, drag, server } = await open()
    await drag('Atmen', 'ArrowDown')
    server.chapters = placed(chapters, idOf('b2'), third)
    await user.keyboard('[Space]')
    expect(await screen.findByText(/Jemand anderes hat hier inzwischen etwas geändert/)).toBeInTheDocument()
    await waitFor(() => expect(lecturesOf('Woche 3')).toEqual(['Atmen']))
    expect(bodyOf('PATCH /video')).toBeUndefined()
  })

  it('is back where it stood when it does not go', async () => {
    const { user, drag } = await open({ 'PATCH /video': refuse('forbidden') })
    await drag('Atmen', 'ArrowDown')
    await user.keyboard('[Space]')
    await waitFor(() => expect(lecturesOf('Woche 1')).toEqual(['Ankommen', 'Atmen']))
    expect(screen.queryByRole('button', { name: undoMove })).not.toBeInTheDocument()
  })
})

it('has the focus after the menu took it to another chapter', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Aktionen für Atmen' }))
  await user.click(await screen.findByRole('menuitem', { name: 'In Kapitel „Woche 2“' }))
  expect(await screen.findByText('„Atmen“ ist jetzt in Kapitel „Woche 2“.')).toBeInTheDocument()
  await waitFor(() => expect(lecturesOf('Woche 2')).toEqual(['Gehen', 'Atmen']))
  await waitFor(() => expect(screen.getByRole('link', { name: /Atmen/ })).toHaveFocus())
})
