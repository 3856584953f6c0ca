import type { AttemptSummary } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { Box, Button, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { pointsRead } from './points-read.ts'

type Props = { items: readonly AttemptSummary[]; onOpen: (id: string) => void }

/** The attempts that were handed in, each a press away. */
export const AttemptHistory = ({ items, onOpen }: Props): ReactNode => {
  const t = useTexts()
  const done = items.filter((attempt) => attempt.submitted_at !== null)
  if (done.length === 0) return null
  return (
    <Box sx={{ mt: 5 }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {t('quiz.history')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {done.map((attempt) => (
          <Box
            component="li"
            key={attempt.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 1,
              px: 2.5,
              py: 1.5,
              borderRadius: '16px',
              bgcolor: 'background.paper',
            }}
          >
            <Box sx={{ flex: '1 1 180px' }}>
              <Box component="span" sx={{ fontWeight: 650 }}>
                {t('quiz.attempt', { number: attempt.number })}
              </Box>{' '}
              · {t(attempt.in_points ? 'quiz.attemptPoints' : 'quiz.attemptResult', pointsRead(attempt))}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {attempt.submitted_at && formatDateTime(attempt.submitted_at)}
              </Typography>
            </Box>
            <StatusChip tone={attempt.passed ? 'success' : 'neutral'}>
              {t(attempt.passed ? 'quiz.attemptPassed' : 'quiz.attemptFailed')}
            </StatusChip>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('quiz.lookAt', { number: attempt.number })}
              onClick={() => onOpen(attempt.id)}
            >
              {t('quiz.look')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
