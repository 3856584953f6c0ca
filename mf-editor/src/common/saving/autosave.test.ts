import { jest } from '@jest/globals'
import { createAutosave } from './autosave.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const setUp = (outcomes: ('ok' | 'fails' | 'conflict')[] = []) => {
  let saves = 0
  const autosave = createAutosave({
    idle: 2000,
    ceiling: 10_000,
    retry: 10_000,
    save: () => {
      const outcome = outcomes[saves++] ?? 'ok'
      return outcome === 'ok' ? Promise.resolve() : Promise.reject(new Error(outcome))
    },
    onFailure: (error) => error instanceof Error && error.message === 'conflict',
  })
  return { autosave, saves: () => saves }
}

it('saves after two seconds without a change, once', async () => {
  const { autosave, saves } = setUp()
  autosave.changed()
  await jest.advanceTimersByTimeAsync(1500)
  autosave.changed()
  await jest.advanceTimersByTimeAsync(1999)
  expect([saves(), autosave.snapshot()]).toEqual([0, 'unsaved'])
  await jest.advanceTimersByTimeAsync(1)
  expect([saves(), autosave.snapshot(), autosave.isPending()]).toEqual([1, 'saved', false])
})

it('saves at least every ten seconds while somebody goes on typing', async () => {
  const { autosave, saves } = setUp()
  const type = async (seconds: number): Promise<void> => {
    for (let key = 0; key < seconds / 0.4; key += 1) {
      autosave.changed()
      await jest.advanceTimersByTimeAsync(400)
    }
  }
  await type(9.6)
  expect(saves()).toBe(0)
  await type(0.8)
  expect(saves()).toBe(1)
  await type(10.4)
  expect(saves()).toBe(2)
})

it('saves at once when one leaves, and nothing when there is nothing', async () => {
  const { autosave, saves } = setUp()
  await autosave.flush()
  expect(saves()).toBe(0)
  autosave.changed()
  await autosave.flush()
  expect(saves()).toBe(1)
})

it('gives back only when all is saved, to each of several who wait', async () => {
  const ends: (() => void)[] = []
  const autosave = createAutosave({
    idle: 2000,
    ceiling: 10_000,
    retry: 10_000,
    save: () => new Promise<void>((resolve) => ends.push(resolve)),
    onFailure: () => false,
  })
  autosave.changed()
  const done: string[] = []
  const wait = async (who: string): Promise<void> => {
    await autosave.flush()
    done.push(`${who} ${autosave.isPending() ? 'too early' : 'saved'}`)
  }
  void wait('first')
  autosave.changed()
  void wait('second')
  void wait('third')
  ends[0]?.()
  await jest.advanceTimersByTimeAsync(0)
  ends[1]?.()
  await jest.advanceTimersByTimeAsync(0)
  expect(done.filter((one) => !one.startsWith('first')).toSorted()).toEqual(['second saved', 'third saved'])
})

it('tries again by itself after a failure', async () => {
  const { autosave, saves } = setUp(['fails'])
  autosave.changed()
  await jest.advanceTimersByTimeAsync(2000)
  expect([autosave.snapshot(), autosave.isPending()]).toEqual(['failed', true])
  await jest.advanceTimersByTimeAsync(10_000)
  expect([saves(), autosave.snapshot()]).toEqual([2, 'saved'])
})

it('rests while two versions stand against each other', async () => {
  const { autosave, saves } = setUp(['conflict'])
  autosave.changed()
  await jest.advanceTimersByTimeAsync(2000)
  autosave.changed()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(saves()).toBe(1)
  autosave.resume()
  await jest.advanceTimersByTimeAsync(0)
  expect([saves(), autosave.snapshot()]).toEqual([2, 'saved'])
})
