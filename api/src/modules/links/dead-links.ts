import { FAILURES_UNTIL_DEAD, handoutsOf, linksOf, linkTarget } from '@kursportal/shared/domain'
import type { RichTextDocument } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { outsideOf } from './want-links.ts'

/** The text of a draft lecture. */
type Text = { id: string; rich_text: RichTextDocument | null }

type Kind = 'course' | 'lecture' | 'access' | 'handout' | 'image'

/** Which of the things that links lead to are there, for learners. */
const findTargets = async (db: Db, wanted: Record<Kind, string[]>): Promise<Set<string>> => {
  const found = await Promise.all([
    wanted.course.length > 0
      ? db
          .selectFrom('courses')
          .select('id')
          .where('id', 'in', wanted.course)
          .where('dev_id', 'is not', null)
          .where('retired_at', 'is', null)
          .execute()
      : [],
    wanted.lecture.length > 0
      ? db
          .selectFrom('videos')
          .innerJoin('courses', 'courses.id', 'videos.course_id')
          .select('videos.id')
          .where('videos.id', 'in', wanted.lecture)
          .where('videos.retired_at', 'is', null)
          .where('courses.dev_id', 'is not', null)
          .execute()
      : [],
    wanted.access.length > 0
      ? db.selectFrom('accesses').select('id').where('id', 'in', wanted.access).execute()
      : [],
    wanted.handout.length > 0
      ? db
          .selectFrom('attachments')
          .select('id')
          .where('id', 'in', wanted.handout)
          .where('removed_revision', 'is', null)
          .execute()
      : [],
    wanted.image.length > 0
      ? db.selectFrom('images').select('id').where('id', 'in', wanted.image).execute()
      : [],
  ])
  return new Set(found.flat().map(({ id }) => id))
}

/** Which addresses outside nobody is at home at. */
const findGone = async (db: Db, addresses: readonly string[]): Promise<Set<string>> => {
  if (addresses.length === 0) return new Set()
  const rows = await db
    .selectFrom('checked_links')
    .select('address')
    .where('address', 'in', addresses)
    .where((eb) =>
      eb.or([
        eb('answer', '=', 'gone'),
        eb.and([eb('answer', '=', 'unreachable'), eb('failures', '>=', FAILURES_UNTIL_DEAD)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ address }) => address))
}

/** The handouts of lectures, as lecture and file. */
const findHandouts = async (db: Db, texts: readonly Text[]): Promise<Set<string>> => {
  const ids = texts.filter(({ rich_text }) => handoutsOf(rich_text).length > 0).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('attachments')
    .select(['video_id', 'file_id'])
    .where('video_id', 'in', ids)
    .where('removed_revision', 'is', null)
    .execute()
  return new Set(rows.map(({ video_id, file_id }) => `${video_id} ${file_id}`))
}

/**
 * Those of some addresses that lead nowhere: to something of the platform that is not there (any more) or that learners may
 * not open, or to pages outside that were asked and are gone.
 */
export const deadAddresses = async (
  { db, config: { publicUrl } }: Pick<Context, 'db' | 'config'>,
  addresses: readonly string[],
): Promise<Set<string>> => {
  const wanted: Record<Kind, string[]> = { course: [], lecture: [], access: [], handout: [], image: [] }
  for (const address of new Set(addresses)) {
    const target = linkTarget(address, publicUrl)
    if ('id' in target) wanted[target.kind].push(target.id)
  }
  const [there, gone] = await Promise.all([
    findTargets(db, wanted),
    findGone(db, outsideOf(addresses, publicUrl)),
  ])
  const isDead = (address: string): boolean => {
    const target = linkTarget(address, publicUrl)
    if ('id' in target) return !there.has(target.id)
    if (target.kind === 'outside') return gone.has(target.address)
    return target.kind === 'editor'
  }
  return new Set(addresses.filter(isDead))
}

/** The links of texts that lead nowhere, by lecture; files that are no handout of their lecture are among them. */
export const deadLinksOf = async (
  context: Pick<Context, 'db' | 'config'>,
  texts: readonly Text[],
): Promise<Map<string, string[]>> => {
  const [dead, handouts] = await Promise.all([
    deadAddresses(
      context,
      texts.flatMap(({ rich_text }) => linksOf(rich_text)),
    ),
    findHandouts(context.db, texts),
  ])
  return new Map(
    texts.flatMap(({ id, rich_text }) => {
      const files = handoutsOf(rich_text).filter(({ file_id }) => !handouts.has(`${id} ${file_id}`))
      const links = linksOf(rich_text).filter((address) => dead.has(address))
      const names = [...links, ...files.map(({ title }) => title)]
      return names.length > 0 ? [[id, names] as const] : []
    }),
  )
}
