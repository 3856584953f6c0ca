import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { qrPicture } from './qr-picture.ts'

type Props = {
  /** The address a camera opens. */
  address: string
  /** What it leads to, for who does not see it. */
  label: string
  /** Its width, as CSS has it: `168px` on a screen, `28mm` on paper. */
  size: string
  /** So many quiet modules around; less on white paper. */
  border?: number
}

/** The QR code of an address; on white by night too, as cameras want it. */
export function QrCode({ address, label, size, border = 2 }: Props) {
  const picture = useMemo(() => qrPicture(address, border), [address, border])
  return (
    <Box
      component="img"
      src={picture}
      alt={label}
      sx={{ width: size, height: size, flex: 'none', borderRadius: 1, bgcolor: 'common.white' }}
    />
  )
}
