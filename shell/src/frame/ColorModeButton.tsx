import { useColorMode } from '@kursportal/shared/theme'
import { IconButton, MoonIcon, SunIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Switches between the light and the dark look. */
export const ColorModeButton = (): ReactNode => {
  const t = useTexts()
  const { shown, choose } = useColorMode()
  const dark = shown === 'dark'
  return (
    <IconButton
      onClick={() => choose(dark ? 'light' : 'dark')}
      aria-label={t(dark ? 'frame.brighter' : 'frame.darker')}
      data-always
    >
      {dark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  )
}
