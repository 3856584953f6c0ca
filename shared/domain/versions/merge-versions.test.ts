import { compareVersions, type VersionPath } from './compare-versions.ts'
import { decideConflicts, mergeVersions, ORDER } from './merge-versions.ts'

type Page = { title: string; text: string; rows: { id: string; name: string; note?: string }[] }

const row = (id: string, name = id.toUpperCase()) => ({ id, name })
const base: Page = { title: 'Rücken', text: 'Alt', rows: [row('a'), row('b'), row('c')] }
const rows = (...ids: string[]): Page => ({ ...base, rows: ids.map((id) => row(id)) })
const ids = (page: Page): string => page.rows.map(({ id }) => id).join('')

describe('merging two versions that started from one', () => {
  const cases: [string, Page, Page, Partial<Page> | string][] = [
    ['takes what only I changed', { ...base, title: 'Mein' }, base, { title: 'Mein' }],
    ['takes what only they changed', base, { ...base, text: 'Ihr' }, { text: 'Ihr' }],
    [
      'takes both where the fields differ',
      { ...base, title: 'Mein' },
      { ...base, text: 'Ihr' },
      { title: 'Mein', text: 'Ihr' },
    ],
    ['takes what both changed alike', { ...base, title: 'Neu' }, { ...base, title: 'Neu' }, { title: 'Neu' }],
    ['takes rows of both', rows('a', 'x', 'b', 'c'), rows('a', 'b', 'c', 'y'), 'axbcy'],
    ['takes a row away that one deleted', rows('a', 'c'), base, 'ac'],
    ['takes my order and their row', rows('c', 'a', 'b'), rows('a', 'y', 'b', 'c'), 'cayb'],
    ['takes both orders where each moved another row', rows('b', 'a', 'c'), rows('a', 'c', 'b'), 'cba'],
    ['takes their order and my row', rows('a', 'x', 'b', 'c'), rows('b', 'a', 'c'), 'baxc'],
  ]
  it.each(cases)('%s', (_what, mine, theirs, expected) => {
    const { merged, conflicts } = mergeVersions(base, mine, theirs)
    expect(conflicts).toEqual([])
    if (typeof expected === 'string') expect(ids(merged)).toBe(expected)
    else expect(merged).toMatchObject(expected)
  })

  it('merges two changes inside of one row', () => {
    const mine = { ...base, rows: [{ ...row('a'), name: 'Mein' }, row('b'), row('c')] }
    const theirs = { ...base, rows: [{ ...row('a'), note: 'Ihr' }, row('b'), row('c')] }
    const { merged, conflicts } = mergeVersions(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged.rows[0]).toEqual({ id: 'a', name: 'Mein', note: 'Ihr' })
  })

  const conflicting: [string, Page, Page, VersionPath][] = [
    ['one field', { ...base, title: 'Mein' }, { ...base, title: 'Ihr' }, ['title']],
    [
      'one field of a row',
      { ...base, rows: [row('a', 'Mein'), row('b'), row('c')] },
      { ...base, rows: [row('a', 'Ihr'), row('b'), row('c')] },
      ['rows', 'a', 'name'],
    ],
    [
      'a row one deletes and one writes',
      rows('b', 'c'),
      { ...base, rows: [row('a', 'Ihr'), row('b'), row('c')] },
      ['rows', 'a'],
    ],
    ['two orders', rows('c', 'a', 'b'), rows('a', 'c', 'b'), ['rows', ORDER]],
  ]
  it.each(conflicting)('asks about %s, and each decision holds', (_what, mine, theirs, path) => {
    const found = mergeVersions(base, mine, theirs)
    expect(found.conflicts.map((one) => one.path)).toEqual([path])
    expect(decideConflicts(found, () => 'mine')).toEqual(mine)
    expect(decideConflicts(found, () => 'theirs')).toEqual(theirs)
  })

  it('keeps both texts, one below the other', () => {
    const found = mergeVersions(base, { ...base, text: 'Mein' }, { ...base, text: 'Ihr' })
    expect(decideConflicts(found, () => 'both').text).toBe('Ihr\nMein')
  })

  it('keeps a row that was written while somebody else deleted it, until it is decided', () => {
    const { merged } = mergeVersions(base, rows('b', 'c'), {
      ...base,
      rows: [row('a', 'Ihr'), row('b'), row('c')],
    })
    expect(ids(merged)).toBe('abc')
  })

  it('tells a text from its document', () => {
    const doc = (text: string) => ({ document: { type: 'doc', content: [{ type: 'paragraph', text }] } })
    expect(mergeVersions(doc('a'), doc('b'), doc('c')).conflicts).toMatchObject([{ path: ['document'] }])
    expect(compareVersions(doc('a'), doc('b'))).toMatchObject([{ kind: 'changed', path: ['document'] }])
  })
})

it('takes a film as one thing: what belongs to it never comes from another', () => {
  const showing = (film: string, seconds: number) => ({ film: { film_id: film, image_id: film, seconds } })
  const { merged, conflicts } = mergeVersions(showing('a', 1), showing('b', 1), showing('c', 2))
  expect(conflicts.map(({ path }) => path)).toEqual([['film']])
  expect(merged).toEqual(showing('b', 1))
  expect(compareVersions(showing('a', 1), showing('b', 2)).map(({ path }) => path)).toEqual([['film']])
  expect(compareVersions(showing('a', 1), showing('a', 2)).map(({ path }) => path)).toEqual([
    ['film', 'seconds'],
  ])
})

it('takes a picture and what can be seen on it as one thing', () => {
  const showing = (image_id: string, alt: string) => ({ image: { image_id, alt }, heading: 'Rücken' })
  const other = mergeVersions(showing('a', 'Matte'), showing('b', 'Matte'), showing('a', 'Eine Matte'))
  expect(other.conflicts).toMatchObject([{ path: ['image'], theirs: { image_id: 'a', alt: 'Eine Matte' } }])
  // Whoever writes anything else meanwhile is not asked.
  const heading = { ...showing('a', 'Matte'), heading: 'Atmen' }
  expect(mergeVersions(showing('a', 'Matte'), showing('b', 'Ball'), heading)).toEqual({
    merged: { ...showing('b', 'Ball'), heading: 'Atmen' },
    conflicts: [],
  })
})

it('two kinds of one thing are a conflict, never a mixture of both', () => {
  const page = (target: object) => ({ button: { label: 'Los', target } })
  const join = { kind: 'join' }
  const to = (address: string) => ({ kind: 'address', address })
  const { conflicts } = mergeVersions(page(to('/eins')), page(join), page(to('/zwei')))
  expect(conflicts).toEqual([
    { path: ['button', 'target'], base: to('/eins'), mine: join, theirs: to('/zwei') },
  ])
})
