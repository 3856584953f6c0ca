import { jest } from '@jest/globals'
import {
  rememberCaptions,
  rememberedCaptions,
  rememberedSpeed,
  rememberSpeed,
  rememberStartsNext,
  startsNext,
} from './remembered.ts'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('plays at its own speed, without captions and starts nothing by itself, until somebody chooses', () => {
  expect([rememberedSpeed(), rememberedCaptions(), startsNext()]).toEqual([1, '', false])
})

it('keeps what was chosen', () => {
  rememberSpeed(1.5)
  rememberCaptions('de')
  rememberStartsNext(true)
  expect([rememberedSpeed(), rememberedCaptions(), startsNext()]).toEqual([1.5, 'de', true])
  rememberStartsNext(false)
  expect(startsNext()).toBe(false)
})

it('takes no speed that the player does not have', () => {
  rememberSpeed(17)
  expect(rememberedSpeed()).toBe(1)
})

it('goes on where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  rememberSpeed(2)
  expect(rememberedSpeed()).toBe(1)
})
