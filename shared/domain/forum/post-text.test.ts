import { cleanLine, cleanText, isReadable, piecesOf, shownName } from './post-text.ts'

describe('what is kept of a post', () => {
  it.each([
    ['words', 'Guten Morgen', 'Guten Morgen'],
    ['markup, as text', '<b>laut</b> & <script>', '<b>laut</b> & <script>'],
    ['one empty line of many', 'eins\n\n\n\n\nzwei', 'eins\n\nzwei'],
    ['no space at the end of a line', 'eins \t\nzwei ', 'eins\nzwei'],
    ['lines from everywhere', 'eins\r\nzwei\rdrei', 'eins\nzwei\ndrei'],
    ['no turned direction', '\u202Etxt.exe\u202C', 'txt.exe'],
    ['no hidden marks', 'ge\u200Bhe\u00ADim\uFEFF', 'geheim'],
    ['families', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['letters of all languages', 'Thuy Nguyễn, Шевченко, می‌خواهم', 'Thuy Nguyễn, Шевченко, می‌خواهم'],
    ['four marks of fifty on a letter', `a${'\u0336'.repeat(50)}`, `a${'\u0336'.repeat(4)}`],
  ])('%s', (_name, typed, kept) => {
    expect(cleanText(typed)).toBe(kept)
    expect(cleanText(kept)).toBe(kept)
  })

  it('is one line for a title', () => {
    expect(cleanLine('  Mein\n\nRücken \u202E zwickt ')).toBe('Mein Rücken zwickt')
  })

  it.each([
    ['Hallo', true],
    ['👍', true],
    ['42', true],
    ['…', false],
    ['\u200D', false],
    ['', false],
  ])('%j is readable: %s', (text, expected) => {
    expect(isReadable(text)).toBe(expected)
  })
})

describe('pieces of a post', () => {
  it.each([
    ['nur Text', [{ text: 'nur Text' }]],
    ['https://a.de', [{ text: 'https://a.de', href: 'https://a.de' }]],
    [
      'Schau https://a.de/b?c=1#d, das hilft.',
      [
        { text: 'Schau ' },
        { text: 'https://a.de/b?c=1#d', href: 'https://a.de/b?c=1#d' },
        { text: ', das hilft.' },
      ],
    ],
    ['(http://a.de)', [{ text: '(' }, { text: 'http://a.de', href: 'http://a.de' }, { text: ')' }]],
    ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
    ['data:text/html,https', [{ text: 'data:text/html,https' }]],
    ['https://', [{ text: 'https://' }]],
    ['', []],
  ])('%j', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces)
  })
})

describe('the name others see', () => {
  it.each([
    ['Anna', 'Ärmel', 'Anna Ä.'],
    ['Friederike', 'von der Heydt', 'Friederike V.'],
    ['Ólafur', 'Þórsson', 'Ólafur Þ.'],
    ['Anna', '', 'Anna'],
    [' Jörg ', ' Müller ', 'Jörg M.'],
  ])('%s %s', (first, last, shown) => {
    expect(shownName(first, last)).toBe(shown)
  })
})
