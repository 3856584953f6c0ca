/**
 * What remotes and the shell take from MUI, already dressed by the theme. Remotes import it from here and never
 * from `@mui/material`, so that one copy is on the page.
 */
// What the theme's palette has beyond MUI's own, so that whoever imports the kit may write `primary.soft`.
export type { KursportalTheme } from '../../theme/augment.ts'

export { default as Alert } from '@mui/material/Alert'
export { default as Box } from '@mui/material/Box'
export { default as Button } from '@mui/material/Button'
export { default as Divider } from '@mui/material/Divider'
export { default as IconButton } from '@mui/material/IconButton'
export { default as Link } from '@mui/material/Link'
export { default as Skeleton } from '@mui/material/Skeleton'
export { default as Stack } from '@mui/material/Stack'
export { default as Typography } from '@mui/material/Typography'
export { default as useMediaQuery } from '@mui/material/useMediaQuery'
export { styled, useTheme, type SxProps, type Theme } from '@mui/material/styles'
