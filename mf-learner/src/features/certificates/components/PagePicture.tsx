import { Box } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { certificatePicture } from '../../../common/certificates/certificate-picture.ts'
import { certificateFile } from '../../../common/certificates/certificate-file.ts'

type Props = { certificateId: string; page: 1 | 2; alt: string }

/** A page of the certificate as it is on paper; it opens the file. Gone where it cannot be drawn, the text stays. */
export const PagePicture = ({ certificateId, page, alt }: Props): ReactNode => {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <Box
      component="a"
      href={certificateFile(certificateId)}
      target="_blank"
      rel="noopener"
      sx={{
        display: 'block',
        lineHeight: 0,
        // Paper is white, by night as well.
        bgcolor: 'common.white',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        boxShadow: 2,
      }}
    >
      <Box
        component="img"
        {...certificatePicture(certificateId, { page })}
        alt={alt}
        onError={() => setBroken(true)}
        loading={page === 1 ? 'eager' : 'lazy'}
        sx={{ width: '100%', height: 'auto' }}
      />
    </Box>
  )
}
