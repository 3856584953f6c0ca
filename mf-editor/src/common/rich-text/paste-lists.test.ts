import { fromOffice } from './paste-office.ts'

/** What is pasted as it is read: without classes, styles and blanks. */
const read = (html: string): string =>
  fromOffice(html)
    .replaceAll(/ (?:style|class|role|lang|aria-[a-z]+|data-[a-z-]+)="[^"]*"/g, '')
    .replaceAll(/<\/?span>|<!--.*?-->/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const numbered = (marker: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${words}</p>`

it('goes on counting where Word does, and parts signs from numbers', () => {
  expect(read(numbered('3.', 'Drei') + numbered('4.', 'Vier') + numbered('·', 'Punkt'))).toBe(
    '<ol start="3"><li><p>Drei</p></li><li><p>Vier</p></li></ol><ul><li><p>Punkt</p></li></ul>',
  )
})

it('reads headings and lists of Word for the web, whose items are lists of their own', () => {
  const words = (text: string) =>
    `<span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span>`
  const item = (tag: string, level: number, at: number, text: string) =>
    `<div class="ListContainerWrapper"><${tag}${tag === 'ol' ? ` start="${at}"` : ''} role="list"><li data-aria-level="${level}" role="listitem"><p class="Paragraph">${words(text)}</p></li></${tag}></div>`
  expect(
    read(
      `<p class="Paragraph" role="heading" aria-level="1">${words('Titel')}</p>` +
        item('ul', 1, 1, 'Eins') +
        item('ul', 2, 1, 'Darin') +
        item('ul', 1, 2, 'Zwei') +
        item('ol', 1, 1, 'Erstens') +
        item('ol', 1, 2, 'Zweitens'),
    ),
  ).toBe(
    '<h2>Titel</h2><ul><li><p>Eins</p><ul><li><p>Darin</p></li></ul></li><li><p>Zwei</p></li></ul><ol><li><p>Erstens</p></li><li><p>Zweitens</p></li></ol>',
  )
})

it('makes lists of what PowerPoint writes behind a sign', () => {
  const line = (moved: number, sign: string, words: string) =>
    `<div style='mso-margin-left-alt:${moved};text-indent:-1.7%'><span style='mso-special-format:bullet;font-family:Arial'>${sign}</span><span lang=DE>${words}</span></div>`
  expect(
    read(
      `${line(216, '•', 'Eins')}${line(648, '•', 'Darin')}${line(216, '•', 'Zwei')}<div><span>Ende</span></div>`,
    ),
  ).toBe('<ul><li>Eins<ul><li>Darin</li></ul></li><li>Zwei</li></ul><div>Ende</div>')
})

it('brings nothing that was deleted, noted beside the text, or lists its pages', () => {
  expect(
    read(
      `<p class=MsoToc1><a href="#_Toc1">Einleitung<span>3</span></a></p>` +
        `<p class=MsoNormal>Alt <del cite="mailto:Anna" datetime="2026-11-02"><span>weg</span></del><ins cite="mailto:Anna">neu</ins><span class=MsoCommentReference><a href="#_msocom_1">[AB1]</a></span></p>` +
        `<div style='mso-element:comment-list'><hr><div style='mso-element:comment'><p class=MsoCommentText>Bitte prüfen</p></div></div>`,
    ),
  ).toBe('<p>Alt <ins cite="mailto:Anna">neu</ins></p>')
  // On a page of the web it is struck out, which says something.
  expect(read('<p><del>alt</del> neu</p>')).toBe('<p><del>alt</del> neu</p>')
})
