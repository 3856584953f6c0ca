import type { VideoDraft } from '@kursportal/shared/contract'
import { formatDuration } from '@kursportal/shared/i18n'
import type { RunningUpload } from '@kursportal/shared/ui/uploads'
import { translate } from './texts.ts'
import { newestFilm } from '../draft.rules.ts'

/**
 * How a lecture stands, in a few words: its length, or what it lacks. `needsCare` marks what keeps a course from going live.
 * @param upload what this browser has on its way for it; of one that waits for its turn the server knows nothing
 */
export const lectureStanding = (
  video: VideoDraft,
  upload: Pick<RunningUpload, 'state'> | undefined,
): { words: string; needsCare: boolean } => {
  if (video.type === 'quiz') {
    const count = video.question_count ?? 0
    return { words: translate('editor.questions', { count }), needsCare: count === 0 }
  }
  if (video.type === 'richText')
    return video.has_text
      ? { words: translate('kind.richText'), needsCare: false }
      : { words: translate('editor.noText'), needsCare: true }
  if (upload)
    return { words: translate(`editor.upload.${upload.state}`), needsCare: upload.state === 'failed' }
  const film = newestFilm(video)
  if (!film) return { words: translate('editor.film.none'), needsCare: true }
  if (film.state === 'ready') return { words: formatDuration(film.duration_seconds ?? 0), needsCare: false }
  return { words: translate(`editor.film.${film.state}`), needsCare: film.state === 'failed' }
}
