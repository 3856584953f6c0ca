import { chapter, text } from '../../seed/scenarios/lectures.ts'
import { p } from '../../seed/scenarios/rich-text.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'

/** A course with a forum: Eva leads it, Anna and Bert learn; Paul, another creator Kai and an admin are there too. */
export const openForumWorld = async (platform: TestPlatform) => {
  const ids = await platform.run(async (context) => {
    const person = (name: string, perms = {}) =>
      addPerson(context, {
        email: `${name.toLowerCase()}@beispiel.de`,
        first_name: name,
        last_name: 'Ärmel',
        created_at: new Date(context.clock.now().getTime() - 60_000),
        ...perms,
      })
    const eva = await person('Eva', { is_course_creator: true })
    const kai = await person('Kai', { is_course_creator: true })
    const anna = await person('Anna')
    const bert = await person('Bert')
    await person('Paul')
    await person('Ada', { is_admin: true })
    const course = async (title: string, owner_id: string, changes = {}) => {
      const content = {
        fields: { title, ...changes },
        chapters: [chapter('Eins', '', text('Lies das', p('Atme')))],
      }
      const draft = await addCourse(context, content, { owner_id })
      return { draft, live: await publishCourse(context, draft) }
    }
    const atmen = await course('Atmen', eva)
    await course('Anderes', kai)
    const silent = await course('Still', eva, { forum_enabled: false })
    await addAccess(context, {
      owner_id: eva,
      name: 'Zugang',
      course_ids: [atmen.draft, silent.draft],
      user_ids: [anna, bert],
    })
    return {
      anna,
      bert,
      eva,
      course_id: atmen.live,
      draft_id: atmen.draft,
      silent_id: silent.live,
    }
  })
  const as = (name: string) => platform.as(`${name}@beispiel.de`)
  const { id: video_id } = await platform.context.db
    .selectFrom('videos')
    .select('id')
    .where('course_id', '=', ids.course_id)
    .executeTakeFirstOrThrow()
  return {
    ...ids,
    video_id,
    clients: {
      anna: await as('anna'),
      bert: await as('bert'),
      eva: await as('eva'),
      kai: await as('kai'),
      paul: await as('paul'),
      ada: await as('ada'),
    },
  }
}

export type ForumWorld = Awaited<ReturnType<typeof openForumWorld>>
