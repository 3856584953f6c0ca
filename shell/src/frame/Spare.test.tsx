import { jest } from '@jest/globals'
import { page } from '@kursportal/shared/router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Spare } from './Spare.tsx'

it('leaves the rest of the frame alone when its file does not come, and is fetched anew when it is shown again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  globalThis.reportError = () => undefined
  let there = false
  const bell = page(async () => {
    if (!there) throw new Error('gone')
    return { default: () => <button>Glocke</button> }
  }, null)
  const failed = jest.fn()
  const frame = (key: string) => (
    <>
      <h1>Kurse</h1>
      <Spare key={key} onFailure={failed}>
        {bell}
      </Spare>
    </>
  )
  const { rerender } = render(frame('first'))
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('heading')).toBeVisible()
  there = true
  rerender(frame('again'))
  expect(await screen.findByRole('button')).toBeVisible()
})

it('is fetched again by itself once there is a connection, and is no error without one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reported = jest.fn()
  globalThis.reportError = reported
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const bell = page(async () => {
    if (!navigator.onLine) throw new Error('no connection')
    return { default: () => <button>Glocke</button> }
  }, null)
  const failed = jest.fn()
  render(<Spare onFailure={failed}>{bell}</Spare>)
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('button')).toBeVisible()
  expect(reported).not.toHaveBeenCalled()
})

it('is fetched once more where the connection came back before its failure was noticed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reported = jest.fn()
  globalThis.reportError = reported
  let tries = 0
  const bell = page(async () => {
    tries += 1
    if (tries === 1) throw new Error('no connection')
    return { default: () => <button>Glocke</button> }
  }, null)
  const failed = jest.fn()
  render(<Spare onFailure={failed}>{bell}</Spare>)
  expect(await screen.findByRole('button')).toBeVisible()
  expect(failed).not.toHaveBeenCalled()
  expect(reported).not.toHaveBeenCalled()
})

it('is an error where it does not come the second time either', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reported = jest.fn()
  globalThis.reportError = reported
  const bell = page(async () => {
    throw new Error('gone')
  }, null)
  render(<Spare>{bell}</Spare>)
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
})
