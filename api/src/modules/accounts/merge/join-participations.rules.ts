/** A participation of one of the two accounts. */
export type Part = {
  id: string
  of: 'from' | 'into'
  course_id: string
  number: number
  started_at: Date
  finished_at: Date | null
  /** Lectures that are done. */
  done: number
}

/** What becomes of the participations of two accounts in one. */
export type Joined = {
  /** By its id, which number a participation has from now on; those that go on in another one are not in it. */
  numbers: Map<string, number>
  /** Participations that go on in another one, by the id of the one that goes. */
  goesOnIn: Map<string, string>
}

/** What was finished comes first, in the order it was begun; what runs is always the last. */
const inOrder = (a: Part, b: Part): number =>
  Number(a.finished_at === null) - Number(b.finished_at === null) ||
  a.started_at.getTime() - b.started_at.getTime() ||
  (a.id < b.id ? -1 : 1)

/** Of those that run in one course the one with the most lectures done; of equal ones that of the account that stays. */
const furthest = (running: readonly Part[]): Part | undefined =>
  running.toSorted(
    (a, b) => b.done - a.done || Number(a.of === 'from') - Number(b.of === 'from') || (a.id < b.id ? -1 : 1),
  )[0]

/**
 * Counts the participations of two accounts through, course by course, as if they had always been one person's. At most
 * one runs in a course: where one runs in each, the one that is further goes on, with what was done in either.
 */
export const joinParticipations = (parts: readonly Part[]): Joined => {
  const numbers = new Map<string, number>()
  const goesOnIn = new Map<string, string>()
  for (const ofCourse of Map.groupBy(parts, (part) => part.course_id).values()) {
    const running = ofCourse.filter(({ finished_at }) => finished_at === null)
    const stays = furthest(running)
    for (const { id } of running) if (stays && id !== stays.id) goesOnIn.set(id, stays.id)
    const kept = ofCourse.filter(({ id }) => !goesOnIn.has(id)).toSorted(inOrder)
    kept.forEach(({ id }, index) => numbers.set(id, index + 1))
  }
  return { numbers, goesOnIn }
}
