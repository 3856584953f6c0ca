import { jest } from '@jest/globals'
import { renderPage } from '@kursportal/shared/testing'
import { act, screen } from '@testing-library/react'
import { testId, testLecture } from '../../../testing/lecture.ts'
import { UpNext } from './UpNext.tsx'

const next = { id: testId('9'), title: 'Dein Schlaftagebuch', locked: null }

const media = (calm: boolean) =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: calm,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  })

const open = (locked = false) => {
  const onStay = jest.fn()
  const shown = renderPage(
    <UpNext
      lecture={testLecture({
        type: 'video',
        next: { ...next, locked: locked ? { reason: 'not_yet', until: '2099-05-12T00:00:00.000Z' } : null },
      })}
      onStay={() => onStay()}
      onAgain={() => undefined}
    />,
    { path: '/lecture', at: '/lecture' },
  )
  return { ...shown, onStay }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000))
}

it('counts down and goes on by itself', () => {
  media(false)
  const { address } = open()
  pass(3)
  expect(screen.getByText('Weiter in 2 Sekunden')).toBeVisible()
  pass(2)
  expect(address()).toBe(`/courses/${testId('2')}/lectures/${testId('9')}?resume=1`)
})

it('does not count where somebody wants less motion', () => {
  media(true)
  const { address } = open()
  pass(10)
  expect(address()).toBe('/lecture')
  expect(screen.getByRole('button', { name: 'Jetzt weiter' })).toBeVisible()
})

it('can be stopped', () => {
  media(false)
  const { onStay } = open()
  act(() => screen.getByRole('button', { name: 'Hier bleiben' }).click())
  expect(onStay).toHaveBeenCalledTimes(1)
})

it('says until when the next one is locked, and goes nowhere', () => {
  media(false)
  const { address } = open(true)
  pass(10)
  expect(address()).toBe('/lecture')
  expect(screen.getByText(/12\.05\.2099/)).toBeVisible()
})
