import { remembered } from './remembered.ts'

describe('what is remembered', () => {
  it('is worked out once for each key, and anew when too much is kept', () => {
    const worked: number[] = []
    const doubled = remembered((key: number) => {
      worked.push(key)
      return key * 2
    }, 2)
    expect([doubled(1), doubled(1), doubled(2), doubled(1)]).toEqual([2, 2, 4, 2])
    expect(worked).toEqual([1, 2])
    expect([doubled(3), doubled(1)]).toEqual([6, 2])
    expect(worked).toEqual([1, 2, 3, 1])
  })

  it('keeps no failure', () => {
    let fails = true
    const half = remembered((key: number) => {
      if (fails) throw new RangeError('odd')
      return key / 2
    })
    expect(() => half(4)).toThrow('odd')
    fails = false
    expect(half(4)).toBe(2)
  })
})
