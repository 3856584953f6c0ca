import { ThemeProvider } from '@mui/material/styles'
import { useMemo, type ReactNode } from 'react'
import { createKursportalTheme } from './create-theme.ts'
import { PageStyles } from './PageStyles.tsx'

type Props = {
  /** The settings' `colors.primary`; the default until they are there. */
  primary?: string | undefined
  children: ReactNode
}

/**
 * The theme for everything inside: the shell puts it around the whole page once, remotes never do.
 * Light or dark follows the device until the person chooses (`useColorMode`), which is remembered.
 */
export function ThemeRoot({ primary, children }: Props) {
  const theme = useMemo(() => createKursportalTheme(primary), [primary])
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey="kursportal-color-mode"
      noSsr
      disableStyleSheetGeneration
    >
      <PageStyles />
      {children}
    </ThemeProvider>
  )
}
