import { formatFileSize, formatNumber } from '@kursportal/shared/i18n'
import type { AnswerOf } from '@kursportal/shared/client'
import { Alert, Box, Card, CardBody, courseTone, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { tightMeasure, type CourseSpace } from '../space.rules.ts'

type Props = { space: Pick<AnswerOf<'GET /video-space'>, 'used' | 'limit'>; courses: readonly CourseSpace[] }

/** How much room is left, and what each course takes of it, in the course's colour. */
export const SpaceMeter = ({ space: { used, limit }, courses }: Props): ReactNode => {
  const t = useTexts()
  const tight = tightMeasure(used, limit)
  const words = t('videoSpace.used', {
    used: formatFileSize(used.bytes),
    limit: formatFileSize(limit.bytes),
  })
  return (
    <Card>
      <CardBody>
        <Typography variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('videoSpace.free', { size: formatFileSize(Math.max(0, limit.bytes - used.bytes)) })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{words}</Typography>
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            gap: '2px',
            height: 16,
            overflow: 'hidden',
            borderRadius: '8px',
            bgcolor: 'background.sunken',
            boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
          }}
        >
          {courses.map(({ courseId, title, bytes }) => (
            <Box
              key={courseId}
              sx={{
                flex: 'none',
                width: `${Math.min(100, (bytes / limit.bytes) * 100)}%`,
                // What is there is seen, however little it is.
                minWidth: bytes > 0 ? 6 : 0,
                bgcolor: `course.${courseTone(title)}.main`,
              }}
            />
          ))}
        </Box>
        <Typography sx={{ mt: 2 }}>
          {t('videoSpace.films', {
            count: used.films,
            used: formatNumber(used.films),
            left: formatNumber(Math.max(0, limit.films - used.films)),
          })}
        </Typography>
        {tight && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t(`videoSpace.tight.${tight}`)} {t('videoSpace.makeRoom')}
          </Alert>
        )}
      </CardBody>
    </Card>
  )
}
