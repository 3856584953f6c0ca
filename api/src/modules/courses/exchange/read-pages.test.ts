import { altText } from './alt-text.ts'
import { readHtml } from './html-text.ts'

const page = (html: string) => readHtml(html, { title: 'Seite', pictureAt: (address) => address })
const words = (html: string) =>
  page(html).blocks.map((block) =>
    block.type === 'paragraph'
      ? (block.content ?? []).map((one) => (one.type === 'text' ? one.text : '|'))
      : [],
  )

it('has no blanks a browser would not show', () => {
  expect(words('<p> Steh <b> auf</b> <br> und &nbsp; geh. </p>')).toEqual([['Steh ', 'auf', '|', 'und geh.']])
  expect(words('<p>Steh auf <span> </span></p>')).toEqual([['Steh auf']])
})

it('leaves out what is written for screen readers alone', () => {
  expect(
    words(
      '<p><a href="https://beispiel.de">Mehr<span class="screenreader-only">&nbsp;(Links to an external site.)</span></a></p>',
    ),
  ).toEqual([['Mehr']])
})

it.each([
  ['IMG_0231.JPG', ''],
  ['C:\\Users\\Anna\\Bilder\\rote matte.png', ''],
  ['Eine Matte', 'Eine Matte'],
  ['Ein Bild, das Person enthält.\n\nAutomatisch generierte Beschreibung', 'Ein Bild, das Person enthält.'],
  [
    'Ein Bild, das Boden enthält. KI-generierte Inhalte können fehlerhaft sein.',
    'Ein Bild, das Boden enthält.',
  ],
])('says of a picture what can be seen, and no name of a file: %j', (alt, said) => {
  expect(altText(alt)).toBe(said)
})

it('names what stays behind by words, or by the name of its file', () => {
  const { left_out } = readHtml(
    '<p><img src="https://bilder.de/a/matte%20rot.png?w=1080" alt=" "><img src="data:image/png;base64,AAAA"><a href="/x" title="Der Plan"></a></p>',
    { title: 'Seite' },
  )
  expect(left_out).toEqual([
    { what: 'Seite: matte rot.png', reason: 'picture' },
    { what: 'Seite', reason: 'picture' },
    { what: 'Seite: Der Plan', reason: 'link' },
  ])
})

it('tells of formulas, which come as they are written', () => {
  expect(page('<p>Es gilt \\(a \\ne 0\\), immer.</p>').left_out).toEqual([
    { what: 'Seite: \\(a \\ne 0\\)', reason: 'drawing' },
  ])
  expect(page('<p>Es kostet 5 $ (fünf) oder 6 $.</p>').left_out).toEqual([])
})
