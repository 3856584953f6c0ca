import { DAY_VALUE, ID_VALUE, isNarrowed, readListState, writeListState } from './list-state.ts'
import { nextSort, toggled } from './table-rules.ts'

const shape = { filters: { rolle: ['team'], ab: DAY_VALUE, verein: ID_VALUE }, sortable: ['name'] }
const read = (query: string) => readListState(new URLSearchParams(query), shape)

it.each([
  ['', { search: '', page: 0, filters: {} }],
  ['suche=M%C3%BCller&seite=3', { search: 'Müller', page: 2, filters: {} }],
  [
    'rolle=team&sortierung=-name',
    { search: '', page: 0, filters: { rolle: 'team' }, sort: { key: 'name', descending: true } },
  ],
  ['seite=-1&sortierung=passwort&fremd=1', { search: '', page: 0, filters: {} }],
  ['rolle=chef', { search: '', page: 0, filters: {} }],
  ['ab=2026-02-01', { search: '', page: 0, filters: { ab: '2026-02-01' } }],
  ['ab=gestern&verein=1', { search: '', page: 0, filters: {} }],
  ['zeilen=100', { search: '', page: 0, filters: {}, limit: 100 }],
  ['zeilen=100000', { search: '', page: 0, filters: {} }],
  ['seite=viele', { search: '', page: 0, filters: {} }],
])('reads %s', (query, expected) => {
  expect(read(query)).toEqual(expected)
})

it('writes only what is not as usual, leaves foreign parameters alone, and reads back what it wrote', () => {
  const state = {
    search: 'Müller',
    page: 1,
    filters: { rolle: 'team' },
    sort: { key: 'name', descending: false },
    limit: 50,
  }
  const params = writeListState(state, new URLSearchParams('tab=2&seite=9'), shape)
  expect(readListState(params, shape)).toEqual(state)
  expect(params.get('tab')).toBe('2')
  const usual = writeListState({ search: '', page: 0, filters: {} }, params, shape)
  expect(usual.toString()).toBe('tab=2')
})

it('knows whether somebody narrowed the list', () => {
  expect(isNarrowed(read(''))).toBe(false)
  expect(isNarrowed(read('seite=2'))).toBe(false)
  expect(isNarrowed(read('suche=a'))).toBe(true)
  expect(isNarrowed(read('rolle=team'))).toBe(true)
})

it('sorts up, then down, then as before', () => {
  const up = nextSort(undefined, 'name')
  const down = nextSort(up, 'name')
  expect([up, down, nextSort(down, 'name'), nextSort(down, 'mail')]).toEqual([
    { key: 'name', descending: false },
    { key: 'name', descending: true },
    undefined,
    { key: 'mail', descending: false },
  ])
})

it('picks and drops rows without touching the given set', () => {
  const before = new Set(['a'])
  expect([...toggled(before, ['b', 'c'], true)]).toEqual(['a', 'b', 'c'])
  expect([...toggled(before, ['a'], false)]).toEqual([])
  expect([...before]).toEqual(['a'])
})

it('searches for no more than a call takes', () => {
  expect(read(`suche=${'x'.repeat(500)}`).search).toHaveLength(200)
})

it('takes no filter of a name under which the list keeps its own', () => {
  // @ts-expect-error -- the filter would take the place of the page: nobody could turn it
  const { page, filters } = readListState(new URLSearchParams('seite=2'), { filters: { seite: ['2'] } })
  expect([page, filters]).toEqual([1, { seite: '2' }])
})
