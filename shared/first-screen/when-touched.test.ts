import { jest } from '@jest/globals'
import { fetchWhenTouched } from './when-touched.ts'

const field = (): HTMLInputElement => document.body.appendChild(document.createElement('input'))

afterEach(() => document.body.replaceChildren())

it('fetches once, when somebody goes into a field', () => {
  const [first, second] = [field(), field()]
  const button = document.body.appendChild(document.createElement('button'))
  const load = jest.fn(() => Promise.resolve())
  fetchWhenTouched(load)
  button.focus()
  expect(load).not.toHaveBeenCalled()
  first.focus()
  second.focus()
  expect(load).toHaveBeenCalledTimes(1)
})

it('fetches when a browser fills in what nobody went into', () => {
  const load = jest.fn(() => Promise.resolve())
  fetchWhenTouched(load)
  field().dispatchEvent(new Event('input', { bubbles: true }))
  expect(load).toHaveBeenCalledTimes(1)
})

it('fetches at once where somebody is in a field already', () => {
  field().focus()
  const load = jest.fn(() => Promise.resolve())
  fetchWhenTouched(load)
  expect(load).toHaveBeenCalledTimes(1)
})

it('fetches nothing once it is left, and tells nobody of a failure', () => {
  const input = field()
  const load = jest.fn(() => Promise.reject(new Error('offline')))
  fetchWhenTouched(load)()
  input.focus()
  expect(load).not.toHaveBeenCalled()
  input.blur()
  fetchWhenTouched(load)
  input.focus()
  expect(load).toHaveBeenCalledTimes(1)
})
