import type { RichTextBlock } from '@kursportal/shared/contract'
import { pdfBlocks, type Line } from './readers/pdf-blocks.ts'

/** Lines of a page from its top: words, how far below the last line, and how large. */
const page = (...lines: [text: string, below?: number, height?: number][]): Line[] => {
  let top = 800
  return lines.map(([text, below = 14, height = 10]) => ({ text, height, top: (top -= below) }))
}
const inWords = (block: RichTextBlock): string => {
  const text = [...JSON.stringify(block).matchAll(/"text":"([^"]*)"/g)].map(([, one]) => one).join(' + ')
  const start = block.type === 'orderedList' ? (block.attrs?.start ?? 1) : ''
  return `${block.type}${start}: ${text}`
}
const read = (...pages: Line[][]) => pdfBlocks(pages).map(inWords)

it('makes lists of items, and numbers of those that count', () => {
  expect(
    read(
      page(
        ['Du brauchst:'],
        ['• eine Matte, die nicht'],
        ['rutscht'],
        ['\uF0B7 Wasser'],
        ['So geht es:', 24],
        ['1. Hinlegen'],
        ['2. Atmen'],
        ['Am', 24],
        ['3. Mai ist Pause.'],
        ['4) Aufstehen', 24],
      ),
    ),
  ).toEqual([
    'paragraph: Du brauchst:',
    'bulletList: eine Matte, die nicht rutscht + Wasser',
    'paragraph: So geht es:',
    'orderedList1: Hinlegen + Atmen',
    'paragraph: Am 3. Mai ist Pause.',
    'orderedList4: Aufstehen',
  ])
})

it('puts words together that a line has parted, and leaves a hyphen that belongs there', () => {
  expect(read(page(['Die Atem-'], ['übung im Reha-'], ['Sport hat Vor-'], ['und Nachteile.']))).toEqual([
    'paragraph: Die Atemübung im Reha-Sport hat Vor- und Nachteile.',
  ])
})

it('parts paragraphs by their distance, and goes on with a sentence and a heading of two lines', () => {
  expect(
    read(
      page(
        ['Gesund', 14, 20],
        ['sitzen', 24, 20],
        ['Eins.', 30],
        ['Eins.'],
        ['Eins.'],
        ['Zwei.', 19],
        ['Wir atmen'],
      ),
      page(['tief aus.']),
    ),
  ).toEqual([
    'heading: Gesund sitzen',
    'paragraph: Eins. Eins. Eins.',
    'paragraph: Zwei. Wir atmen tief aus.',
  ])
})

it('leaves out what repeats at the edges of pages, and a table of contents', () => {
  const pages = [1, 2, 3].map((number) =>
    page(
      ['Verein Beispiel'],
      [`Text von Seite ${number === 1 ? 'eins' : number === 2 ? 'zwei' : 'drei'}.`, 40],
      [`Seite ${number} von 3`, 40],
    ),
  )
  expect(read(page(['Atmen ........ 3'], ['Schluss … … … … … 9']), ...pages)).toEqual([
    'paragraph: Text von Seite eins.',
    'paragraph: Text von Seite zwei.',
    'paragraph: Text von Seite drei.',
  ])
  // Titles of slides may be the same.
  const slides = ['Steh auf.', 'Setz dich.', 'Leg dich hin.'].map((words) =>
    page(['Übung', 14, 30], [words, 60], [`${words} Ruhig.`, 60]),
  )
  expect(read(...slides).filter((words) => words === 'heading: Übung')).toHaveLength(3)
})
