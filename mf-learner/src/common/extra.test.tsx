import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { extra } from './extra.tsx'

const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
afterEach(() => {
  jest.restoreAllMocks()
})

const shown = { default: () => 'Da' }

it('comes with the connection when it could not be fetched without one', async () => {
  online(false)
  const load = jest.fn<() => Promise<typeof shown>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue(shown)
  const Part = extra(load)
  render(
    <p>
      {'Lektion '}
      <Part />
    </p>,
  )
  expect(await screen.findByText('Lektion')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  online(true)
  await act(async () => {
    dispatchEvent(new Event('online'))
    await Promise.resolve()
  })
  expect(await screen.findByText('Lektion Da')).toBeVisible()
})

it('leaves the page as it is when it cannot be fetched at all', async () => {
  const Part = extra(() => Promise.reject(new Error('gone')))
  render(
    <p>
      {'Lektion'}
      <Part />
    </p>,
  )
  expect(await screen.findByText('Lektion')).toBeVisible()
})
