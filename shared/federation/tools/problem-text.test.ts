import { problemText } from './problem-text.ts'

it('says where and what, without the compiler’s own stack', () => {
  const message =
    "Error:   x Expected ',', got '}'\n\nCaused by:\n    Syntax Error\n\nStack backtrace:\n   0: <unknown>\n   1: clone3"
  expect(problemText({ message, moduleName: './src/a.tsx' })).toBe(
    "./src/a.tsx\nError:   x Expected ',', got '}'\n\nCaused by:\n    Syntax Error",
  )
  expect(problemText({ message: 'too large' })).toBe('too large')
})
