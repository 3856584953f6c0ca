import { formatFileSize } from '@kursportal/shared/i18n'
import {
  Box,
  Button,
  Card,
  CardBody,
  ConfirmDialog,
  courseTone,
  DeleteIcon,
  Link,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useId, useState, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useFreeFormer } from '../api/space.ts'
import type { CourseSpace } from '../space.rules.ts'

/** What only earlier publishes hold, and the way to let go of it. */
const Former = ({ course }: { course: CourseSpace }): ReactNode => {
  const t = useTexts()
  const free = useFreeFormer()
  const [asking, setAsking] = useState(false)
  const size = formatFileSize(course.former.bytes)
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: '14px', bgcolor: 'background.sunken' }}>
      <Typography sx={{ mb: 1 }}>{t('videoSpace.former', { count: course.former.films, size })}</Typography>
      <Button variant="outlined" startIcon={<DeleteIcon size={20} />} onClick={() => setAsking(true)}>
        {t('videoSpace.freeFormer')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('videoSpace.freeTitle')}
        confirmLabel={t('videoSpace.freeFormer')}
        destructive
        consequences={[t('videoSpace.freeGains', { size }), t('videoSpace.freeCosts')]}
        onConfirm={async () => {
          const freed = await free.mutateAsync(course.courseId)
          toast.success(t('videoSpace.freed', { size: formatFileSize(freed.bytes) }))
        }}
      />
    </Box>
  )
}

/** The videos of a course with what each uses; each leads to its lecture. */
export const CourseSpaceCard = ({ course }: { course: CourseSpace }): ReactNode => {
  const t = useTexts()
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Card>
        <CardBody>
          <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
            <Box
              aria-hidden
              sx={{
                flex: 'none',
                width: 14,
                height: 14,
                borderRadius: '4px',
                bgcolor: `course.${courseTone(course.title)}.main`,
              }}
            />
            <Typography
              variant="h3"
              component="h2"
              id={titleId}
              sx={{ flex: 1, overflowWrap: 'anywhere', minWidth: 0 }}
            >
              <Link href={paths.course(course.courseId)}>{course.title || t('common.untitledCourse')}</Link>
            </Typography>
            <Typography sx={{ flex: 'none', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {formatFileSize(course.bytes)}
            </Typography>
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {course.films.map((film) => (
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
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', pl: { sm: 3.25 } }}>
                  {film.video_id ? (
                    <Link href={paths.lecture(course.courseId, film.video_id)}>
                      {film.video_title || t('common.untitledLecture')}
                    </Link>
                  ) : (
                    film.video_title
                  )}
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {film.file_name}
                    {film.use === 'coming' && ` · ${t('videoSpace.coming')}`}
                    {film.use === 'page' && ` · ${t('videoSpace.onPage')}`}
                  </Box>
                </Box>
                <Box component="span" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
                  {formatFileSize(film.bytes)}
                </Box>
              </Box>
            ))}
          </Box>
          {course.former.films > 0 && <Former course={course} />}
        </CardBody>
      </Card>
    </Box>
  )
}
