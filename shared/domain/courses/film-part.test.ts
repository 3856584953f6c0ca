import { filmPart, keptCut, partProblem, shownSeconds, type FilmCut } from './film-part.ts'

const film = { id: 'a', seconds: 100 }
const cut = (from: number, to: number | null, film_id = 'a'): FilmCut => ({ film_id, from, to })

it.each([
  ['without a cut', null, null, 100],
  ['from a second on', cut(10, null), { from: 10, to: 100 }, 90],
  ['up to a second', cut(0, 40), { from: 0, to: 40 }, 40],
  ['in the middle', cut(10.5, 40), { from: 10.5, to: 40 }, 29.5],
  ['of another film', cut(10, 40, 'b'), null, 100],
  ['behind the end of a film that became shorter', cut(10, 120), { from: 10, to: 100 }, 90],
  ['that nothing would be left of', cut(99.5, null), null, 100],
])('a lecture shows its film %s', (_name, given, part, seconds) => {
  expect(filmPart(given, film)).toEqual(part)
  expect(shownSeconds(given, film)).toBe(seconds)
})

it.each([
  [0, null, undefined],
  [10, 40, undefined],
  [10, 11, undefined],
  [10, 10.9, 'too_short'],
  [40, 10, 'too_short'],
  [99.5, null, 'too_short'],
  [0, 100.4, undefined],
  [0, 101, 'past_end'],
  [101, null, 'past_end'],
])('a part from %d to %d: %s', (from, to, problem) => {
  expect(partProblem({ from, to }, 100)).toBe(problem)
})

it.each([
  [null, null],
  [cut(0, null), null],
  [cut(0, 100), null],
  [cut(0, 99.8), null],
  [cut(5, 100), cut(5, null)],
  [cut(5, 90), cut(5, 90)],
])('of %j %j is kept', (given, kept) => {
  expect(keptCut(given, 100)).toEqual(kept)
})
