import type { FilmInSpace } from '@kursportal/shared/contract'
import { renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import VideoSpacePage from './VideoSpacePage.tsx'
import { byCourse, tightMeasure } from './space.rules.ts'

const GIB = 1024 ** 3
const id = (last: number): string => `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`
const film = (number: number, more: Partial<FilmInSpace> = {}): FilmInSpace => ({
  video_upload_id: id(number),
  file_name: `film-${number}.mp4`,
  bytes: number * GIB,
  use: 'shown',
  course_id: id(200),
  course_title: 'Rücken',
  video_id: id(100 + number),
  video_title: `Lektion ${number}`,
  ...more,
})
const former = film(3, { use: 'former', video_id: null, video_title: null })
const schlaf = film(5, { course_id: id(201), course_title: 'Schlaf' })
const limit = { films: 500, bytes: 20 * GIB }

describe('the room videos use', () => {
  it('is shown by course, the largest first, each video leading to its lecture', async () => {
    renderPage(<VideoSpacePage />, {
      answers: {
        'GET /video-space': {
          items: [schlaf, film(1)],
          total: 2,
          page_films: [
            {
              video_upload_id: id(9),
              file_name: 'gruss.mp4',
              bytes: GIB,
              access_id: id(300),
              access_name: 'Frühling',
            },
          ],
          used: { films: 3, bytes: 6 * GIB },
          limit,
        },
      },
    })
    expect(await screen.findByRole('heading', { name: '14,0 GB frei' })).toBeVisible()
    expect(screen.getByText('6,0 GB von 20,0 GB belegt')).toBeVisible()
    expect(screen.getByText('3 Videos. Platz ist noch für 497 weitere.')).toBeVisible()
    const [first] = screen.getAllByRole('region')
    expect(first).toHaveAccessibleName('Schlaf')
    expect(screen.getByRole('link', { name: 'Lektion 1' })).toHaveAttribute(
      'href',
      `/course-editor/courses/${id(200)}/lectures/${id(101)}`,
    )
    const ofPages = within(screen.getByRole('region', { name: 'Nur auf Einladungsseiten' }))
    expect(ofPages.getByRole('link', { name: 'Frühling' })).toHaveAttribute(
      'href',
      `/course-editor/accesses/${id(300)}/page`,
    )
    expect(screen.queryByText(/wird eng/)).toBeNull()
  })

  it('is freed of what only earlier versions hold, after saying what that costs', async () => {
    let freed = false
    const answer = () => ({
      items: freed ? [film(1)] : [former, film(1)],
      total: freed ? 1 : 2,
      page_films: [],
      used: { films: freed ? 1 : 2, bytes: (freed ? 1 : 4) * GIB },
      limit: { films: 500, bytes: 4 * GIB },
    })
    const { user, sent } = renderPage(<VideoSpacePage />, {
      answers: {
        'GET /video-space': answer,
        'DELETE /video-space': () => {
          freed = true
          return { films: 1, bytes: 3 * GIB }
        },
      },
    })
    expect(await screen.findByText(/Der Speicher wird eng/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Frühere Videos löschen' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('3,0 GB werden frei.')
    expect(dialog).toHaveTextContent('fehlen diese Videos darin')
    await user.click(within(dialog).getByRole('button', { name: 'Frühere Videos löschen' }))
    expect(await screen.findByText('3,0 GB sind wieder frei.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: '3,0 GB frei' })).toBeVisible()
    expect(sent.find(({ key }) => key === 'DELETE /video-space')?.query).toEqual({ 'course-id': id(200) })
  })

  it('is added up by course, former ones apart', () => {
    expect(byCourse([film(1), former, schlaf])).toMatchObject([
      { title: 'Schlaf', bytes: 5 * GIB, former: { films: 0, bytes: 0 } },
      { title: 'Rücken', bytes: 4 * GIB, films: [{ bytes: GIB }], former: { films: 1, bytes: 3 * GIB } },
    ])
  })

  it.each([
    [{ films: 250, bytes: 17 * GIB }, undefined],
    [{ films: 450, bytes: GIB }, 'films'],
    [{ films: 0, bytes: 18 * GIB }, 'bytes'],
    [{ films: 460, bytes: 20 * GIB }, 'bytes'],
  ] as const)('%j is tight in %s', (used, tight) => {
    expect(tightMeasure(used, limit)).toBe(tight)
  })
})
