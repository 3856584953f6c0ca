import { imageAddress } from '@kursportal/shared/client'
import type { CourseDraftSummary } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useSession } from '@kursportal/shared/store'
import {
  ActionMenu,
  Box,
  ClockIcon,
  CopyIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  ErrorIcon,
  Link,
  MediaCard,
  PublishIcon,
  StatusChip,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { CertificationChip } from '../../../common/CertificationNotice.tsx'
import { CourseStateChip } from '../../../common/CourseStateChip.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { publishObstacle } from '../course-list.rules.ts'

type Props = { course: CourseDraftSummary; onDuplicate: () => void; onDelete: () => void }

/** A course of the creator as a card: where it stands, who takes it, what is running, and its commands. */
export const CourseTile = ({ course, onDuplicate, onDelete }: Props): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const title = course.title || t('common.untitledCourse')
  const obstacle = publishObstacle(course)
  const { running, finished } = course.learners
  const people = [
    running > 0 && t('courseList.running', { count: running }),
    finished > 0 && t('courseList.finished', { count: finished }),
    course.live_id && running + finished === 0 && t('courseList.nobodyYet'),
  ]
    .filter(Boolean)
    .join(', ')
  const when = formatDateTime(course.updated_at)
  // Who changes only their own courses is not told so each time.
  const changer = course.changed_by?.id === session?.user.id ? undefined : course.changed_by
  const isForeign = course.owner.id !== session?.user.id
  const mayDelete = !isForeign || session?.perms.admin === true
  return (
    <MediaCard
      title={title}
      href={paths.course(course.id)}
      headingLevel="h2"
      image={imageAddress(course.image_id, 640)}
      status={<CourseStateChip state={course.state} />}
      meta={
        <>
          {course.chapters === 0
            ? t('courseList.noChapter')
            : `${t('courseList.chapters', { count: course.chapters })} · ${t('courseList.lectures', { count: course.lectures })}`}
          {course.minors_only && ` · ${t('courseList.minorsOnly')}`}
          {people && (
            <Box component="span" sx={{ display: 'block' }}>
              {people}
            </Box>
          )}
          <Box component="span" sx={{ display: 'block', mt: 1, '&:empty': { display: 'none' } }}>
            <CertificationChip until={course.certified_until} />
          </Box>
          {course.videos_processing > 0 && (
            <Box component="span" sx={{ display: 'block', mt: 1 }}>
              <StatusChip tone="info" icon={<ClockIcon />}>
                {t('courseList.videosRunning', { count: course.videos_processing })}
              </StatusChip>
            </Box>
          )}
          {course.films_failed && (
            <Box component="span" sx={{ display: 'block', mt: 1, position: 'relative', zIndex: 1 }}>
              <Link href={paths.lecture(course.id, course.films_failed.video_id)} underline="none">
                <StatusChip tone="error" icon={<ErrorIcon />}>
                  {t('courseList.filmsFailed', { count: course.films_failed.count })}
                </StatusChip>
              </Link>
            </Box>
          )}
        </>
      }
      footer={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: -1.5 }}>
          <Box sx={{ flex: 1 }}>
            {changer
              ? t('courseList.changedBy', { when, name: changer.name })
              : t('courseList.changed', { when })}
            {isForeign && (
              <Box component="span" sx={{ display: 'block' }}>
                {t('courseList.owner', { name: course.owner.name })}
              </Box>
            )}
          </Box>
          <Box sx={{ position: 'relative', zIndex: 1 }}>
            <ActionMenu
              label={t('courseList.actions', { title })}
              actions={[
                {
                  label: t('courseList.edit'),
                  icon: <EditIcon size={20} />,
                  href: paths.course(course.id),
                },
                {
                  label: t('courseList.publish'),
                  icon: <PublishIcon size={20} />,
                  href: paths.course(course.id, { publish: true }),
                  disabledReason: obstacle && t(`courseList.${obstacle}`),
                },
                { label: t('courseList.duplicate'), icon: <CopyIcon size={20} />, onPress: onDuplicate },
                {
                  label: t('courseList.export'),
                  icon: <DownloadIcon size={20} />,
                  onPress: () => window.location.assign(`/api/export-course?course-id=${course.id}`),
                },
                ...(mayDelete
                  ? [
                      {
                        label: t('courseList.remove'),
                        icon: <DeleteIcon size={20} />,
                        onPress: onDelete,
                        destructive: true,
                      },
                    ]
                  : []),
              ]}
            />
          </Box>
        </Box>
      }
    />
  )
}
