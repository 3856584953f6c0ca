import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ThemeRoot } from '../../theme/index.ts'
import { imageCalls } from '../../contract/images/images.calls.ts'
import { Avatar } from './Avatar.tsx'
import { Picture } from './Picture.tsx'
import { WaitingImage } from './WaitingImage.tsx'

const address = '/api/image?id=01977b2e-4f1a-7c3d-9e2b-5a6c7d8e9f01&width=320'
/** Whether the API would take the address an image asks for: it refuses every parameter it does not know. */
const isTaken = (image: Element): boolean =>
  imageCalls.readImage.query.safeParse(
    Object.fromEntries(new URL(image.getAttribute('src') ?? '', 'http://localhost').searchParams),
  ).success

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
      <Picture src={address} alt="Dehnung im Sitzen" />
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
  expect(isTaken(screen.getByRole('img'))).toBe(true)
  await fail()
  act(() => jest.advanceTimersByTime(1999))
  expect(screen.getByText('Das Bild wird noch vorbereitet')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(isTaken(screen.getByRole('img'))).toBe(true)
})

it.each([
  ['a person’s', <Avatar key="a" name="Anna" src={address} />],
  ['the platform’s', <WaitingImage key="b" src={address} alt="" />],
])('%s picture is asked for again as well', async (_, picture) => {
  answerWith(425)
  const { container } = render(<ThemeRoot>{picture}</ThemeRoot>)
  const image = () => container.querySelector('img')
  await act(async () => void fireEvent.error(image() ?? container))
  expect(image()).toBeNull()
  act(() => jest.advanceTimersByTime(1000))
  expect(isTaken(image() ?? container)).toBe(true)
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
