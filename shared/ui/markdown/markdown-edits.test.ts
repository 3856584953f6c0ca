import { applyTool, type MarkdownTool } from './markdown-edits.ts'

const words = { heading: 'H', bold: 'b', list: 'e', link: 'l' }

/** `[` and `]` stand for the beginning and the end of what is selected. */
const marked = (text: string) => {
  const start = text.indexOf('‹')
  const end = text.indexOf('›') - 1
  return { text: text.replace(/[‹›]/g, ''), start, end }
}

describe.each<[MarkdownTool, string, string]>([
  ['bold', 'Das ist ‹sehr› gut', 'Das ist **‹sehr›** gut'],
  ['bold', 'Das ‹›', 'Das **‹b›**'],
  ['link', 'Mehr ‹hier›.', 'Mehr [‹hier›](https://).'],
  ['heading', 'Anbieter‹›', '‹## Anbieter›'],
  ['heading', '‹›', '‹## H›'],
  ['heading', '‹## Anbieter›', '‹Anbieter›'],
  ['heading', 'Erst dies.\nDann‹›', 'Erst dies.\n\n‹## Dann›'],
  ['list', '‹eins\nzwei›', '‹- eins\n- zwei›'],
  ['list', '‹- eins\n- zwei›', '‹eins\nzwei›'],
  ['numbers', '‹eins\nzwei›', '‹1. eins\n2. zwei›'],
  ['numbers', 'Davor\n\n‹eins\nzwei›\n\nDanach', 'Davor\n\n‹1. eins\n2. zwei›\n\nDanach'],
])('%s', (tool, before, after) => {
  it(`turns "${before}" into "${after}"`, () => {
    expect(applyTool(tool, marked(before), words)).toEqual(marked(after))
  })
})
