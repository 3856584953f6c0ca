import type { RichTextDocument } from '../../contract/lectures/rich-text.ts'
import { spokenPassages, writtenPassages } from './passages.ts'

const said = (...texts: string[]) => texts.map((text, at) => ({ from: at * 20, to: at * 20 + 4, text }))

describe('what is said', () => {
  it('is found in a line, whatever case and accents, with its second', () => {
    expect(spokenPassages(said('Setz dich hin.', 'Atme tief in den Rücken.'), 'rucken TIEF')).toEqual([
      { second: 20, text: 'Atme tief in den Rücken.' },
    ])
  })

  it('is found once where its words stand in two lines that follow each other', () => {
    const lines = said('Und nun hebst du', 'die rechte Schulter.', 'Lass sie sinken.')
    expect(spokenPassages(lines, 'hebst Schulter')).toEqual([
      { second: 0, text: 'Und nun hebst du die rechte Schulter.' },
    ])
    expect(spokenPassages(lines, 'Schulter')).toEqual([
      { second: 20, text: 'die rechte Schulter. Lass sie sinken.' },
    ])
  })

  it('is one place while it is said again within ten seconds', () => {
    const lines = [0, 4, 8, 12].map((from) => ({ from, to: from + 3, text: 'Atme.' }))
    expect(spokenPassages(lines, 'atme').map(({ second }) => second)).toEqual([0, 12])
  })

  it('is nothing where a word is missing', () => {
    expect(spokenPassages(said('Atme ein.', 'Ruh dich.', 'Lass los.'), 'ein los')).toEqual([])
  })
})

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
})
const written = (...content: RichTextDocument['content']): RichTextDocument => ({ type: 'doc', content })

describe('what is written', () => {
  it('is found by paragraph, in headings, lists, tables and transcripts', () => {
    const document = written(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Der Nacken' }] },
      paragraph('Er trägt den Kopf.'),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Nacken dehnen')] }] },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('Nacken: 3 mal')] }] },
        ],
      },
      {
        type: 'handout',
        attrs: {
          file_id: '01980000-0000-7000-8000-000000000001',
          title: 'Ton',
          transcript: 'Der Nacken ist weich.',
        },
      },
    )
    expect(writtenPassages(document, 'nacken').map(({ text }) => text)).toEqual([
      'Der Nacken',
      'Nacken dehnen',
      'Nacken: 3 mal',
      'Der Nacken ist weich.',
    ])
    expect(writtenPassages(document, 'nacken kopf')).toEqual([])
  })

  it('is cut around the first word that was searched for', () => {
    const [passage] = writtenPassages(
      written(
        paragraph(`${'Viel steht davor. '.repeat(20)}Dann kommt die Faszie. ${'Und danach. '.repeat(20)}`),
      ),
      'faszie',
    )
    expect(passage?.text).toMatch(/^… .{0,60}Dann kommt die Faszie\. Und danach\..*…$/)
    expect(passage?.text.length).toBeLessThan(170)
  })
})
