import { emptyQuiz, type CourseSnapshot, type VideoSnapshot } from '@kursportal/shared/domain'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeSnapshot } from '../../api/src/modules/courses/write-snapshot.ts'
import { processFilm } from '../../api/src/modules/media/process-film.ts'
import { openUploadStore } from '../../api/src/modules/media/upload-store.ts'
import type { Context, Services } from '../../api/src/platform/context.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { publishCourse } from '../../api/src/seed/scenarios/courses.ts'
import { makeTestFilm } from '../../api/src/testing/films.ts'

/** A film of some seconds, made and cut into its sizes as if it had been uploaded; answers its id. */
export const addFilm = async (
  services: Services,
  { owner_id, seconds }: { owner_id: string; seconds: number },
): Promise<string> => {
  const asset_id = newId()
  await services.database.db
    .insertInto('media_assets')
    .values({ id: asset_id, owner_id, file_name: 'film.mp4', state: 'processing' })
    .execute()
  const uploads = openUploadStore(services.config)
  const file = uploads.pathOf(asset_id)
  await mkdir(dirname(file), { recursive: true })
  await copyFile(await makeTestFilm({ seconds, size: '320x180', rate: 25 }), file)
  await processFilm({ services, uploads, signal: new AbortController().signal }, asset_id)
  return asset_id
}

const lecture = (fields: Pick<VideoSnapshot, 'type' | 'title'> & Partial<VideoSnapshot>): VideoSnapshot => ({
  id: newId(),
  description: '',
  minutes: 5,
  image_id: null,
  required_share: 0.9,
  asset_id: null,
  rich_text: null,
  quiz: null,
  captions: [],
  ...fields,
})

const reading = (title: string, words: string) =>
  lecture({
    type: 'richText',
    title,
    rich_text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
  })

const oneQuestion = (title: string) =>
  lecture({
    type: 'quiz',
    title,
    quiz: {
      ...emptyQuiz,
      questions: [
        {
          type: 'true_false',
          id: newId(),
          question: 'Bewegung tut dem Rücken gut.',
          explanation: 'Sie stärkt die Muskeln.',
          correct: true,
        },
      ],
    },
  })

/** A published course of one chapter: a text, a film if there is one, and a quiz of one question. */
export const addShortCourse = async (
  context: Context,
  { owner_id, title, film }: { owner_id: string; title: string; film?: string },
): Promise<{ draft_id: string; live_id: string }> => {
  const draft_id = newId()
  const course: CourseSnapshot['course'] = {
    title,
    description: 'In ein paar Minuten geschafft.',
    outcomes: [],
    image_id: null,
    price_cents: 0,
    minors_only: false,
    ninox_id: null,
    time_alternative_text: '',
    instructor_name: 'Eva Weiß',
    instructor_qualification: 'Physiotherapeutin',
    unlock_mode: 'in_order',
    unlock_days: 7,
    forum_enabled: false,
  }
  await context.db.insertInto('courses').values({ id: draft_id, owner_id, title }).execute()
  const videos = [
    reading('Lies das zuerst', 'Steh alle halbe Stunde einmal auf.'),
    ...(film ? [lecture({ type: 'video', title: 'Sieh zu', asset_id: film })] : []),
    oneQuestion('Prüfe dich'),
  ]
  const chapter = { id: newId(), title: 'Alles in einem', description: '', image_id: null, videos }
  await writeSnapshot(context, { kind: 'draft', course_id: draft_id }, { course, chapters: [chapter] })
  return { draft_id, live_id: await publishCourse(context, draft_id) }
}
