import { jest } from '@jest/globals'
import { showPart } from './film-part.ts'

const ranges = (...pairs: [number, number][]): TimeRanges => ({
  length: pairs.length,
  start: (index) => pairs[index]?.[0] ?? 0,
  end: (index) => pairs[index]?.[1] ?? 0,
})

/** A film of a hundred seconds as the player's element holds it, and what of it the part from 10 to 40 says. */
const open = () => {
  const state = {
    currentTime: 10,
    duration: 100,
    ended: false,
    seeking: false,
    paused: false,
    playbackRate: 1,
    volume: 1,
    played: ranges([0, 12], [35, 60], [70, 80]),
  }
  const pause = jest.fn(() => void (state.paused = true))
  const play = jest.fn(() => Promise.resolve())
  const film = document.createElement('video')
  for (const name of Object.keys(state))
    Object.defineProperty(film, name, {
      get: (): unknown => Reflect.get(state, name),
      set: (value: unknown) => {
        Reflect.set(state, name, value)
      },
    })
  Object.assign(film, { pause, play })
  const element: EventTarget & Parameters<typeof showPart>[0] = Object.assign(new EventTarget(), {
    nativeEl: film,
  })
  const ended = jest.fn()
  element.addEventListener('ended', ended)
  const stop = showPart(element, { from: 10, to: 40 })
  const tick = (second: number): void => {
    state.currentTime = second
    film.dispatchEvent(new Event('timeupdate'))
  }
  return { state, pause, play, element, ended, stop, tick }
}

const pairsOf = (given: unknown): unknown =>
  isRanges(given) && Array.from({ length: given.length }, (_, at) => [given.start(at), given.end(at)])

const isRanges = (given: unknown): given is TimeRanges =>
  typeof given === 'object' && given !== null && 'start' in given

it('has its own time and length, however long the film is', () => {
  const { state, element } = open()
  expect([element.get?.('currentTime'), element.get?.('duration')]).toEqual([0, 30])
  state.currentTime = 25.5
  expect(element.get?.('currentTime')).toBe(15.5)
  state.duration = Number.NaN
  expect(element.get?.('duration')).toBeNaN()
  expect(element.get?.('volume')).toBeUndefined()
})

it('says what of it was played', () => {
  const { element } = open()
  expect(pairsOf(element.get?.('played'))).toEqual([
    [0, 2],
    [25, 30],
  ])
})

it('is jumped in within its own bounds, and is as loud as asked for', () => {
  const { state, element } = open()
  element.set?.('currentTime', 7)
  expect(state.currentTime).toBe(17)
  element.set?.('currentTime', 500)
  expect(state.currentTime).toBe(40)
  element.set?.('currentTime', -3)
  expect(state.currentTime).toBe(10)
  element.set?.('volume', 0.5)
  expect(state.volume).toBe(0.5)
})

it('ends once where it is over, and begins anew when it is played again', () => {
  const { state, pause, play, element, ended, tick } = open()
  tick(39)
  expect(ended).not.toHaveBeenCalled()
  tick(40.1)
  tick(40.1)
  expect(ended).toHaveBeenCalledTimes(1)
  expect(pause).toHaveBeenCalled()
  expect([element.get?.('ended'), element.get?.('currentTime')]).toEqual([true, 30])
  element.call?.('play')
  expect(state.currentTime).toBe(10)
  expect(play).toHaveBeenCalled()
  tick(12)
  tick(40)
  expect(ended).toHaveBeenCalledTimes(2)
})

it('does not wait for the next sign of the film where its end is near', () => {
  jest.useFakeTimers()
  const { state, ended, tick } = open()
  tick(39.8)
  state.currentTime = 39.99
  jest.advanceTimersByTime(250)
  expect(ended).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

it('is the whole film again once that is wanted', () => {
  const { element, stop, ended, tick } = open()
  stop()
  tick(41)
  expect(ended).not.toHaveBeenCalled()
  expect(element.get).toBeUndefined()
})
