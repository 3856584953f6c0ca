import type { RichTextBlock } from '@kursportal/shared/contract'
import { zipOf } from './packages.testing.ts'
import { readFile } from './read-file.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const relations = (...all: string[]) =>
  `<Relationships>${all.map((one, at) => `<Relationship Id="r${at}" ${one}/>`).join('')}</Relationships>`
const documentOf = (body: string) => `<w:document ${W}><w:body>${body}</w:body></w:document>`
const paragraph = (words: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`
const item = (words: string, list: number) =>
  paragraph(words, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`)

const blocksOf = async (files: Record<string, string>, name = 'a.docx'): Promise<RichTextBlock[]> => {
  const [lecture] = (await readFile(zipOf(files), name)).chapters[0]?.lectures ?? []
  return lecture?.type === 'richText' ? lecture.document.content : []
}

const words = (value: unknown): string =>
  [...JSON.stringify(value ?? []).matchAll(/"text":"([^"]*)"/g)].map(([, one]) => one).join(' ')

/** Each cell of a table as its words and how far it reaches. */
const cells = (blocks: RichTextBlock[]) =>
  blocks.flatMap((block) =>
    block.type === 'table'
      ? block.content.map((row) =>
          row.content.map((cell) => [words(cell), ...Object.values(cell.attrs ?? {})].join(' ')),
        )
      : [],
  )

it('reads a text of Word for the web, whose parts have names of their own', async () => {
  const blocks = await blocksOf({
    '_rels/.rels': relations('Type="http://x/officeDocument" Target="/word/document22.xml"'),
    'word/document22.xml': documentOf(paragraph('Stehen', '<w:pStyle w:val="a"/>') + paragraph('Steh auf.')),
    'word/_rels/document22.xml.rels': relations('Type="http://x/styles" Target="/word/styles3.xml"'),
    'word/styles3.xml': `<w:styles ${W}><w:style w:styleId="a"><w:name w:val="heading 1"/></w:style></w:styles>`,
  })
  expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph'])
})

it('keeps cells of Word and PowerPoint that reach over others', async () => {
  const cell = (text: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`
  const written = await blocksOf({
    'word/document.xml': documentOf(
      `<w:tbl><w:tr>${cell('Woche', '<w:vMerge w:val="restart"/>')}${cell('Übung', '<w:gridSpan w:val="2"/>')}</w:tr>
        <w:tr>${cell('', '<w:vMerge/>')}${cell('morgens')}${cell('abends')}</w:tr>
        <w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>${cell('Stehen')}${cell('Liegen')}</w:tr></w:tbl>`,
    ),
  })
  expect(cells(written)).toEqual([
    ['Woche 2', 'Übung 2'],
    ['morgens', 'abends'],
    ['', 'Stehen', 'Liegen'],
  ])
  const shown = (text: string, attributes = '') =>
    `<a:tc ${attributes}><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`
  const slide = `<p:sld xmlns:p="http://p" xmlns:a="http://a"><p:cSld><p:spTree><p:graphicFrame><a:tbl>
    <a:tr>${shown('Woche', 'rowSpan="2"')}${shown('Übung', 'gridSpan="2"')}${shown('', 'hMerge="1"')}</a:tr>
    <a:tr>${shown('', 'vMerge="1"')}${shown('morgens')}${shown('abends')}</a:tr></a:tbl></p:graphicFrame></p:spTree></p:cSld></p:sld>`
  const slides = await blocksOf(
    {
      'ppt/presentation.xml':
        '<p:presentation xmlns:p="http://p" xmlns:r="http://r"><p:sldIdLst><p:sldId r:id="r0"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/presentation.xml.rels': relations('Target="slides/slide1.xml"'),
      'ppt/slides/slide1.xml': slide,
    },
    'a.pptx',
  )
  expect(cells(slides)).toEqual([
    ['Woche 2', 'Übung 2'],
    ['morgens', 'abends'],
  ])
})

it('counts lists of Word as it does: another one of the same kind goes on, unless it says from where', async () => {
  const blocks = await blocksOf({
    'word/document.xml': documentOf(
      item('a', 1) + paragraph('Dazwischen') + item('b', 2) + paragraph('Dazwischen') + item('c', 3),
    ),
    'word/numbering.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num>
      <w:num w:numId="3"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="9"/></w:lvlOverride></w:num></w:numbering>`,
  })
  const starts = blocks.flatMap((block) => (block.type === 'orderedList' ? [block.attrs?.start] : []))
  expect(starts).toEqual([3, 4, 9])
})

describe('a bold line of Word', () => {
  const bold = (line: string) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${line}</w:t></w:r></w:p>`
  const kinds = async (body: string) =>
    (await blocksOf({ 'word/document.xml': documentOf(body) })).map(
      (block) => `${block.type}: ${words(block)}`,
    )

  it('is a heading where nobody made any, unless it is a sentence or stands in a table', async () => {
    expect(
      await kinds(
        bold('1. Ankommen') +
          paragraph('Leg dich hin.') +
          bold('Vorher:') +
          bold('Atme aus.') +
          `<w:tbl><w:tr><w:tc>${bold('Tag')}</w:tc><w:tc>${bold('Übung')}</w:tc></w:tr></w:tbl>`,
      ),
    ).toEqual([
      'heading: 1. Ankommen',
      'paragraph: Leg dich hin.',
      'paragraph: Vorher:',
      'paragraph: Atme aus.',
      'table: Tag Übung',
    ])
  })

  it('is bold where there are headings', async () => {
    expect(await kinds(paragraph('Woche 1', '<w:outlineLvl w:val="0"/>') + bold('Ankommen'))).toEqual([
      'heading: Woche 1',
      'paragraph: Ankommen',
    ])
  })
})
