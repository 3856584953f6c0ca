import type { Theme } from '@mui/material/styles'
import { useTheme } from '@mui/material/styles'
import { useInsertionEffect, useMemo } from 'react'
import { styleNonce } from '../ui/base/style-nonce.ts'

const property = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The theme's colours and measures as a style sheet: one rule for each scheme. */
const themeRules = (theme: Theme): string =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, declarations]) => {
      const lines = Object.entries(declarations).map(([name, value]) => `${property(name)}:${String(value)}`)
      return `${selector}{${lines.join(';')}}`
    })
    .join('\n')

/**
 * Writes the theme's variables into the page, as they are: MUI would send these 25 kB of plain declarations through
 * Emotion's preprocessor, a fifth of the longest task of a first screen on a slow phone (decision 0180).
 */
export function ThemeVariables() {
  const theme = useTheme()
  const rules = useMemo(() => themeRules(theme), [theme])
  useInsertionEffect(() => {
    const style = document.createElement('style')
    style.nonce = styleNonce()
    style.textContent = rules
    document.head.prepend(style)
    return () => style.remove()
  }, [rules])
  return null
}
