import { courseFee } from './course-fee.ts'

it.each([
  ['the fee of an access with one course', 5_000, [9_900], [5_000]],
  ['the fee also where the course has no price', 5_000, [0], [5_000]],
  ['the price where the access names no fee', null, [9_900, 100], [9_900, 100]],
  ['nothing where neither says anything', null, [0], [null]],
  ['half of the fee each for two courses of one price', 12_000, [8_900, 8_900], [6_000, 6_000]],
  ['a share by price', 9_000, [6_000, 3_000], [6_000, 3_000]],
  [
    'what is left over for the last, so that the sum is exact',
    10_000,
    [100, 100, 100],
    [3_333, 3_333, 3_334],
  ],
  ['nothing where one of several has no price', 12_000, [8_900, 0], [null, null]],
  ['that it was free, whatever the prices', 0, [8_900, 0], [0, 0]],
])('is %s', (_what, fee, prices, fees) => {
  expect(prices.map((_price, place) => courseFee(fee, prices, place))).toEqual(fees)
})
