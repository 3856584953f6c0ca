import * as fc from 'fast-check'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { arrangeCertificates, type CertificateWorld } from '../../testing/certificate-world.ts'
import { findCourse } from '../learning/find-course.ts'
import { finishCourse } from '../learning/finish-course.ts'
import { presentChapterWithVideos, presentCourse } from '../learning/learning.views.ts'
import { listParticipations } from '../learning/participations.views.ts'
import { redoCourse } from '../learning/redo-course.ts'
import { reportProgress } from '../learning/report-progress.ts'
import { listCertificates, presentCertificate } from './certificates.views.ts'
import { confirmParticipation } from './confirm-participation.ts'

type Step =
  | { does: 'reads'; lecture: number; share: number }
  | { does: 'publishes'; adds: boolean; lecture: number }
  | { does: 'waits'; days: number }
  | { does: 'finishes' | 'confirms' | 'redoes' }

const lecture = fc.nat(2)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('reads' as const),
      lecture,
      share: fc.constantFrom(0.3, 0.999, 1, 1, 1, 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('publishes' as const), adds: fc.boolean(), lecture }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('waits' as const), days: fc.constantFrom(1, 40, 400) }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Step>({ does: 'finishes' }, { does: 'confirms' }, { does: 'redoes' }),
  },
)

/** A year in which everything goes well, and the next one too: so that no run is without a redo. */
const twoYears: Step[] = [
  { does: 'reads', lecture: 0, share: 1 },
  { does: 'confirms' },
  { does: 'reads', lecture: 1, share: 1 },
  { does: 'confirms' },
  { does: 'redoes' },
  { does: 'waits', days: 400 },
  { does: 'publishes', adds: true, lecture: 0 },
  { does: 'redoes' },
  { does: 'confirms' },
  { does: 'reads', lecture: 0, share: 1 },
  { does: 'reads', lecture: 1, share: 1 },
  { does: 'reads', lecture: 2, share: 1 },
  { does: 'confirms' },
]

/** What must be true, kept beside the platform: of the participation that runs, and of what is settled for good. */
type Memory = {
  best: Map<string, number>
  finished: boolean
  participations: number
  /** Id and hash of each certificate, oldest first. */
  certificates: string[]
}

describe('participations, whatever happens', () => {
  let platform: TestPlatform
  let world: CertificateWorld
  let context: ActorContext
  let lectures: string[]
  let memory: Memory
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  /** Two texts to begin with; a case ends where the next begins. */
  const begin = async () => {
    world = await arrangeCertificates(platform)
    const { db } = platform.context
    const all = await db
      .selectFrom('videos')
      .select('id')
      .where('course_id', '=', world.ids.live)
      .orderBy('id')
      .execute()
    lectures = all.slice(0, 2).map(({ id }) => id)
    const rest = all.slice(2).map(({ id }) => id)
    await db.updateTable('videos').set({ type: 'richText' }).where('id', 'in', lectures).execute()
    await db.deleteFrom('videos').where('id', 'in', rest).execute()
    const actor = { user_id: world.ids.anna, is_admin: false, is_course_creator: false, session_hash: null }
    context = { ...platform.context, actor }
    memory = { best: new Map(), finished: false, participations: 0, certificates: [] }
  }

  /** Runs a use case in a transaction; whether it was not refused. */
  const succeeds = async (useCase: (inside: ActorContext) => Promise<unknown>): Promise<boolean> => {
    try {
      await platform.run((inside) => useCase({ ...inside, actor: context.actor }))
      return true
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  }
  const at = (index: number): string => lectures[index % lectures.length] ?? ''
  const allDone = () => lectures.every((id) => (memory.best.get(id) ?? 0) >= 1)

  const take = async (does: Step): Promise<void> => {
    const { live } = world.ids
    switch (does.does) {
      case 'reads': {
        const video_id = at(does.lecture)
        await succeeds((inside) => reportProgress(inside, { video_id, progress: does.share }))
        if (memory.participations === 0) memory.participations = 1
        const before = memory.best.get(video_id) ?? 0
        memory.best.set(video_id, Math.max(before, does.share))
        // What was done already finishes nothing: after a publish that is left to `finishes`.
        if (before < 1 && does.share === 1 && allDone()) memory.finished = true
        return
      }
      case 'publishes':
        return publish(does)
      case 'waits':
        platform.clock.advance(does.days * 86_400)
        return
      case 'finishes': {
        const may = memory.participations > 0 && (memory.finished || allDone())
        expect(await succeeds((inside) => finishCourse(inside, live))).toBe(may)
        memory.finished ||= may
        return
      }
      case 'confirms':
        await succeeds((inside) =>
          confirmParticipation(inside, {
            course_id: live,
            insurance_id: world.ids.insurance,
            insurance_number: 'A123456780',
            signature: { kind: 'typed', text: 'Anna' },
          }),
        )
        return
      case 'redoes': {
        if (!(await succeeds((inside) => redoCourse(inside, live)))) return
        expect(memory.finished).toBe(true)
        memory.participations += 1
        memory.finished = false
        memory.best.clear()
      }
    }
  }

  /** Publishing again takes a lecture away or brings a new one. */
  const publish = async ({ adds, lecture: index }: Extract<Step, { does: 'publishes' }>): Promise<void> => {
    const { db } = platform.context
    const id = at(index)
    if (!adds) {
      if (lectures.length === 1) return
      await db.updateTable('videos').set({ retired_at: platform.clock.now() }).where('id', '=', id).execute()
      lectures = lectures.filter((other) => other !== id)
      return
    }
    const {
      rich_text: _text,
      quiz: _quiz,
      film_cut: _cut,
      ...row
    } = await db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const added = newId()
    await db
      .insertInto('videos')
      .values({ ...row, id: added, dev_id: null })
      .execute()
    lectures.push(added)
  }

  const check = async (): Promise<void> => {
    const { tree, standing } = await findCourse(context, world.ids.live)
    const course = presentCourse(tree, context.clock.now())
    // Never finished too early, and never unfinished again.
    expect(course.state === 'finished').toBe(memory.finished)
    // Never more than everything, and everything only when it is.
    expect(course.progress).toBeGreaterThanOrEqual(0)
    expect(course.progress).toBeLessThanOrEqual(1)
    expect(course.progress === 1).toBe(memory.finished || allDone())
    expect(course.lectures_total).toBe(lectures.length)
    // Nothing that was read is lost.
    for (const chapter of tree.chapters)
      for (const { id, progress, done } of presentChapterWithVideos(tree, chapter, standing).videos) {
        expect(progress).toBeCloseTo(memory.best.get(id) ?? 0)
        expect(done).toBe((memory.best.get(id) ?? 0) >= 1)
      }
    await checkSettled()
  }

  /** Earlier participations and every certificate are what they were. */
  const checkSettled = async (): Promise<void> => {
    const { items: participations } = await listParticipations(context, { courseId: world.ids.live })
    expect(participations).toHaveLength(memory.participations)
    for (const { state, current } of participations) if (!current) expect(state).toBe('finished')
    const { items } = await listCertificates(context, {})
    const certificates = await Promise.all(items.map(({ id }) => presentCertificate(context, id)))
    const issued = certificates.map(({ id, sha256 }) => `${id} ${sha256}`).toReversed()
    expect(issued.slice(0, memory.certificates.length)).toEqual(memory.certificates)
    expect(new Set(certificates.map(({ participation_id }) => participation_id)).size).toBe(issued.length)
    const finished = participations.filter(({ state }) => state === 'finished')
    for (const { participation_id } of certificates)
      expect(finished.map(({ id }) => id)).toContain(participation_id)
    memory.certificates = issued
  }

  it('nobody is done too early, has more than 100 %, or loses anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }), async (history) => {
        await begin()
        for (const does of history) {
          await take(does)
          // Certificates are listed by when they were issued.
          platform.clock.advance(1)
          await check()
        }
      }),
      { numRuns: 8, endOnFailure: true, examples: [[twoYears]] },
    )
  }, 120_000)
})
