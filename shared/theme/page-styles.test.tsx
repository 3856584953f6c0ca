import { render } from '@testing-library/react'
import { ThemeRoot } from './ThemeRoot.tsx'

const written = (): string =>
  [...document.head.querySelectorAll('style')].map((style) => style.textContent).join('')

describe('the rules of the whole page', () => {
  it('have the variables of light and dark, once, and go with the page', () => {
    const { unmount } = render(<ThemeRoot>page</ThemeRoot>)
    expect(written()).toMatch(/:root, \[data-color-scheme="light"\]\{[^}]*--kp-palette-background-paper:/)
    expect(written()).toMatch(/\[data-color-scheme="dark"\]\{[^}]*--kp-palette-background-paper:/)
    expect(written()).toContain('color-scheme:dark')
    expect(written().match(/--kp-spacing:/g)).toHaveLength(1)
    unmount()
    expect(written()).not.toContain('--kp-palette')
  })

  it('are those of the day on paper, whatever the screen shows', () => {
    render(<ThemeRoot>page</ThemeRoot>)
    const dark = '[data-color-scheme="dark"]'
    expect(written()).toContain(dark)
    expect(written().replaceAll(/@media screen ?\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')).not.toContain(dark)
  })

  it("follow the settings' colour", () => {
    const { rerender } = render(<ThemeRoot primary="#1f6f5f">page</ThemeRoot>)
    expect(written()).toContain('--kp-palette-primary-main:#1f6f5f')
    rerender(<ThemeRoot primary="#7a2f6f">page</ThemeRoot>)
    expect(written()).toContain('--kp-palette-primary-main:#7a2f6f')
    expect(written()).not.toContain('#1f6f5f')
  })

  it('are sound: the browser takes every one of them', () => {
    render(<ThemeRoot>page</ThemeRoot>)
    const sheets = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const text = sheets.map(({ cssText }) => cssText).join('\n')
    for (const wanted of [
      '@font-face',
      'prefers-reduced-motion',
      'forced-colors',
      '--top-bar',
      'focus-visible',
      'print',
    ])
      expect(text).toContain(wanted)
    expect(written()).not.toMatch(/undefined|\[object|NaN/)
  })
})
