import { Box, useTheme } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** The mark: a leaf that is also a play button. */
const LogoMark = ({ size = 36 }: { size?: number }): ReactNode => {
  const { palette } = useTheme().vars
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      style={{ flexShrink: 0 }}
      aria-hidden
      focusable="false"
    >
      <path d="M6 26C6 13 15 5 42 5c0 25-8 38-21 38C12 43 6 36 6 26Z" fill={palette.primary.main} />
      <path
        d="M19 17.5v13.2c0 1.2 1.3 2 2.3 1.3l10-6.6c.9-.6.9-2 0-2.6l-10-6.6c-1-.7-2.3.1-2.3 1.3Z"
        fill={palette.primary.contrastText}
      />
    </svg>
  )
}

/** Mark and product name. */
export const Logo = ({ name }: { name: string }): ReactNode => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      minWidth: 0,
      whiteSpace: 'nowrap',
      alignItems: 'center',
      gap: 1.25,
      fontWeight: 700,
      fontSize: '1.25rem',
      letterSpacing: '-0.01em',
    }}
  >
    <LogoMark />
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {name}
    </Box>
  </Box>
)
