import type { CaptionSummary, Film, VideoDraft } from '@kursportal/shared/contract'
import { Outlet, useRoutes } from '@kursportal/shared/router'
import { refuse, renderPage, testSession, type FakeAnswers } from '@kursportal/shared/testing'
import { act, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import VideoPart from './VideoPart.tsx'

export const id = (last: number): string => `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`
export const instant = '2026-01-02T10:00:00.000Z'
/** A film that is done, unless it is said to be otherwise. */
export const film = (number: number, more: Partial<Film> = {}): Film => ({
  video_upload_id: id(number),
  file_name: `film-${number}.mp4`,
  bytes: 1000,
  state: 'ready',
  failure: null,
  progress: 1,
  watchable: true,
  duration_seconds: 60,
  width: 720,
  height: 1280,
  has_audio: true,
  renditions: [
    { height: 640, width: 360, bandwidth: 1 },
    { height: 1280, width: 720, bandwidth: 2 },
  ],
  thumbnail_image_id: null,
  created_at: instant,
  ...more,
})
/** A lecture without a film. */
export const lecture = (more: Partial<VideoDraft>): VideoDraft => ({
  id: id(100),
  live_id: null,
  chapter_id: id(300),
  course_id: id(200),
  position: 0,
  type: 'video',
  title: 'Aufwärmen',
  description: '',
  minutes: null,
  image_id: null,
  required_share: 0.9,
  film_cut: null,
  duration_seconds: 60,
  media: null,
  upload: null,
  former_media: null,
  captions: [],
  version: '1',
  edited: null,
  question_count: null,
  has_text: null,
  created_at: instant,
  updated_at: instant,
  ...more,
})
export const german: CaptionSummary = {
  language: 'de',
  label: 'Deutsch',
  cues: 1,
  last_from: 1,
  updated_at: instant,
  version: 'eins',
  edited: null,
}
export const english: CaptionSummary = { ...german, language: 'en', label: 'English' }

const creator = { ...testSession, perms: { admin: false, course_creator: true } }
/** Shows the part of the editor about a lecture's film; `become` is what the server says of it next. */
export const show = (video: VideoDraft, answers: FakeAnswers = {}, session = creator) => {
  let become: ((next: VideoDraft) => void) | undefined
  const Page = (): ReactNode => {
    const [now, setNow] = useState(video)
    become = (next) => act(() => setNow(next))
    return useRoutes([
      {
        element: (
          <Outlet context={{ course: { id: id(200), title: 'Rücken' }, chapters: [], isWide: true }} />
        ),
        children: [{ path: '*', element: <VideoPart video={now} /> }],
      },
    ])
  }
  const page = renderPage(<Page />, {
    session,
    answers: {
      'GET /captions': { items: [], total: 0 },
      'GET /caption/recognised': { available: false, recognised: null },
      'GET /watch': refuse('not_processed_yet'),
      'DELETE /video/upload': undefined,
      ...answers,
    },
  })
  return { ...page, become: (next: VideoDraft) => become?.(next) }
}
export const chooser = (name: string): Promise<HTMLElement> => screen.findByLabelText(name)
