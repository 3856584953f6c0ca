import { fromOffice } from './paste-office.ts'

const clean = (html: string): string =>
  fromOffice(html).replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim()

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7pt "Times New Roman"'>` +
  `&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`
const listOf = (html: string) =>
  clean(html)
    .replaceAll(/ style="[^"]*"| class="[^"]*"/g, '')
    .replaceAll(/<!--.*?-->|<span><\/span>/g, '')

it.each([
  ['<h1>Eins</h1><h2>Zwei</h2><h3>Drei</h3>', '<h2>Eins</h2><h3>Zwei</h3><h3>Drei</h3>'],
  ['<h2>Zwei</h2><h3>Drei</h3><h4>Vier</h4>', '<h2>Zwei</h2><h3>Drei</h3><h3>Vier</h3>'],
  ['<p class=berschrift1>Eins</p><p class=berschrift2>Zwei</p>', '<h2>Eins</h2><h3>Zwei</h3>'],
  ['<p class=MsoTitle>Titel</p><p class=MsoNormal>Text</p>', '<h2>Titel</h2><p class="MsoNormal">Text</p>'],
])('brings headings: %s', (html, expected) => {
  expect(clean(html)).toBe(expected)
})

it('makes lists of the paragraphs Word writes for them, nested by level', () => {
  expect(
    listOf(
      `${item(1, '·', 'Eins')}${item(2, 'o', 'Darin')}${item(1, '·', 'Zwei')}<p>Ende</p>${item(1, '1.', 'Erstens')}`,
    ),
  ).toBe(
    '<ul><li><p>Eins</p><ul><li><p>Darin</p></li></ul></li><li><p>Zwei</p></li></ul><p>Ende</p><ol><li><p>Erstens</p></li></ol>',
  )
})

it('keeps the numbers of footnotes and what they say, without links that lead nowhere', () => {
  expect(
    clean(
      `<p>Atmen<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a> hilft.</p>` +
        `<div style='mso-element:footnote-list'><div id=ftn1><p><a href="#_ftnref1">[1]</a> Quelle</p></div></div>`,
    ),
  ).toContain('<p>Atmen[1] hilft.</p>')
  expect(clean(`<p><a href="#_ftnref1">[1]</a> Quelle</p>`)).toBe('<p>[1] Quelle</p>')
})

it('leaves what the platform writes as it is', () => {
  const own =
    '<h2>Eins</h2><p>Text <a href="https://beispiel.de">Link</a></p><h3>Zwei</h3><ul><li><p>a</p></li></ul>'
  expect(clean(own)).toBe(own)
})
