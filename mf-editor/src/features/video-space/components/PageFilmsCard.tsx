import type { AnswerOf } from '@kursportal/shared/client'
import { formatFileSize } from '@kursportal/shared/i18n'
import { Box, Link, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** The videos whose lecture is gone, which only a landing page keeps; each leads to that page. */
export const PageFilmsCard = ({
  films,
}: {
  films: AnswerOf<'GET /video-space'>['page_films']
}): ReactNode => {
  const t = useTexts()
  return (
    <Section variant="card" title={t('videoSpace.ofPages')} intro={t('videoSpace.ofPagesIntro')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {films.map((film) => (
          <Box
            component="li"
            key={film.video_upload_id}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link href={paths.landingPage(film.access_id)}>{film.access_name}</Link>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {film.file_name}
              </Box>
            </Box>
            <Box component="span" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
              {formatFileSize(film.bytes)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
