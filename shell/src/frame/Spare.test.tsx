import { jest } from '@jest/globals'
import { page } from '@kursportal/shared/router'
import { render, screen, waitFor } from '@testing-library/react'
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
