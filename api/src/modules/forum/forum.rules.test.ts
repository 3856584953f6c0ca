import { editProblem, maySolve, mayReply, postAbilities, rewordProblem } from './forum.rules.ts'

const written = new Date('2026-03-02T10:00:00Z')
const minutesLater = (minutes: number) => new Date(written.getTime() + minutes * 60_000)
const post = (deleted = false) => ({
  author_id: 'anna',
  created_at: written,
  deleted_at: deleted ? written : null,
})
const thread = (locked = false) => ({ author_id: 'anna', locked })
const anna = { user_id: 'anna', leads: false }
const bert = { user_id: 'bert', leads: false }
const eva = { user_id: 'eva', leads: true }

describe('editing a post', () => {
  it.each([
    ['the author, at once', anna, false, false, 0, undefined],
    ['the author, in the last second', anna, false, false, 30, undefined],
    ['the author, too late', anna, false, false, 30.1, 'edit_time_over'],
    ['the author, of a closed topic', anna, true, false, 1, 'thread_locked'],
    ['the author, once it is removed', anna, false, true, 1, 'forbidden'],
    ['somebody else', bert, false, false, 1, 'forbidden'],
    ['whoever leads: not what others said', eva, false, false, 1, 'forbidden'],
  ])('%s', (_name, who, locked, deleted, minutes, problem) => {
    expect(editProblem(post(deleted), thread(locked), who, minutesLater(minutes))).toBe(problem)
  })

  it('has no end for whoever leads, also in a closed topic', () => {
    const own = { ...post(), author_id: 'eva' }
    expect(editProblem(own, thread(true), eva, minutesLater(10_000))).toBeUndefined()
  })
})

it('lets whoever leads word a topic differently, and its author for half an hour', () => {
  expect(rewordProblem(post(), thread(), eva, minutesLater(500))).toBeUndefined()
  expect(rewordProblem(post(), thread(), anna, minutesLater(5))).toBeUndefined()
  expect(rewordProblem(post(), thread(), anna, minutesLater(31))).toBe('edit_time_over')
  expect(rewordProblem(post(), thread(), bert, minutesLater(5))).toBe('forbidden')
})

it('lets nobody but whoever leads write in a closed topic or solve it', () => {
  expect([anna, bert, eva].map((who) => mayReply(thread(true), who))).toEqual([false, false, true])
  expect([anna, bert, eva].map((who) => mayReply(thread(), who))).toEqual([true, true, true])
  expect([anna, bert, eva].map((who) => maySolve(thread(true), who))).toEqual([false, false, true])
  expect([anna, bert, eva].map((who) => maySolve(thread(), who))).toEqual([true, false, true])
})

it('says what one may do with a post', () => {
  expect(postAbilities(post(), thread(), anna, minutesLater(1))).toEqual({
    edit: true,
    edit_until: '2026-03-02T10:30:00.000Z',
    delete: true,
    report: false,
  })
  expect(postAbilities(post(), thread(), bert, minutesLater(1))).toEqual({
    edit: false,
    edit_until: null,
    delete: false,
    report: true,
  })
  expect(postAbilities(post(), thread(), eva, minutesLater(1))).toMatchObject({ delete: true, report: false })
  expect(postAbilities(post(true), thread(), anna, minutesLater(1))).toMatchObject({
    edit: false,
    delete: false,
  })
})
