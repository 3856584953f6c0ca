import { sql, type RawBuilder } from 'kysely'
import * as fc from 'fast-check'
import { retentionState } from '@kursportal/shared/contract'
import {
  DAY_MS,
  retentionCutoff,
  retentionInForce,
  type RetentionKind,
  retentionKinds,
} from '@kursportal/shared/domain'
import { newId } from '../../platform/ids.ts'
import { addListWorld, LIST_ADMIN, type ListWorld } from '../../testing/lists.testing.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'
import { runRetention } from './run-retention.ts'

/** A row of a random world: of which kind it is, since when its period runs, and whether it may go at all. */
type Thing = { what: keyof typeof things; since: Date; free: boolean; id: string }

/** What there is of each table: how a row comes to be, and whether it is still as it was. */
const things = {
  mail: {
    kind: 'sent_mails',
    add: ({
      id,
      since,
      free,
    }) => sql`insert into mails (id, to_address, subject, html, text, state, created_at)
      values (${id}, 'a@beispiel.de', '', '', '', ${free ? 'sent' : 'queued'}, ${since})`,
    left: sql`select id from mails`,
  },
  withdrawal: {
    kind: 'withdrawals',
    add: ({ id, since, free }) => sql`insert into withdrawals
      (id, number, received_at, name, email, contract, state, decided_at, search_text) values
      (${id}, ${id}, ${since}, 'E', 'e@beispiel.de', 'K', ${free ? 'declined' : 'open'}, ${free ? since : null}, '')`,
    left: sql`select id from withdrawals`,
  },
  report: {
    kind: 'content_reports',
    add: ({ id, since, free }) => sql`insert into content_reports
      (id, number, received_at, path, reason, explanation, email, kind, state, decided_at, search_text) values
      (${id}, ${id}, ${since}, '/faq', 'other', 'E', 'e@beispiel.de', 'page', ${free ? 'kept' : 'open'},
      ${free ? since : null}, ${id})`,
    left: sql`select id from content_reports where explanation <> ''`,
  },
  reminded: {
    kind: 'reminder_runs',
    add: ({ id, since }) =>
      sql`insert into reminder_runs (id, at, inactive_days, sent) values (${id}, ${since}, 14, 1)`,
    left: sql`select id from reminder_runs`,
  },
  remark: {
    kind: 'sales_remarks',
    add: ({ id, since }, { society }) => sql`insert into sales_remark_decisions
      (key, society_id, note, decided_at) values (${id}, ${society}, 'Angerufen', ${since})`,
    left: sql`select key as id from sales_remark_decisions where note <> ''`,
  },
  looked: {
    kind: 'audit_reads',
    add: ({ id, since }) =>
      sql`insert into admin_log (id, at, action) values (${id}, ${since}, 'person_viewed')`,
    left: sql`select id from admin_log where action = 'person_viewed'`,
  },
  changed: {
    kind: 'audit_log',
    add: ({ id, since }) =>
      sql`insert into admin_log (id, at, action) values (${id}, ${since}, 'faq_changed')`,
    left: sql`select id from admin_log where action = 'faq_changed'`,
  },
  paid: {
    kind: 'audit_money',
    add: ({ id, since }) =>
      sql`insert into admin_log (id, at, action) values (${id}, ${since}, 'payout_booked')`,
    left: sql`select id from admin_log where action = 'payout_booked'`,
  },
  invitation: {
    kind: 'invitations',
    add: ({ id, since }, { access }) => sql`insert into access_invitations (id, access_id, email, invited_at)
      values (${id}, ${access}, ${id}, ${since})`,
    left: sql`select id from access_invitations`,
  },
  attempt: {
    kind: 'quiz_answers',
    add: ({ id, since }, { learnerId, live }) => sql`with taking as (
        select id, (select count(*) from quiz_attempts) as before from participations
        where user_id = ${learnerId} and course_id = ${live} limit 1)
      insert into quiz_attempts (id, participation_id, video_id, number, snapshot, started_at, submitted_at)
      select ${id}, id, ${id}, before + 1, '{}', ${since}, ${since} from taking`,
    left: sql`select id from quiz_attempts`,
  },
  question: {
    kind: 'care',
    add: ({ id, since, free }, { learnerId, live }) => sql`insert into care_questions
      (id, course_id, user_id, state, waiting_since, due_on, created_at, last_message_at) values (${id}, ${live},
      ${learnerId}, ${free ? 'answered' : 'open'}, ${free ? null : since}, ${free ? null : '2026-01-01'}, ${since}, ${since})`,
    left: sql`select id from care_questions`,
  },
  placeholder: {
    kind: 'forum_placeholders',
    add: ({ id, since, free }, { live }) => sql`with thread as (
        insert into forum_threads (id, course_id, label, title) values (${newId()}, ${live}, 'question', '') returning id)
      insert into forum_posts (id, thread_id, text, deleted_at, deleted_by)
      select ${id}, id, '', ${free ? since : null}, ${free ? 'author' : null} from thread`,
    left: sql`select id from forum_posts`,
  },
  file: {
    kind: 'payout_accounts',
    add: ({
      id,
      since,
    }) => sql`insert into sepa_exports (id, message_id, payments, total, file_encrypted, created_at)
      values (${id}, ${id}, 1, 100, 'x', ${since})`,
    left: sql`select id from sepa_exports where file_encrypted is not null`,
  },
  part: {
    kind: 'deleted_parts',
    add: (
      { id, since },
      { draft },
    ) => sql`insert into deleted_parts (id, course_id, place, content, deleted_at)
      values (${id}, ${draft}, 0, '{}', ${since})`,
    left: sql`select id from deleted_parts`,
  },
  version: {
    kind: 'deleted_parts',
    add: (
      { id, since },
      { draft },
    ) => sql`insert into draft_versions (id, course_id, kept_at, made_at, revision, snapshot)
      values (${id}, ${draft}, ${since}, ${since}, (select count(*) + 1000 from draft_versions), '{}')`,
    left: sql`select id from draft_versions`,
  },
  film: {
    kind: 'unused_films',
    add: (
      { id, since, free },
      { adminId },
    ) => sql`insert into media_assets (id, owner_id, state, unused_since)
      values (${id}, ${adminId}, ${free ? 'ready' : 'processing'}, ${since})`,
    left: sql`select id from media_assets`,
  },
  picture: {
    kind: 'unfinished_images',
    add: ({ id, since, free }) => sql`insert into images (id, state, content_type, created_at)
      values (${id}, ${free ? 'processing' : 'ready'}, 'image/webp', ${since})`,
    left: sql`select id from images`,
  },
  watched: {
    kind: 'watched_seconds',
    add: ({ id, since, free }, { learnerId, live, liveVideo }) => sql`with taking as (
        insert into participations (id, user_id, course_id, number, finished_at)
        select ${id}, ${learnerId}, ${live}, max(number) + 1, ${free ? since : null}::timestamptz
        from participations where user_id = ${learnerId} and course_id = ${live} returning id)
      insert into lecture_progress (participation_id, video_id, watched, reported_at)
      select id, ${liveVideo}, '{[0,9)}', ${since} from taking`,
    left: sql`select participation_id as id from lecture_progress where watched <> '{}'`,
  },
} as const satisfies Record<
  string,
  {
    kind: RetentionKind
    add: (thing: Thing, world: ListWorld) => RawBuilder<unknown>
    left: RawBuilder<unknown>
  }
>

const names = Object.keys(things).filter((name): name is keyof typeof things => Object.hasOwn(things, name))
const NOW = new Date('2026-06-15T10:00:00Z')

const thing = fc.record({
  what: fc.constantFrom(...names),
  // Near the ends of periods as often as anywhere.
  since: fc.oneof(
    fc.date({ min: new Date('2010-01-01'), max: NOW, noInvalidDate: true }),
    fc
      .tuple(
        fc.constantFrom(14, 30, 180, 365, 366, 730, 1_262, 3_818),
        fc.integer({ min: -90_000, max: 90_000 }),
      )
      .map(([days, seconds]) => new Date(NOW.getTime() - days * DAY_MS + seconds * 1000)),
  ),
  free: fc.boolean(),
})

const choices = fc.dictionary(
  fc.constantFrom(...retentionKinds),
  fc.record({ on: fc.boolean(), count: fc.integer({ min: 0, max: 40 }) }),
)

/**
 * In any world, with any periods: a run takes as many of each kind as was announced, exactly those whose period is over,
 * and nothing else.
 */
export const expectExactRuns = async (platform: TestPlatform, worlds: number): Promise<void> => {
  const { db } = platform.context
  const idsLeft = async (what: keyof typeof things): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`${things[what].left}`.execute(db)
    return rows.map(({ id }) => id)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(thing, { maxLength: 60 }), choices, async (drawn, chosen) => {
      await platform.reset()
      platform.clock.set(NOW)
      const world = await addListWorld(platform)
      // Only what was drawn counts.
      for (const table of ['mails', 'admin_log', 'lecture_progress', 'media_assets', 'forum_posts'] as const)
        await db.deleteFrom(table).execute()
      const rows: Thing[] = drawn.map((one) => ({ ...one, id: newId() }))
      for (const one of rows) await things[one.what].add(one, world).execute(db)
      await db
        .insertInto('settings')
        .values({ key: 'retention', value: JSON.stringify(chosen), updated_at: NOW })
        .execute()
      const admin = await platform.as(LIST_ADMIN)
      const announced = retentionState.parse((await admin.get('/retention')).body)
      // Within the same instant: the clock of the platform goes on.
      platform.clock.set(NOW)
      await runRetention(platform.services)
      const { last_run } = retentionState.parse((await admin.get('/retention')).body)
      const inForce = retentionInForce(chosen)
      expect(last_run?.failed).toEqual([])
      expect(Object.fromEntries(last_run?.taken.map(({ kind, count }) => [kind, count]) ?? [])).toEqual(
        Object.fromEntries(
          announced.kinds
            .filter(({ on, due_now }) => on && due_now > 0)
            .map(({ kind, due_now }) => [kind, due_now]),
        ),
      )
      for (const what of names) {
        const { kind } = things[what]
        const mayGo = kept.includes(what) ? () => true : ({ free }: Thing) => free
        const expected = rows
          .filter((row) => row.what === what)
          .filter(
            (row) => !(inForce[kind].on && mayGo(row) && row.since < retentionCutoff(inForce[kind], NOW)),
          )
        expect([what, (await idsLeft(what)).toSorted()]).toEqual([
          what,
          expected.map(({ id }) => id).toSorted(),
        ])
      }
    }),
    { numRuns: worlds },
  )
}

/** Of which every row may go; `free` says nothing about them. */
const kept: readonly (keyof typeof things)[] = [
  'looked',
  'changed',
  'paid',
  'reminded',
  'remark',
  'invitation',
  'attempt',
  'file',
  'part',
  'version',
]
