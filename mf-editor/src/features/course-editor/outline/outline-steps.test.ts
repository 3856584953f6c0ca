import {
  inverseOf,
  noSteps,
  stepBack,
  stepOn,
  withoutStep,
  withStep,
  type OutlineStep,
} from './outline-steps.ts'

const part = { kind: 'lecture', id: 'a', title: 'Atmen' } as const
const renamed: OutlineStep = { what: 'renamed', part, before: 'Alt', after: 'Neu' }
const here = { chapterId: 'k', order: ['a', 'b'] }
const there = { chapterId: 'l', order: ['a'] }
const removed: OutlineStep = { what: 'removed', part }

describe('the steps of an outline', () => {
  it.each<[OutlineStep, OutlineStep]>([
    [{ what: 'added', part }, removed],
    [removed, { what: 'added', part }],
    [renamed, { what: 'renamed', part, before: 'Neu', after: 'Alt' }],
    [
      { what: 'ordered', chapterId: 'k', before: ['a', 'b'], after: ['b', 'a'] },
      { what: 'ordered', chapterId: 'k', before: ['b', 'a'], after: ['a', 'b'] },
    ],
    [
      { what: 'moved', part, from: here, to: there },
      { what: 'moved', part, from: there, to: here },
    ],
  ])('%j is undone by %j, and the other way round', (step, inverse) => {
    expect(inverseOf(step)).toEqual(inverse)
    expect(inverseOf(inverseOf(step))).toEqual(step)
  })

  it('go back and on, until something new is done', () => {
    const two = withStep(withStep(noSteps, renamed), removed)
    const back = stepBack(two)
    expect(back).toEqual({ done: [renamed], undone: [removed] })
    expect(stepOn(back)).toEqual(two)
    const other: OutlineStep = { what: 'added', part }
    expect(withStep(back, other)).toEqual({ done: [renamed, other], undone: [] })
    expect(stepBack(stepBack(back))).toEqual({ done: [], undone: [removed, renamed] })
    expect(stepOn(noSteps)).toEqual(noSteps)
  })

  it('take a title that is typed in several goes as one', () => {
    const more = withStep(withStep(noSteps, renamed), { ...renamed, before: 'Neu', after: 'Neuer' })
    expect(more.done).toEqual([{ ...renamed, before: 'Alt', after: 'Neuer' }])
  })

  it('forget what cannot be taken back, and all but the last fifty', () => {
    expect(withoutStep(withStep(noSteps, removed), removed)).toEqual(noSteps)
    let many = noSteps
    for (let at = 0; at < 60; at++)
      many = withStep(many, { what: 'removed', part: { ...part, id: String(at) } })
    expect(many.done).toHaveLength(50)
    expect(many.done.at(-1)).toMatchObject({ part: { id: '59' } })
  })
})
