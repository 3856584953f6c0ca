import { sql } from 'kysely'
import { newId } from '../platform/ids.ts'
import { addCourse, publishCourse } from '../seed/scenarios/courses.ts'
import { exampleCourse } from '../seed/scenarios/example-course.ts'
import { addTopic } from '../seed/scenarios/forum.ts'
import { addAccess } from '../seed/scenarios/learning.ts'
import { addPerson } from '../seed/scenarios/people.ts'
import { addLevels, addSociety } from '../seed/scenarios/societies.ts'
import type { KnownIds } from './arbitrary-input.ts'
import type { TestPlatform } from './test-platform.ts'

/** A little of everything, so that calls with arbitrary input find something to work on. */
export type World = { admin: string; user: string; ids: KnownIds }

export const addRobustnessWorld = async (platform: TestPlatform): Promise<World> => {
  const people = await platform.run(async (context) => {
    const admin = await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
    const user = await addPerson(context, { email: 'user@beispiel.de', is_course_creator: true })
    const bystander = await addPerson(context, { email: 'bystander@beispiel.de' })
    const draft = await addCourse(context, exampleCourse, { owner_id: user })
    const live = await publishCourse(context, draft)
    await addAccess(context, { owner_id: user, name: 'Alle', course_ids: [draft], for_everybody: true })
    const now = context.clock.now()
    for (const locked of [false, true])
      await addTopic(context, {
        course_id: live,
        author_id: user,
        title: 'Thema',
        text: 'Was?',
        created_at: now,
        locked,
        answers: [bystander, user].map((author_id) => ({ author_id, text: 'Das.', created_at: now })),
      })
    const own = await addSociety(context, { name: 'Eigene', owner_id: user, is_community: false })
    await addSociety(context, { name: 'TSV', owner_id: user, admin_ids: [admin], member_ids: [bystander] })
    await addLevels(context, null)
    await addLevels(context, own)
    await context.db.insertInto('insurances').values({ id: newId(), name: 'Kasse' }).execute()
    return { admin, user }
  })
  return { ...people, ids: await idsOf(platform) }
}

/** A few ids of each kind of thing, by its table in the singular; a picture is called image, as in the contract. */
const idsOf = async ({ context }: TestPlatform): Promise<KnownIds> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'
    order by table_name`.execute(context.db)
  const ids: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{
      id: string
    }>`select id from ${sql.table(name)} order by id limit 200`.execute(context.db)
    const kind = name
      .replace(/^.*_/, '')
      .replace(/ies$/, 'y')
      .replace(/(ss)es$|s$/, '$1')
    // The first and the last: drafts and live copies, the oldest and the newest.
    const some = [...rows.slice(0, 3), ...rows.slice(3).slice(-3)].map(({ id }) => id)
    ids[kind] = [...(ids[kind] ?? []), ...some]
  }
  return ids
}
