import { useQuery } from '@kursportal/shared/query'
import { Box, Section, Skeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { previewCertificate, type Wording } from '../api/templates.ts'
import { Faults } from './Faults.tsx'

/** A sheet of paper is white, by night as well. */
const sheet = { width: '100%', height: 'auto', bgcolor: 'common.white', border: 1, borderColor: 'divider' }

/** A certificate of nobody with these words on it, as it comes out of the printer. */
export const Paper = ({ templateKey, wording }: { templateKey: string; wording: Wording }): ReactNode => {
  const t = useTexts()
  const preview = useQuery(previewCertificate(templateKey, wording))
  return (
    <Section title={t('templates.preview')} intro={t('templates.previewPrinted')}>
      {preview.isError && <Faults error={preview.error} />}
      {preview.isPending && <Skeleton variant="rectangular" sx={{ ...sheet, aspectRatio: '1240 / 1754' }} />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {preview.data?.pages.map((page, index) => (
          <Box
            key={index}
            component="img"
            src={page}
            width={1240}
            height={1754}
            alt={t('templates.paperPage', { page: index + 1 })}
            sx={sheet}
          />
        ))}
      </Box>
    </Section>
  )
}
