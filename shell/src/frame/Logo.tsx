import { imageAddress } from '@kursportal/shared/client'
import { useSettings } from '@kursportal/shared/store'
import { Box, styled, useTheme, WaitingImage } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** The mark: a leaf that is also a play button. */
const LogoMark = ({ size = 36 }: { size?: number }): ReactNode => {
  const { palette } = useTheme().vars
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d="M6 26C6 13 15 5 42 5c0 25-8 38-21 38C12 43 6 36 6 26Z" fill={palette.primary.main} />
      <path
        d="M19 17.5v13.2c0 1.2 1.3 2 2.3 1.3l10-6.6c.9-.6.9-2 0-2.6l-10-6.6c-1-.7-2.3.1-2.3 1.3Z"
        fill={palette.primary.contrastText}
      />
    </svg>
  )
}

/** The admin's picture; the one for the other colour scheme is not shown. */
const Picture = styled(WaitingImage)(({ theme }) => ({
  height: 40,
  width: 'auto',
  maxWidth: 'min(14rem, 45vw)',
  objectFit: 'contain',
  '&[data-for="dark"]': { display: 'none' },
  ...theme.applyStyles('dark', {
    '&[data-for="light"]': { display: 'none' },
    '&[data-for="dark"]': { display: 'block' },
  }),
}))

/** Two lines at most, in a bar that is no higher; whoever needs all of it hears it from the link. */
const Name = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  lineHeight: 1.15,
  minWidth: 0,
})

/** The platform's logo as the settings say, by day and by night; until there is one, the mark and the product name. */
export const Logo = (): ReactNode => {
  const { name, images } = useSettings()
  const light = imageAddress(images['main-logo'], 320)
  const dark = imageAddress(images['main-logo-dark'], 320) ?? light
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minWidth: 0,
        fontWeight: 700,
        fontSize: '1.25rem',
        letterSpacing: '-0.01em',
      }}
    >
      {light ? (
        <>
          <Picture src={light} alt={name} fallback={name} data-for={light === dark ? 'both' : 'light'} />
          {dark && light !== dark && <Picture src={dark} alt={name} data-for="dark" />}
        </>
      ) : (
        <>
          <LogoMark />
          <Name>{name}</Name>
        </>
      )}
    </Box>
  )
}
