import { useQuery } from '@kursportal/shared/query'
import { Box, Button, ExternalIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readCertificate } from './read-certificate.ts'

/** How a certificate gets to its insurance: as that one wants it, where an admin wrote it down, else as usual. */
export const HandInSteps = ({ certificateId }: { certificateId: string }): ReactNode => {
  const t = useTexts()
  const { data } = useQuery(readCertificate(certificateId))
  const hint = data?.hand_in
  return (
    <>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        <li>{t('certificates.one.handInSteps.save')}</li>
        <Box component="li" sx={{ whiteSpace: 'pre-line' }}>
          {hint?.text
            ? t('certificates.one.handInSteps.own', {
                insurance: data?.insured.insurance ?? '',
                text: hint.text,
              })
            : t('certificates.one.handInSteps.send')}
        </Box>
        <li>{t('certificates.one.handInSteps.wait')}</li>
      </Box>
      {hint?.url && (
        <Button
          variant="outlined"
          component="a"
          href={hint.url}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<ExternalIcon size={20} aria-hidden />}
          sx={{ mt: 2 }}
        >
          {t('certificates.one.toInsurance', { insurance: data?.insured.insurance ?? '' })}
        </Button>
      )}
    </>
  )
}
