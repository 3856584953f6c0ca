import { useTheme } from '@mui/material/styles'
import { useInsertionEffect, useMemo } from 'react'
import { styleNonce } from '../ui/base/style-nonce.ts'
import { pageRules } from './page-rules.ts'

/**
 * Writes the rules of the whole page into it, once and as they are: Emotion's preprocessor takes a slow phone a tenth of
 * a second for these 30 kB, most of the frame's first drawing (decision 0185).
 */
export function PageStyles() {
  const theme = useTheme()
  const rules = useMemo(() => pageRules(theme), [theme])
  useInsertionEffect(() => {
    const style = document.createElement('style')
    style.nonce = styleNonce()
    style.textContent = rules
    document.head.prepend(style)
    return () => style.remove()
  }, [rules])
  return null
}
