import { jest } from '@jest/globals'
import { renderPage } from '@kursportal/shared/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { testId, testLecture } from '../../../testing/lecture.ts'
import { rememberStartsNext } from '../../../common/film/remembered.ts'
import { resetAutoplayCount } from './autoplay.ts'
import { UpNext } from './UpNext.tsx'

const next = { id: testId('9'), title: 'Dein Schlaftagebuch', locked: null }
const nextAddress = `/courses/${testId('2')}/lectures/${testId('9')}?resume=1`

const open = (locked = false) => {
  const onStay = jest.fn()
  const shown = renderPage(
    <UpNext
      lecture={testLecture({
        type: 'video',
        next: {
          ...next,
          locked: locked ? { reason: 'not_yet', until: '2099-05-12T00:00:00.000Z', wait_days: null } : null,
        },
      })}
      onStay={() => onStay()}
      onAgain={() => undefined}
    />,
    { path: '/lecture', at: '/lecture' },
  )
  return { ...shown, onStay }
}

beforeEach(() => {
  localStorage.clear()
  resetAutoplayCount()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000))
}

it('starts nothing by itself, unless somebody chose that', () => {
  const { address } = open()
  pass(60)
  expect(address()).toBe('/lecture')
  act(() => screen.getByRole('button', { name: 'Weiter' }).click())
  expect(address()).toBe(nextAddress)
})

it('takes the focus, which was on the player', () => {
  open()
  expect(screen.getByText('Als Nächstes: Dein Schlaftagebuch').closest('[role="status"]')).toHaveFocus()
})

it('counts down and goes on once somebody chose that, and remembers it', () => {
  const { address } = open()
  fireEvent.click(screen.getByRole('switch', { name: 'Nächste Lektion automatisch starten' }))
  pass(3)
  expect(screen.getByText(/weiter in 5 Sekunden/)).toBeVisible()
  pass(5)
  expect(address()).toBe(nextAddress)
  cleanup()
  const again = open()
  pass(8)
  expect(again.address()).toBe(nextAddress)
})

it('waits while the focus is on one of its buttons', async () => {
  rememberStartsNext(true)
  const { address } = open()
  pass(3)
  await act(async () => screen.getByRole('button', { name: 'Hier bleiben' }).focus())
  expect(screen.getByText(/wartet auf dich/)).toBeVisible()
  pass(30)
  expect(address()).toBe('/lecture')
  await act(async () => screen.getByRole('button', { name: 'Hier bleiben' }).blur())
  pass(5)
  expect(address()).toBe(nextAddress)
})

it('asks whether somebody is there when lectures went on by themselves for a while', () => {
  rememberStartsNext(true)
  for (let round = 0; round < 2; round += 1) {
    open()
    pass(8)
    cleanup()
  }
  const { address } = open()
  expect(screen.getByText('Bist du noch da?')).toBeVisible()
  pass(60)
  expect(address()).toBe('/lecture')
  cleanup()
  resetAutoplayCount()
  const again = open()
  pass(8)
  expect(again.address()).toBe(nextAddress)
})

it('can be stayed at', () => {
  const { onStay } = open()
  act(() => screen.getByRole('button', { name: 'Hier bleiben' }).click())
  expect(onStay).toHaveBeenCalledTimes(1)
})

it('says until when the next one is locked, and goes nowhere', () => {
  rememberStartsNext(true)
  const { address } = open(true)
  pass(10)
  expect(address()).toBe('/lecture')
  expect(screen.getByText(/12\.05\.2099/)).toBeVisible()
})
