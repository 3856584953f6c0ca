import type { RichTextDocument } from '../../contract/lectures/rich-text.ts'
import { compareDocuments } from './compare-documents.ts'
import { compareVersions, type VersionChange } from './compare-versions.ts'
import { discardChange } from './discard-change.ts'

const row = (id: string, name = id) => ({ id, name })
const base = { title: 'Rücken', minutes: 12, rows: [row('a'), row('b'), row('c')] }

describe('what became different between two versions', () => {
  const cases: [string, object, Partial<VersionChange>[]][] = [
    ['nothing', { ...base }, []],
    ['a field', { ...base, minutes: 14 }, [{ kind: 'changed', path: ['minutes'], before: 12, after: 14 }]],
    [
      'a field of a row, by its identity',
      { ...base, rows: [row('a'), row('b', 'neu'), row('c')] },
      [{ kind: 'changed', path: ['rows', 'b', 'name'], before: 'b', after: 'neu' }],
    ],
    [
      'a row that moved, and no other',
      { ...base, rows: [row('c'), row('a'), row('b')] },
      [{ kind: 'moved', path: ['rows', 'c'], from: 2, to: 0 }],
    ],
    [
      'rows that came and went',
      { ...base, rows: [row('a'), row('x'), row('c')] },
      [
        { kind: 'added', path: ['rows', 'x'], at: 1 },
        { kind: 'removed', path: ['rows', 'b'], at: 1 },
      ],
    ],
  ]
  it.each(cases)('is %s', (_what, after, expected) => {
    const changes = compareVersions(base, after)
    expect(changes).toHaveLength(expected.length)
    expect(changes).toMatchObject(expected)
    // Each change alone can be taken back; all of them lead to the earlier version.
    expect(
      changes.toReversed().reduce<object>((version, change) => discardChange(version, change), after),
    ).toEqual(base)
  })
})

const p = (text: string): RichTextDocument['content'][number] => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
})
const h = (level: 2 | 3, text: string): RichTextDocument['content'][number] => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
})
const doc = (...content: RichTextDocument['content']): RichTextDocument => ({ type: 'doc', content })
const kinds = (before: RichTextDocument, after: RichTextDocument) =>
  compareDocuments(before, after).map(({ kind }) => kind)

describe('what became different between two texts', () => {
  it('names the words of a paragraph that was written anew', () => {
    const [first, second] = compareDocuments(
      doc(p('Eins'), p('Sitz gerade.')),
      doc(p('Eins'), p('Sitz aufrecht.')),
    )
    expect(first?.kind).toBe('same')
    expect(second).toMatchObject({
      kind: 'changed',
      words: [
        { text: 'Sitz ' },
        { kind: 'gone', text: 'gerade' },
        { kind: 'come', text: 'aufrecht' },
        { text: '.' },
      ],
    })
  })

  it('sees a heading that became smaller', () =>
    expect(kinds(doc(h(2, 'Los')), doc(h(3, 'Los')))).toEqual(['changed']))

  it('sees a paragraph that became a heading, and says its words once', () =>
    expect(compareDocuments(doc(p('Los')), doc(h(2, 'Los')))).toMatchObject([
      { kind: 'changed', words: [{ kind: 'same', text: 'Los' }] },
    ]))

  it('puts a picture beside the one it replaces', () => {
    const picture = (id: string) => ({
      type: 'image' as const,
      attrs: { src: `/api/image?id=${id}`, alt: id },
    })
    expect(compareDocuments(doc(picture('a'), p('B')), doc(picture('c'), p('B')))).toMatchObject([
      { kind: 'changed', before: picture('a'), after: picture('c') },
      { kind: 'same' },
    ])
  })

  it('knows a paragraph that was moved from one that was taken away', () => {
    expect(kinds(doc(p('A'), p('B'), p('C')), doc(p('C'), p('A'), p('B')))).toEqual(['moved', 'same', 'same'])
    expect(kinds(doc(p('A'), p('B')), doc(p('B')))).toEqual(['gone', 'same'])
  })

  it('takes well under 100 ms for 400 paragraphs', () => {
    const words = (at: number) => `Absatz ${at}: ${'Heb die Arme und atme ruhig weiter. '.repeat(6)}`
    const before = Array.from({ length: 400 }, (_, at) => p(words(at)))
    const after = before.map((block, at) => (at % 29 === 0 ? p(`${words(at)} Neu.`) : block)).toSpliced(40, 3)
    compareDocuments(doc(...before), doc(...after))
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      compareDocuments(doc(...before), doc(...after))
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(100)
  })
})

it('what a button leads to is one value: an address of its own kind never stands without it', () => {
  const join = { button: { label: 'Mitmachen', target: { kind: 'join' } } }
  const to = (address: string) => ({ button: { label: 'Mitmachen', target: { kind: 'address', address } } })
  const page = (block: object) => ({ blocks: [{ id: 'a', ...block }] })
  const path = ['blocks', 'a', 'button', 'target']
  const [change, ...more] = compareVersions(page(join), page(to('/faq')))
  expect(more).toEqual([])
  expect(change).toEqual({
    kind: 'changed',
    path,
    before: { kind: 'join' },
    after: { kind: 'address', address: '/faq' },
  })
  if (change) expect(discardChange(page(to('/faq')), change)).toEqual(page(join))
  expect(compareVersions(page(to('/faq')), page(to('/kurse')))).toMatchObject([
    { path: [...path, 'address'], before: '/faq', after: '/kurse' },
  ])
})
