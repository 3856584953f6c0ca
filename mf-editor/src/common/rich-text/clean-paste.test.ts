import { Editor } from '@tiptap/core'
import { cleanPaste } from './clean-paste.ts'
import { toDocument } from './document.ts'
import { richTextExtensions } from './extensions.ts'

/** What the editor holds after pasting, in its own HTML. */
const pasted = (html: string): string => {
  const editor = new Editor({ extensions: richTextExtensions(), content: '<p></p>' })
  // The event of a browser, which there is none of here.
  editor.view.pasteHTML(cleanPaste(html), Object.assign(new Event('paste'), { clipboardData: null }))
  const result = editor.getHTML()
  expect(toDocument(editor.getJSON())).toBeDefined()
  editor.destroy()
  return result.replaceAll('<p></p>', '').replaceAll(/ xmlns="[^"]*"/g, '')
}

const word = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>` +
  `<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style>` +
  `</head><body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const docs = (body: string): string =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${body}</b>` +
  `<br class="Apple-interchange-newline">`
const span = (words: string, style = 'font-weight:400'): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${words}</span>`

it.each([
  [
    'Word: a heading, empty lines, bold and spaces',
    word(
      `<h1><span style='mso-fareast-font-family:"Times New Roman"'>Rücken stärken<o:p></o:p></span></h1>` +
        `<p class=MsoNormal><o:p>&nbsp;</o:p></p>` +
        `<p class=MsoNormal>Zwei <b style='mso-bidi-font-weight:normal'>kurze</b><span style='mso-spacerun:yes'>  </span>Übungen.<o:p></o:p></p>`,
    ),
    '<h2>Rücken stärken</h2><p>Zwei <strong>kurze</strong> Übungen.</p>',
  ],
  [
    'Word: a link, underlined as Word does it, and one to a bookmark',
    word(
      `<p class=MsoNormal><a href="https://beispiel.de/"><span style='color:#0563C1'><u>Seite</u></span></a> und <a href="#_Toc123">Kapitel 1</a></p>`,
    ),
    '<p><a href="https://beispiel.de/">Seite</a> und Kapitel 1</p>',
  ],
  [
    'Word: a table keeps its cells, not its looks',
    word(
      `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:226pt'><p class=MsoNormal>Tag<o:p></o:p></p></td><td><p class=MsoNormal>Übung<o:p></o:p></p></td></tr></table>`,
    ),
    '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody><tr><td><p>Tag</p></td><td><p>Übung</p></td></tr></tbody></table>',
  ],
  [
    'Google Docs: nothing is bold that was not, what was stays so',
    docs(
      `<h1 dir="ltr">${span('Atmen')}</h1><p dir="ltr">${span('Ganz ')}${span('ruhig', 'font-weight:700')}${span(' atmen.')}</p><br /><p dir="ltr">${span('Ende')}</p>`,
    ),
    '<h2>Atmen</h2><p>Ganz <strong>ruhig</strong> atmen.</p><p>Ende</p>',
  ],
  [
    'Google Docs: a list in a list',
    docs(
      `<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${span('Eins')}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${span('Darin')}</p></li></ul></ul>`,
    ),
    '<ul><li><p>Eins</p><ul><li><p>Darin</p></li></ul></li></ul>',
  ],
  [
    'Google Docs: a link leads to the page itself',
    docs(
      `<p>${span('Siehe ')}<a href="https://www.google.com/url?q=https://beispiel.de/a&amp;sa=D&amp;usg=x" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">hier</span></a></p>`,
    ),
    '<p>Siehe <a href="https://beispiel.de/a">hier</a></p>',
  ],
  [
    'a web page: no scripts, buttons, hidden words; links that run code are words',
    `<article><style>.x{}</style><h2 class="x" onclick="a()">Gesund <button>Teilen</button></h2><p>Text<script>alert(1)</script> <span style="display:none">geheim</span><a href="javascript:alert(1)">mehr</a></p><svg><text>Bild</text></svg></article>`,
    '<h2>Gesund</h2><p>Text mehr</p>',
  ],
  [
    'an encyclopedia: no link to edit behind a heading',
    '<h2><span class="mw-headline">Aufbau</span><span class="mw-editsection">[<a href="https://de.beispiel.org/edit">Bearbeiten</a>]</span></h2><p>Text</p>',
    '<h2>Aufbau</h2><p>Text</p>',
  ],
  [
    'a web page: two line breaks are a new paragraph, one stays a line break',
    '<div>Erste Zeile<br>zweite Zeile<br><br>Neuer Absatz</div>',
    '<p>Erste Zeile<br>zweite Zeile</p><p>Neuer Absatz</p>',
  ],
  [
    'a mail: lines in boxes, and a table that only lays out',
    '<table role="presentation"><tr><td><div>Hallo Eva,</div><div><br></div><div>bis morgen!</div></td></tr></table>',
    '<p>Hallo Eva,</p><p>bis morgen!</p>',
  ],
  [
    'LibreOffice: font tags and centred headings',
    '<h1 class="western" align="center"><font face="Liberation Sans">Titel</font></h1><p class="western" style="line-height: 100%"><font color="#ff0000"><i>Schräg</i></font> und <u>so</u></p>',
    '<h2>Titel</h2><p><em>Schräg</em> und <u>so</u></p>',
  ],
])('%s', (_name, html, expected) => {
  expect(pasted(html)).toBe(expected)
})

it('leaves what one of our editors wrote as it is, with its empty lines', () => {
  const own = '<p data-pm-slice="1 1 []">Eins</p><p></p><p>Zwei</p>'
  expect(cleanPaste(own)).toBe(own)
})
