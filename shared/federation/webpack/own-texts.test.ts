import { foreignTexts } from './own-texts.ts'

it.each<[string, string, string[]]>([
  ['its own name', "bindTexts('mf-sales', texts)", []],
  ['another remote’s', 'const { useTexts } = bindTexts("mf-learner", texts)', ['mf-learner']],
  ['the shell’s, on a line of its own', 'registerTexts(\n  `shell`,\n  texts,\n)', ['shell']],
  ['a name that is worked out', 'bindTexts(name, texts)', []],
])('texts bound to %s', (_, code, foreign) => {
  expect(foreignTexts(code, 'mf-sales')).toEqual(foreign)
})
