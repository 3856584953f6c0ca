import { useColorScheme } from '@mui/material/styles'

/** What a person can choose: the device's choice, always light, always dark. */
export type ColorMode = 'system' | 'light' | 'dark'

/** The chosen colour mode, what it amounts to right now, and how to change it. Inside `ThemeRoot` only. */
export function useColorMode() {
  const { mode, systemMode, setMode } = useColorScheme()
  const chosen: ColorMode = mode ?? 'system'
  const shown: 'light' | 'dark' = chosen === 'system' ? (systemMode ?? 'light') : chosen
  return { chosen, shown, choose: (next: ColorMode) => setMode(next) }
}
