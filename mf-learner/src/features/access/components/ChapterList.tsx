import type { Access } from '@kursportal/shared/contract'
import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** What a course holds, chapter by chapter. */
export const ChapterList = ({ chapters }: Pick<Access['courses'][number], 'chapters'>): ReactNode => {
  const t = useTexts()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 720 }}>
      {chapters.map((chapter, index) => (
        <Box
          component="li"
          // oxlint-disable-next-line react/no-array-index-key -- chapters have no other name here, and keep their order
          key={index}
          sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
        >
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {t('access.chapter', { number: index + 1 })}
          </Typography>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {chapter.title}
          </Typography>{' '}
          <Typography component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            · {t('access.lectures', { count: chapter.lectures })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
