import { sql } from 'kysely'
import type { Context } from '../platform/context.ts'
import { fillCourses } from '../seed/scale/courses.ts'
import { addCourse, publishCourse } from '../seed/scenarios/courses.ts'
import { exampleCourse } from '../seed/scenarios/example-course.ts'
import { addAppointment } from '../seed/scenarios/care.ts'
import { addAccess, addLearning } from '../seed/scenarios/learning.ts'
import { addPerson } from '../seed/scenarios/people.ts'
import { addSociety } from '../seed/scenarios/societies.ts'
import type { TestPlatform } from './test-platform.ts'

/** What the lists of `lists.deep.test.ts` are asked about. */
export type ListWorld = {
  adminId: string
  learnerId: string
  draft: string
  live: string
  draftChapter: string
  liveChapter: string
  draftVideo: string
  liveVideo: string
  draftQuiz: string
  liveQuiz: string
  access: string
  clubAccess: string
  appointment: string
  society: string
}

/** Who asks: an admin who also builds courses, and a learner. */
export const LIST_ADMIN = 'admin@beispiel.de'
export const LIST_LEARNER = 'anna@beispiel.de'

/** A course with a learner, an access for people and one for societies. */
export const addListWorld = (platform: TestPlatform): Promise<ListWorld> =>
  platform.run(async (context) => {
    const adminId = await addPerson(context, {
      email: LIST_ADMIN,
      is_admin: true,
      is_course_creator: true,
    })
    const learnerId = await addPerson(context, { email: LIST_LEARNER })
    const { fields, chapters } = exampleCourse
    const content = { fields: { ...fields, unlock_mode: 'all' as const }, chapters }
    const draft = await addCourse(context, content, { owner_id: adminId })
    const live = await publishCourse(context, draft)
    const common = { owner_id: adminId }
    const access = await addAccess(context, {
      ...common,
      name: 'Leute',
      course_ids: [draft],
      user_ids: [learnerId],
    })
    const clubAccess = await addAccess(context, { ...common, name: 'Vereine', course_ids: [draft] })
    await context.db
      .updateTable('accesses')
      .set({ for_societies: true })
      .where('id', '=', clubAccess)
      .execute()
    const society = await addSociety(context, { name: 'TSV', owner_id: adminId, member_ids: [learnerId] })
    await addLearning(context, { user_id: learnerId, course_id: live, share: 0.5, begun_days_ago: 5 })
    const appointment = await addAppointment(context, { course_id: live, title: 'Fragestunde' })
    return {
      adminId,
      appointment,
      learnerId,
      draft,
      live,
      access,
      clubAccess,
      society,
      draftChapter: await oneId(
        context,
        sql`select id from chapters where course_id = ${draft} and position = 0`,
      ),
      liveChapter: await oneId(
        context,
        sql`select id from chapters where course_id = ${live} and position = 0`,
      ),
      draftVideo: await oneId(context, firstVideo(draft, sql`true`)),
      liveVideo: await oneId(context, firstVideo(live, sql`true`)),
      draftQuiz: await oneId(context, firstVideo(draft, sql`videos.type = 'quiz'`)),
      liveQuiz: await oneId(context, firstVideo(live, sql`videos.type = 'quiz'`)),
    }
  })

const firstVideo = (courseId: string, condition: ReturnType<typeof sql>) => sql`
  select videos.id from videos join chapters on chapters.id = videos.chapter_id
  where videos.course_id = ${courseId} and ${condition} order by chapters.position, videos.position`

const oneId = async (context: Context, query: ReturnType<typeof sql>): Promise<string> => {
  const { rows } = await sql<{ id: string }>`${query} limit 1`.execute(context.db)
  const [row] = rows
  if (!row) throw new Error('the world lacks something')
  return row.id
}

/** Makes everything that is listed more, by so many of each. */
export const growLists = async (platform: TestPlatform, world: ListWorld, by: number): Promise<void> => {
  const { draft, live, draftChapter, liveChapter, draftVideo, liveQuiz } = world
  const { adminId, learnerId, access, clubAccess, society } = world
  const drafts = await platform.context.db
    .selectFrom('courses')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('dev_id', 'is', null)
    .executeTakeFirstOrThrow()
  // Each kind in a statement of its own: what must be there first stands first.
  await platform.services.database.script(`
    create temp table more on commit drop as select n, gen_random_uuid() as id from generate_series(1, ${by}) as n;
    insert into users (id, email, first_name, society_id, is_course_creator)
      select id, id || '@beispiel.de', 'Neu', '${society}', true from more;
    insert into access_users (access_id, user_id) select '${access}', id from more;
    insert into access_invitations (id, access_id, email) select id, '${access}', id || '@beispiel.de' from more;
    insert into access_codes (id, access_id, code, label, created_at)
      select id, '${access}', id, 'Aushang', now() from more;
    insert into landing_publications (id, access_id, number, page, published_at)
      select id, '${access}', row_number() over (order by id) + (select coalesce(max(number), 0) from landing_publications), '{"blocks":[]}', now() from more;
    insert into societies (id, name, is_community, owner_id, search_text)
      select id, 'Verein ' || id, true, '${adminId}', 'verein' from more;
    insert into society_admins (society_id, user_id) select '${society}', id from more;
    insert into access_societies (access_id, society_id) select '${clubAccess}', id from more;
    insert into society_levels (id, society_id, start, income_per_user, bonus)
      select id, null, (select coalesce(max(start), 0) from society_levels) + n, 100, 0 from more;
    insert into insurances (id, name) select id, 'Kasse ' || id from more;
    insert into sessions (id_hash, user_id, expires_at)
      select decode(replace(id::text, '-', ''), 'hex'), '${learnerId}', now() + interval '9 days' from more;
    insert into consents (id, user_id, kind, text_version, given_at)
      select id, '${learnerId}', 'marketing', 1, now() from more;
    insert into legal_texts (type, title, content, version)
      select 'imprint', 'Impressum', 'Text', (select coalesce(max(version), 0) from legal_texts) + n from more;
    insert into template_versions (key, version, subject, body)
      select 'reminder', (select coalesce(max(version), 0) from template_versions) + n, 'Neu', 'Neu' from more;
    insert into faq_entries (id, position, question, answer) select id, n, 'Was?', 'Das.' from more;
    insert into templates (key, subject, body, version)
      select key, 'Betreff', 'Text', 2 from unnest(array['registration-code', 'email-change', 'password-reset',
        'account-deletion', 'payout-booked', 'payout-refused']) as key, more where more.n > 1
      on conflict do nothing;
    insert into mails (id, user_id, to_address, subject, html, text, state, created_at)
      select id, '${learnerId}', 'a@beispiel.de', 'Betreff', '', '', 'kept', now() from more;
    insert into admin_log (id, at, admin_id, action, user_id)
      select id, now(), '${adminId}', 'person_changed', '${learnerId}' from more;
    insert into start_texts (hash, lines) select md5(id::text) || md5(id::text), '[]' from more;
    insert into start_confirmations (user_id, course_id, number, kind, text_hash, confirmed_at)
      select '${learnerId}', '${live}', 1, 'contraindications', md5(id::text) || md5(id::text), now() from more;
    insert into withdrawals (id, number, received_at, name, email, contract, search_text)
      select id, 'W-' || id, now(), 'Erna', 'erna@beispiel.de', 'Kurs', 'erna' from more;
    insert into content_reports (id, number, received_at, path, reason, explanation, kind, search_text)
      select id, 'M-' || id, now(), '/faq', 'other', 'Falsch', 'page', 'falsch' from more;
    insert into qualification_proofs (id, course_id, name, content_type, bytes, created_at)
      select id, '${draft}', 'Zeugnis.pdf', 'application/pdf', 9, now() from more;
    update courses set certified_until = '2199-12-31';
    insert into deploy_tokens (id, remote, name, token_hash, created_by, created_at)
      select id, 'mf-learner', 'CI', decode(md5(id::text), 'hex'), '${adminId}', now() from more;
    insert into remotes (name) values ('mf-learner') on conflict do nothing;
    insert into remote_releases (remote, version, release, manifest)
      values ('mf-learner', '1', '{}', '{}') on conflict do nothing;
    insert into remote_errors (
        id, remote, version, kind, message, stack, path, times, browsers, first_at, last_at)
      select id, 'mf-learner', '1', 'error', id::text, '', '/', 1, '{}', now(), now() from more;
    insert into remote_changes (id, remote, at, action, reason, user_id)
      select id, 'mf-learner', now(), 'published', '', '${adminId}' from more;
    insert into course_publications (id, course_id, number, published_by, snapshot)
      select more.id, course_id, last.number + n, '${adminId}', snapshot from more,
        (select * from course_publications where course_id = '${draft}' order by number desc limit 1) as last;
    insert into chapters (id, course_id, position, title) select id, '${draft}', 100 + n, 'Mehr' from more;
    insert into chapters (id, dev_id, course_id, position, title)
      select gen_random_uuid(), id, '${live}', 100 + n, 'Mehr' from more;
    insert into videos (id, course_id, chapter_id, position, type, title, rich_text)
      select id, '${draft}', '${draftChapter}', 100 + n, 'richText', 'Mehr', '{"type":"doc","content":[]}' from more;
    insert into videos (id, dev_id, course_id, chapter_id, position, type, title, rich_text)
      select gen_random_uuid(), id, '${live}', '${liveChapter}', 100 + n, 'richText', 'Mehr',
        '{"type":"doc","content":[]}' from more;
    insert into captions (id, video_id, language, label, vtt)
      select id, '${draftVideo}', chr(97 + place / 26) || chr(97 + place % 26), 'Mehr', 'WEBVTT'
      from (select id, n + (select count(*)::integer from captions) as place from more) as numbered;
    insert into attachments (id, file_id, video_id, name, content_type, bytes, added_revision)
      select id, id, '${draftVideo}', 'Blatt.pdf', 'application/pdf', 9, 1 from more;
    insert into upload_notifications (video_upload_id, user_id, video_id, name, success)
      select id, '${adminId}', id, 'Film.mp4', true from more;
    insert into media_assets (id, owner_id, video_id, state, bytes)
      select id, '${adminId}', '${draftVideo}', 'uploading', 9 from more;
    insert into participations (id, user_id, course_id, number, finished_at)
      select more.id, '${learnerId}', '${live}', before.last + n, now()
      from more, (select max(number) as last from participations) as before;
    insert into appointments (id, course_id, title, starts_at, minutes, created_at, updated_at)
      select id, '${live}', 'Termin', now() + interval '9 days', 30, now(), now() from more;
    insert into care_questions (id, course_id, user_id, state, waiting_since, due_on, created_at, last_message_at)
      select id, '${live}', '${learnerId}', 'open', now(), '2026-03-04', now(), now() from more;
    insert into care_messages (id, question_id, by_leader, text, created_at)
      select id, id, false, 'Wie oft?', now() from more;
    insert into care_contacts (id, course_id, user_id, kind, day, minutes, created_at)
      select id, '${live}', '${learnerId}', 'telephone', '2026-03-02', 5, now() from more;
    insert into participations (id, user_id, course_id) select gen_random_uuid(), id, '${live}' from more;
    insert into quiz_attempts (id, participation_id, video_id, number, snapshot, started_at, submitted_at, correct, passed)
      select more.id, newest.id, '${liveQuiz}', n,
        jsonb_build_object('questions', quiz -> 'questions', 'required_correct', 1), now(), now(), 0, false
      from more, (select quiz from videos where id = '${liveQuiz}') as asked, (select id from participations order by number desc limit 1) as newest;
    insert into accesses (id, owner_id, name) select id, '${adminId}', 'Mehr' from more;
    insert into access_courses (access_id, course_id) select id, '${draft}' from more;
    insert into access_users (access_id, user_id) select id, '${adminId}' from more;
    insert into access_invitations (id, access_id, email)
      select gen_random_uuid(), id, '${LIST_LEARNER}' from more;`)
  await fillCourses(platform.services.database, { courses: drafts.n + by, templates: 1 })
  await platform.services.database.script(`
    insert into access_courses (access_id, course_id)
      select '${access}', id from courses where dev_id is null on conflict do nothing;`)
}
