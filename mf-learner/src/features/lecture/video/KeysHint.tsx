import { Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** Which keys the player knows; only where there is a mouse, and so most likely a keyboard. */
export const KeysHint = (): ReactNode => {
  const t = useTexts()
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{
        display: 'none',
        color: 'text.secondary',
        '@media (hover: hover) and (pointer: fine)': { display: 'block' },
      }}
    >
      {t('lecture.video.keys')}
    </Typography>
  )
}
