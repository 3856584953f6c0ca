import { fittingEntries } from './row-room.ts'

it.each<[string, number[], number, number]>([
  ['none', [], 500, 0],
  ['one', [120], 500, 1],
  ['all, with not a pixel to spare', [100, 100, 100], 316, 3],
  ['one pixel less: what leads to the others stands in place of the last', [100, 100, 100], 315, 2],
  ['as many as leave room for it', [100, 100, 100, 300], 400, 2],
  ['only what leads to the others', [400, 100], 300, 0],
  ['all of what is not measured yet', [0, 0, 0], 500, 3],
])('%s', (_, widths, room, fitting) => {
  expect(fittingEntries(widths, room, 90)).toBe(fitting)
})
