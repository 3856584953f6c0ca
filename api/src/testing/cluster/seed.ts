import { openSession } from '../../platform/auth/sessions.ts'
import { contextOn, inTransaction, type Context, type Services } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { addDraftLecture } from '../../modules/media/media.fixtures.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { text } from '../../seed/scenarios/lectures.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { p } from '../../seed/scenarios/rich-text.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import { IBAN } from '../values.ts'

/** Who acts on a cluster, logged in, and on what. */
export type ClusterSeed = Awaited<ReturnType<typeof seedCluster>>

const LEARNERS = 3
/** So many cents a finish that whole euros can be asked for as long as a test runs. */
const LEVEL = { start: 1, income_per_user: 1_000_000, bonus: 0 }
const FINISHES = 6

/** A creator, learners of a published course to read, the leader of a society with money, and an admin who gets mails. */
export const seedCluster = async (services: Services) => {
  const { creatorId, filmId, learnerIds, videoId, leaderId } = await inTransaction(services, addEverything)
  const context = contextOn(services, services.database.db)
  const session = (id: string) => openSession(context, id, 'test')
  return {
    creator: await session(creatorId),
    leader: await session(leaderId),
    learners: await Promise.all(learnerIds.map(async (id) => ({ id, session: await session(id) }))),
    filmId,
    videoId,
    year: new Date().getFullYear(),
  }
}

const addEverything = async (context: Context) => {
  await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
  const { creatorId, videoId: filmId } = await addDraftLecture(context)
  const draft = await addCourse(
    context,
    {
      fields: { title: 'Lesen' },
      chapters: [{ title: 'Anfang', description: '', lectures: [text('Text', p('Ein Text.'))] }],
    },
    { owner_id: creatorId },
  )
  const course_id = await publishCourse(context, draft)
  const { id: videoId } = await context.db
    .selectFrom('videos')
    .select('id')
    .where('course_id', '=', course_id)
    .executeTakeFirstOrThrow()
  const learnerIds = await Promise.all(
    Array.from({ length: LEARNERS }, (_, index) =>
      addPerson(context, { email: `lernend-${index}@beispiel.de` }),
    ),
  )
  await addAccess(context, { owner_id: creatorId, name: 'Alle', course_ids: [draft], user_ids: learnerIds })
  const leaderId = await addPerson(context, { email: 'olga@beispiel.de', last_name: 'Öçal' })
  await context.db
    .updateTable('users')
    .set({ iban_encrypted: context.secrets.encrypt(IBAN) })
    .where('id', '=', leaderId)
    .execute()
  const society_id = await addSociety(context, { name: 'TSV Möwe', owner_id: leaderId })
  await addLevels(context, society_id, [LEVEL])
  const finished = newId()
  await context.db
    .insertInto('courses')
    .values({ id: finished, owner_id: creatorId, title: 'Geschafft' })
    .execute()
  await addFinishedMembers(context, { society_id, course_id: finished, count: FINISHES })
  return { creatorId, filmId, learnerIds, videoId, leaderId }
}
