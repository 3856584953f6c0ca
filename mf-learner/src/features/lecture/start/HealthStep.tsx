import { failureText } from '@kursportal/shared/client'
import type { CourseStart } from '@kursportal/shared/contract'
import { Alert, Box, Button, Card, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useConfirmStart } from './course-start.ts'
import { StartFrame } from './StartFrame.tsx'

type Props = {
  start: CourseStart
  health: NonNullable<CourseStart['contraindications']>
  /** Something applies. */
  onApplies: () => void
}

/** The contraindications of a course as plain sentences, and two answers of the same size. */
export const HealthStep = ({ start, health: { lines, added, version }, onApplies }: Props): ReactNode => {
  const t = useTexts()
  const confirm = useConfirmStart(start.course_id)
  return (
    <StartFrame
      start={start}
      title={t('start.healthTitle')}
      intro={
        added.length > 0 ? t('start.healthAgain') : t('start.healthIntro', { course: start.course_title })
      }
    >
      <Typography variant="h2">{t('start.healthQuestion')}</Typography>
      <Card sx={{ px: { xs: 2.5, sm: 3.5 }, py: 1 }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line, index) => (
            <Box
              component="li"
              key={line}
              sx={{ py: 1.75, borderTop: index > 0 ? 1 : 0, borderColor: 'divider', hyphens: 'auto' }}
            >
              {line} {added.includes(line) && <StatusChip tone="info">{t('start.added')}</StatusChip>}
            </Box>
          ))}
        </Box>
      </Card>
      {confirm.isError && <Alert severity="error">{failureText(confirm.error)}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <Button
          variant="contained"
          size="large"
          sx={{ minHeight: 64 }}
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ contraindications: { version } })}
        >
          {t('start.noneApplies')}
        </Button>
        <Button variant="outlined" size="large" sx={{ minHeight: 64 }} onClick={onApplies}>
          {t('start.someApplies')}
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{t('start.healthKept')}</Typography>
    </StartFrame>
  )
}
