import { ApiFailure } from './api-failure.ts'
import { failureText, textOfFailure } from './failure-text.ts'

it('has a sentence for a code that only a newer API knows', () => {
  const { code } = JSON.parse('{ "code": "known_from_tomorrow" }')
  const failure = new ApiFailure({ status: 409, code, message: 'x' })
  expect(failureText(failure)).toBe(textOfFailure('internal_error'))
  expect(failureText(failure)).not.toBe(textOfFailure('network'))
})
