import type { RichTextBlock } from '@kursportal/shared/contract'
import { richTextBlock } from '@kursportal/shared/contract'
import { readHtml } from './html-text.ts'
import { zipOf } from './packages.testing.ts'
import type { ImportPlan } from './plan.types.ts'
import { readFile } from './read-file.ts'

const blocksOf = (plan: ImportPlan): RichTextBlock[] =>
  plan.chapters.flatMap(({ lectures }) =>
    lectures.flatMap((one) => (one.type === 'richText' ? one.document.content : [])),
  )
const wordsOf = (value: unknown): string =>
  [...JSON.stringify(value ?? '').matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join('|')
const kinds = (blocks: readonly RichTextBlock[]) => blocks.map(({ type }) => type)

const W =
  'xmlns:w="http://w" xmlns:r="http://r" xmlns:a="http://a" xmlns:wp="http://wp" xmlns:mc="http://mc" xmlns:wps="http://wps" xmlns:m="http://m/math"'
const p = (inside: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`
const r = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const listed = (numId: number, level = 0) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`

const docx = (body: string, more: Record<string, string | Uint8Array> = {}) =>
  zipOf({
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${W}><w:style w:styleId="a1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="a2"><w:name w:val="heading 2"/></w:style>
      <w:style w:styleId="Mein"><w:name w:val="Mein Titel"/><w:basedOn w:val="a2"/></w:style>
      <w:style w:styleId="Verzeichnis1"><w:name w:val="toc 1"/></w:style></w:styles>`,
    'word/numbering.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ...more,
  })

describe('texts of Word', () => {
  it('knows headings by their styles, and leaves tables of contents to us', async () => {
    const plan = await readFile(
      docx(
        p(r('Atmen 3'), '<w:pStyle w:val="Verzeichnis1"/>') +
          p(r('Atmen'), '<w:pStyle w:val="a1"/>') +
          p(r('Ruhig'), '<w:pStyle w:val="Mein"/>'),
      ),
      'a.docx',
    )
    expect(blocksOf(plan)).toMatchObject([
      { type: 'heading', attrs: { level: 2 }, content: [{ text: 'Atmen' }] },
      { type: 'heading', attrs: { level: 3 }, content: [{ text: 'Ruhig' }] },
    ])
  })

  it('keeps lists that count, lie in each other, and go on behind a paragraph', async () => {
    const plan = await readFile(
      docx(
        p(r('Eins'), listed(5)) +
          p(r('Darin'), listed(5, 1)) +
          p(r('Zwei'), listed(5)) +
          p(r('Dazwischen')) +
          p(r('Drei'), listed(5)),
      ),
      'a.docx',
    )
    expect(blocksOf(plan)).toMatchObject([
      {
        type: 'orderedList',
        content: [
          {
            content: [
              { content: [{ text: 'Eins' }] },
              { type: 'bulletList', content: [{ content: [{ content: [{ text: 'Darin' }] }] }] },
            ],
          },
          { content: [{ content: [{ text: 'Zwei' }] }] },
        ],
      },
      { type: 'paragraph' },
      { type: 'orderedList', attrs: { start: 3 } },
    ])
  })

  it('brings boxes, notes, formulas and what was moved; nothing twice', async () => {
    const box = (words: string) => `<wps:txbx><w:txbxContent>${p(r(words))}</w:txbxContent></wps:txbx>`
    const plan = await readFile(
      docx(
        p(
          `<w:moveTo>${r('Verschoben')}</w:moveTo><w:moveFrom>${r('Woanders')}</w:moveFrom><w:r><w:footnoteReference w:id="2"/></w:r>
           <m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e></m:sSup></m:oMath>
           <w:r><mc:AlternateContent><mc:Choice><w:drawing>${box('Kasten')}</w:drawing></mc:Choice><mc:Fallback>${box('Kasten')}</mc:Fallback></mc:AlternateContent></w:r>`,
        ),
        {
          'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:id="2">${p(r('Nach Müller'))}</w:footnote></w:footnotes>`,
        },
      ),
      'a.docx',
    )
    expect(wordsOf(blocksOf(plan))).toBe('Verschoben[1]x|Kasten|[1] Nach Müller')
    expect(kinds(blocksOf(plan))).toEqual(['paragraph', 'paragraph', 'horizontalRule', 'paragraph'])
  })

  it('brings pictures and lists of a table’s cells', async () => {
    const plan = await readFile(
      docx(
        `<w:tbl><w:tr><w:tc>${p(r('Üben'), listed(5))}</w:tc><w:tc>${p('<w:r><w:drawing><wp:inline><wp:docPr descr="Eine Matte"/><a:blip r:embed="rId1"/></wp:inline></w:drawing></w:r>')}</w:tc></w:tr></w:tbl>`,
        {
          'word/media/image1.png': 'x',
          'word/_rels/document.xml.rels':
            '<Relationships><Relationship Id="rId1" Type="http://x/image" Target="media/image1.png"/></Relationships>',
        },
      ),
      'a.docx',
    )
    expect(blocksOf(plan)).toMatchObject([{ type: 'table' }, { type: 'image', attrs: { alt: 'Eine Matte' } }])
    expect(wordsOf(blocksOf(plan))).toBe('1. |Üben')
  })
})

describe('presentations', () => {
  const NS = 'xmlns:p="http://p" xmlns:a="http://a" xmlns:r="http://r"'
  const shape = (kind: string, paragraphs: string) =>
    `<p:sp><p:nvSpPr><p:nvPr>${kind && `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs}</p:txBody></p:sp>`
  const line = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`
  const pptx = (slides: string[], more: Record<string, string> = {}) =>
    zipOf({
      'ppt/presentation.xml': `<p:presentation ${NS}><p:sldIdLst>${slides.map((_, at) => `<p:sldId id="25${at}" r:id="rId${at}"/>`).join('')}</p:sldIdLst></p:presentation>`,
      'ppt/_rels/presentation.xml.rels': `<Relationships>${slides.map((_, at) => `<Relationship Id="rId${at}" Target="slides/slide${at}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(slides.map((slide, at) => [`ppt/slides/slide${at}.xml`, slide])),
      ...more,
    })
  const slide = (inside: string, attributes = '') =>
    `<p:sld ${NS} ${attributes}><p:cSld><p:spTree>${inside}</p:spTree></p:cSld></p:sld>`

  it('brings tables, breaks and what pictures show; not the edges of each slide', async () => {
    const table = `<p:graphicFrame><a:tbl><a:tblPr firstRow="1"/>${['Tag', 'Übung'].map((word) => `<a:tr><a:tc><a:txBody>${line(word)}</a:txBody></a:tc><a:tc><a:txBody>${line('x')}</a:txBody></a:tc></a:tr>`).join('')}</a:tbl></p:graphicFrame>`
    const picture = `<p:pic><p:nvPicPr><p:cNvPr descr="Eine Matte"/></p:nvPicPr><a:blip r:embed="rId1"/></p:pic>`
    const plan = await readFile(
      pptx(
        [
          slide(
            shape('title', '<a:p><a:r><a:t>Ruhig</a:t></a:r><a:br/><a:r><a:t>atmen</a:t></a:r></a:p>') +
              shape('', line('Erst so.') + line('Dann so.')) +
              shape('sldNum', line('7')) +
              shape('ftr', line('Verein Möwe')) +
              table +
              picture,
          ),
        ],
        {
          'ppt/slides/_rels/slide0.xml.rels':
            '<Relationships><Relationship Id="rId1" Target="../media/image1.png"/></Relationships>',
          'ppt/media/image1.png': 'x',
        },
      ),
      'a.pptx',
    )
    expect(blocksOf(plan)).toMatchObject([
      { type: 'heading', content: [{ text: 'Ruhig atmen' }] },
      { type: 'paragraph' },
      { type: 'paragraph' },
      {
        type: 'table',
        content: [{ content: [{ type: 'tableHeader' }, {}] }, { content: [{ type: 'tableCell' }, {}] }],
      },
      { type: 'image', attrs: { alt: 'Eine Matte' } },
    ])
    expect(wordsOf(blocksOf(plan))).not.toMatch(/7|Möwe/)
  })

  it('tells what stays: notes, hidden slides and diagrams', async () => {
    const plan = await readFile(
      pptx(
        [
          slide(shape('title', line('Ankommen')) + '<p:graphicFrame/>'),
          slide(shape('title', line('Geheim')), 'show="0"'),
        ],
        {
          'ppt/slides/_rels/slide0.xml.rels':
            '<Relationships><Relationship Id="rId9" Type="http://x/notesSlide" Target="../notesSlides/n.xml"/></Relationships>',
          'ppt/notesSlides/n.xml': slide(shape('body', line('Hier langsam sprechen.'))),
        },
      ),
      'a.pptx',
    )
    expect(plan.left_out).toEqual([
      { what: 'Folie 1', reason: 'drawing' },
      { what: 'Folie 1', reason: 'notes' },
      { what: 'Folie 2', reason: 'hidden' },
    ])
    expect(wordsOf(blocksOf(plan))).toBe('Ankommen')
  })
})

describe('pages', () => {
  const read = (html: string) => readHtml(html, { title: 'Seite', pictureAt: (address) => address })

  it.each([
    [
      'a list and a picture in a cell',
      '<table><tr><td><ul><li>Eins</li><li>Zwei</li></ul></td><td><img src="a.png" alt="Matte"></td></tr></table>',
      ['table', 'image'],
      '• |Eins|• |Zwei',
    ],
    [
      'a table that lays out',
      '<table><tr><td><h2>Titel</h2><p>Text</p></td></tr></table>',
      ['heading', 'paragraph'],
      'Titel|Text',
    ],
    ['a picture in a list', '<ul><li>Eins<img src="a.png"></li></ul>', ['bulletList', 'image'], 'Eins'],
    ['a list right in a list', '<ul><ul><li>Eins</li></ul></ul>', ['bulletList'], 'Eins'],
    [
      'a list in a quotation',
      '<blockquote><p>Sagt</p><ul><li>Eins</li></ul></blockquote>',
      ['paragraph', 'bulletList'],
      'Sagt|Eins',
    ],
  ])('loses nothing of %s', (_, html, expected, words) => {
    const { blocks, left_out } = read(html)
    expect(kinds(blocks)).toEqual(expected)
    expect(wordsOf(blocks)).toBe(words)
    expect(left_out).toEqual([])
    for (const block of blocks)
      if (block.type !== 'image') expect(richTextBlock.safeParse(block).success).toBe(true)
  })

  it('tells links that lead nowhere from here, frames and drawings', () => {
    const { left_out } = read(
      '<p><a href="seite2.html">Weiter</a> <a href="#unten">unten</a></p><iframe src="https://youtube.com/x"></iframe><svg></svg><video><source src="a.mp4"></video>',
    )
    expect(left_out).toEqual([
      { what: 'Seite: Weiter', reason: 'link' },
      { what: 'Seite: https://youtube.com/x', reason: 'embedded' },
      { what: 'Seite', reason: 'drawing' },
      { what: 'Seite: a.mp4', reason: 'film' },
    ])
  })

  it('parts a long text at its headings instead of cutting it', async () => {
    const body = Array.from({ length: 1500 }, (_, at) =>
      at === 900 ? p(r('Zweiter Teil'), '<w:pStyle w:val="a1"/>') : p(r(`Absatz ${at}`)),
    )
    const plan = await readFile(docx(body.join('')), 'Lang.docx')
    const lectures = plan.chapters.flatMap((chapter) => chapter.lectures)
    expect(lectures.map(({ title }) => title)).toEqual(['Lang', 'Lang (2)'])
    expect(blocksOf(plan)).toHaveLength(1500)
    const [, second] = lectures
    expect(second?.type === 'richText' && wordsOf(second.document.content[0])).toBe('Zweiter Teil')
  })
})
