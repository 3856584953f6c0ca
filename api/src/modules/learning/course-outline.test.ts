import type { ActorContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { exampleCourse } from '../../seed/scenarios/example-course.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { outlinesOf, readOutlines } from './course-outline.ts'

describe('outlines that are kept', () => {
  let platform: TestPlatform
  let draft: string
  let live: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      draft = await addCourse(context, exampleCourse, { owner_id })
      live = await publishCourse(context, draft)
    })
  })

  const version = async (): Promise<number> => {
    const { outline_version } = await platform.context.db
      .selectFrom('courses')
      .select('outline_version')
      .where('id', '=', live)
      .executeTakeFirstOrThrow()
    return outline_version
  }
  const kept = async () => {
    const key = { course_id: live, outline_version: await version() }
    return (await outlinesOf(platform.context, [key])).get(live)
  }
  const computed = async () => {
    const [row] = await readOutlines(platform.context, [live])
    if (!row) throw new Error('the course has gone')
    const { outline_version: _version, ...outline } = row
    return outline
  }
  const lectures = () =>
    platform.context.db
      .selectFrom('videos')
      .select('id')
      .where('course_id', '=', live)
      .where('retired_at', 'is', null)
      .orderBy('id')
      .execute()

  const changes: Record<string, (context: Pick<ActorContext, 'db'>, lecture: string) => Promise<unknown>> = {
    'a publish with another title': async ({ db }) => {
      await db
        .updateTable('courses')
        .set((eb) => ({ title: 'Anders', revision: eb('revision', '+', 1) }))
        .where('id', '=', draft)
        .execute()
      await platform.run((context) => publishCourse(context, draft))
    },
    'a lecture that goes': ({ db }, lecture) =>
      db.updateTable('videos').set({ retired_at: new Date() }).where('id', '=', lecture).execute(),
    'a lecture that is deleted': ({ db }, lecture) =>
      db.deleteFrom('videos').where('id', '=', lecture).execute(),
    'a chapter with another name': ({ db }) =>
      db.updateTable('chapters').set({ title: 'Neu' }).where('course_id', '=', live).execute(),
    'a chapter that is deleted': ({ db }) =>
      db.deleteFrom('chapters').where('course_id', '=', live).where('position', '=', 0).execute(),
    'a chapter more': ({ db }) =>
      db
        .insertInto('chapters')
        .values({ id: newId(), course_id: live, position: 99, title: 'Noch eins' })
        .execute(),
    'another rule for unlocking': ({ db }) =>
      db.updateTable('courses').set({ unlock_mode: 'timed' }).where('id', '=', live).execute(),
    'a film, whose length is known later': async ({ db }, lecture) => {
      const id = newId()
      const { owner_id } = await db.selectFrom('courses').select('owner_id').executeTakeFirstOrThrow()
      await db.insertInto('media_assets').values({ id, owner_id, state: 'processing' }).execute()
      await db.updateTable('videos').set({ asset_id: id }).where('id', '=', lecture).execute()
      await kept()
      await db.updateTable('media_assets').set({ duration_seconds: 777 }).where('id', '=', id).execute()
      expect(JSON.stringify(await kept())).toContain('777')
      await db.deleteFrom('media_assets').where('id', '=', id).execute()
    },
  }

  it.each(Object.keys(changes))('are what the course holds after %s', async (change) => {
    const before = await kept()
    expect(before).toEqual(await computed())
    const [lecture] = await lectures()
    await changes[change]?.(platform.context, lecture?.id ?? '')
    const after = await kept()
    expect(after).toEqual(await computed())
    if (!change.startsWith('a film')) expect(after).not.toEqual(before)
  })

  it('are read once for as long as nothing changes, and never renewed by what happens to the draft', async () => {
    await kept()
    const key = { course_id: live, outline_version: await version() }
    await platform.context.db
      .updateTable('videos')
      .set({ title: 'Entwurf' })
      .where('course_id', '=', draft)
      .execute()
    expect(await version()).toBe(key.outline_version)
    expect(await platform.queriesIn(() => outlinesOf(platform.context, [key]))).toBe(0)
  })

  it('of a change that is taken back are not kept', async () => {
    const before = await kept()
    await expect(
      platform.run(async (context) => {
        await context.db.updateTable('courses').set({ title: 'Nie' }).where('id', '=', live).execute()
        const { outline_version } = await context.db
          .selectFrom('courses')
          .select('outline_version')
          .where('id', '=', live)
          .executeTakeFirstOrThrow()
        expect((await outlinesOf(context, [{ course_id: live, outline_version }])).get(live)?.title).toBe(
          'Nie',
        )
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    expect(await kept()).toEqual(before)
  })
})
