import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess, addLearning } from '../../seed/scenarios/learning.ts'
import { chapter, text } from '../../seed/scenarios/lectures.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { p } from '../../seed/scenarios/rich-text.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'

/**
 * Eva leads the course Atmen, which Anna and Bert have begun; Cora may take it and has not begun. Kai is another creator,
 * Lena leads Anna's society, Ada is an admin.
 */
export const openCareWorld = async (platform: TestPlatform) => {
  const ids = await platform.run(async (context) => {
    const person = (name: string, perms = {}) =>
      addPerson(context, {
        email: `${name.toLowerCase()}@beispiel.de`,
        first_name: name,
        last_name: 'Ärmel',
        ...perms,
      })
    const eva = await person('Eva', { is_course_creator: true })
    await person('Kai', { is_course_creator: true })
    const anna = await person('Anna')
    const bert = await person('Bert')
    const cora = await person('Cora')
    const lena = await person('Lena')
    await person('Ada', { is_admin: true })
    await addSociety(context, { name: 'TSV', owner_id: lena, member_ids: [anna] })
    const course = async (title: string, changes = {}) => {
      const content = {
        fields: { title, ...changes },
        chapters: [chapter('Eins', '', text('Lies das', p('Atme')))],
      }
      const draft = await addCourse(context, content, { owner_id: eva })
      return { draft, live: await publishCourse(context, draft) }
    }
    const atmen = await course('Atmen')
    const silent = await course('Still', { questions_enabled: false })
    await addAccess(context, {
      owner_id: eva,
      name: 'Zugang',
      course_ids: [atmen.draft, silent.draft],
      user_ids: [anna, bert, cora],
    })
    for (const user_id of [anna, bert])
      await addLearning(context, { user_id, course_id: atmen.live, share: 0, begun_days_ago: 5 })
    return { anna, bert, cora, eva, course_id: atmen.live, draft_id: atmen.draft, silent_id: silent.live }
  })
  const { id: video_id } = await platform.context.db
    .selectFrom('videos')
    .select('id')
    .where('course_id', '=', ids.course_id)
    .executeTakeFirstOrThrow()
  const as = (name: string) => platform.as(`${name}@beispiel.de`)
  return {
    ...ids,
    video_id,
    clients: {
      anna: await as('anna'),
      bert: await as('bert'),
      cora: await as('cora'),
      eva: await as('eva'),
      kai: await as('kai'),
      lena: await as('lena'),
      ada: await as('ada'),
    },
  }
}

export type CareWorld = Awaited<ReturnType<typeof openCareWorld>>
