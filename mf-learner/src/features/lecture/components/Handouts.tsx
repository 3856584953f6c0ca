import { queryString } from '@kursportal/shared/client'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, DownloadIcon, Link, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { listHandouts } from '../api/list-handouts.ts'

/** The files that go with a lecture; nothing when there are none. */
export const Handouts = ({ videoId }: { videoId: string }): ReactNode => {
  const t = useTexts()
  const handouts = useQuery(listHandouts(videoId))
  const files = handouts.data?.items ?? []
  if (files.length === 0 && !handouts.isError) return null
  return (
    <Box sx={{ mt: 4 }}>
      <Section title={t('lecture.handouts')}>
        {handouts.isError && <Alert severity="warning">{t('lecture.handoutsFailed')}</Alert>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {files.map((file) => (
            <li key={file.id}>
              <Link
                href={`/api/attachment${queryString({ 'attachment-id': file.id })}`}
                download={file.name}
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}
              >
                <DownloadIcon size={20} aria-hidden />
                {file.name}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {formatFileSize(file.bytes)}
                </Typography>
              </Link>
            </li>
          ))}
        </Box>
      </Section>
    </Box>
  )
}
