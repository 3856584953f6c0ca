import { sql } from 'kysely'
import { exampleCourse } from '../scenarios/example-course.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { fillScale } from './fill-scale.ts'

describe('a filled database', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
    await fillScale(platform.services, { users: 520, courses: 20 }, [exampleCourse])
  })
  afterAll(() => platform.close())

  const count = async (from: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.raw(from)}`.execute(
      platform.context.db,
    )
    return rows[0]?.n ?? 0
  }

  it('has as many people and courses as asked for, and more when asked for more', async () => {
    expect(await count('users')).toBe(520)
    expect(await count('courses where dev_id is null')).toBe(20)
    const enrolled = await count('access_users')
    await fillScale(platform.services, { users: 530, courses: 24 }, [exampleCourse])
    expect(await count('users')).toBe(530)
    expect(await count('courses where dev_id is null')).toBe(24)
    expect(await count('access_users')).toBe(enrolled + 20)
  })

  it('can be used: somebody logs in, learns, is found and builds courses', async () => {
    const learner = await platform.as('fatma.muller.7@skala.example')
    const { body } = await learner.get('/courses')
    expect(body).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ lectures_total: 6 })]),
    })
    const creator = await platform.as('lukasz.richter.500@skala.example')
    expect((await creator.get('/courses/dev', { limit: 20 })).body).toMatchObject({ total: 24 })
    expect((await creator.get('/accesses', { limit: 20 })).body).toMatchObject({ total: 6 })
  })

  it('finishes whole courses only, and what they earn sums to zero', async () => {
    expect(await count('participations where finished_at is not null')).toBeGreaterThan(0)
    expect(
      await count(`participations join videos using (course_id)
        left join lecture_progress on participation_id = participations.id and video_id = videos.id
        where finished_at is not null and videos.retired_at is null and done_at is null`),
    ).toBe(0)
    expect(await count('society_finishes')).toBeGreaterThan(0)
    expect(await count('(select from ledger_entries having sum(amount) <> 0) as uneven')).toBe(0)
    expect(
      await count(
        `(select from society_finishes group by society_id, year having max(number) <> count(*)) as gaps`,
      ),
    ).toBe(0)
  })
})
