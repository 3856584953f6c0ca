import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ThemeRoot } from '../../theme/index.ts'
import { Picture } from './Picture.tsx'

const answerWith = (status: number) => {
  const fetched = jest.fn(() => Promise.resolve({ status }))
  Object.assign(globalThis, { fetch: fetched })
  return fetched
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const show = () =>
  render(
    <ThemeRoot>
      <Picture src="/api/image?id=1" alt="Dehnung im Sitzen" />
    </ThemeRoot>,
  )
const fail = () =>
  act(async () => void fireEvent.error(screen.getByRole('img', { name: 'Dehnung im Sitzen' })))

it('waits while the server prepares the picture, then asks again', async () => {
  answerWith(425)
  show()
  await fail()
  expect(screen.getByText('Das Bild wird noch vorbereitet')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/image?id=1&try=1')
  await fail()
  act(() => jest.advanceTimersByTime(1999))
  expect(screen.getByText('Das Bild wird noch vorbereitet')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/image?id=1&try=2')
})

it('says so when there is no such picture, and asks no more', async () => {
  const fetched = answerWith(404)
  show()
  await fail()
  expect(screen.getByRole('img', { name: 'Dehnung im Sitzen' })).toHaveTextContent(
    'Das Bild konnte nicht geladen werden',
  )
  act(() => jest.advanceTimersByTime(120_000))
  expect(fetched).toHaveBeenCalledTimes(1)
})
