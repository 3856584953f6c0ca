import { jest } from '@jest/globals'
import type { HlsVideoElement } from 'hls-video-element'
import { showPart } from './film-part.ts'

const ranges = (...pairs: [number, number][]): TimeRanges => ({
  length: pairs.length,
  start: (index) => pairs[index]?.[0] ?? 0,
  end: (index) => pairs[index]?.[1] ?? 0,
})

/** A film of a hundred seconds as the player's element holds it, and what of it the part from 10 to 40 says. */
const open = () => {
  const film = Object.assign(new EventTarget(), {
    currentTime: 10,
    duration: 100,
    ended: false,
    seeking: false,
    paused: false,
    playbackRate: 1,
    volume: 1,
    played: ranges([0, 12], [35, 60], [70, 80]),
    pause: jest.fn(() => void (film.paused = true)),
    play: jest.fn(() => Promise.resolve()),
  })
  type Hooked = {
    get?: (name: string) => unknown
    set?: (name: string, value: unknown) => void
    call?: (name: string) => unknown
  }
  const element = Object.assign(new EventTarget(), { nativeEl: film }) as EventTarget & Hooked
  const ended = jest.fn()
  element.addEventListener('ended', ended)
  const stop = showPart(element as unknown as HlsVideoElement, { from: 10, to: 40 })
  const tick = (second: number): void => {
    film.currentTime = second
    film.dispatchEvent(new Event('timeupdate'))
  }
  return { film, element, ended, stop, tick }
}

it('has its own time and length, however long the film is', () => {
  const { film, element } = open()
  expect([element.get?.('currentTime'), element.get?.('duration')]).toEqual([0, 30])
  film.currentTime = 25.5
  expect(element.get?.('currentTime')).toBe(15.5)
  film.duration = Number.NaN
  expect(element.get?.('duration')).toBeNaN()
  expect(element.get?.('volume')).toBeUndefined()
})

it('says what of it was played', () => {
  const { element } = open()
  const played = element.get?.('played') as TimeRanges
  expect(Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)])).toEqual([
    [0, 2],
    [25, 30],
  ])
})

it('is jumped in within its own bounds, and is as loud as asked for', () => {
  const { film, element } = open()
  element.set?.('currentTime', 7)
  expect(film.currentTime).toBe(17)
  element.set?.('currentTime', 500)
  expect(film.currentTime).toBe(40)
  element.set?.('currentTime', -3)
  expect(film.currentTime).toBe(10)
  element.set?.('volume', 0.5)
  expect(film.volume).toBe(0.5)
})

it('ends once where it is over, and begins anew when it is played again', () => {
  const { film, element, ended, tick } = open()
  tick(39)
  expect(ended).not.toHaveBeenCalled()
  tick(40.1)
  tick(40.1)
  expect(ended).toHaveBeenCalledTimes(1)
  expect(film.pause).toHaveBeenCalled()
  expect([element.get?.('ended'), element.get?.('currentTime')]).toEqual([true, 30])
  element.call?.('play')
  expect(film.currentTime).toBe(10)
  expect(film.play).toHaveBeenCalled()
  tick(12)
  tick(40)
  expect(ended).toHaveBeenCalledTimes(2)
})

it('does not wait for the next sign of the film where its end is near', () => {
  jest.useFakeTimers()
  const { film, ended, tick } = open()
  tick(39.8)
  film.currentTime = 39.99
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
