import { orderTotal } from './order-total.ts'

const own = { for_societies: false, fee_cents: null }

it.each([
  ['the price of its course', true, own, [9_900], 9_900],
  ['the prices of its courses', true, own, [9_900, 100], 10_000],
  ['the fee of the access instead', true, { ...own, fee_cents: 5_000 }, [9_900, 100], 5_000],
  ['nothing where the access is free', true, { ...own, fee_cents: 0 }, [9_900], null],
  ['nothing where nothing costs anything', true, own, [0, 0], null],
  ['nothing where no contract is concluded here', false, own, [9_900], null],
  ['nothing where a club has it', true, { ...own, for_societies: true }, [9_900], null],
  ['nothing while there is no course', true, { ...own, fee_cents: 5_000 }, [], null],
])('is %s', (_what, concludes, access, prices, total) => {
  expect(orderTotal(concludes, access, prices)).toBe(total)
})

it.each([
  ['the price of the course that is taken again', { ...own, fee_cents: 15_000 }, [9_900], 9_900],
  ['the fee of the access where that is less', { ...own, fee_cents: 5_000 }, [9_900], 5_000],
  ['the fee of the access where a course has no price', { ...own, fee_cents: 15_000 }, [9_900, 0], 15_000],
  ['nothing where the access is free', { ...own, fee_cents: 0 }, [9_900], null],
])('is, for a part of an access, %s', (_what, access, prices, total) => {
  expect(orderTotal(true, access, prices, true)).toBe(total)
})
