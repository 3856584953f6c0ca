import { read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Button, PeopleIcon, Section, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** The way into the course's forum, with how much is new there. */
export const CourseForum = ({ courseId }: { courseId: string }): ReactNode => {
  const t = useTexts()
  const forum = useQuery(read('GET /forum', { 'course-id': courseId }))
  const unread = forum.data?.unread ?? 0
  return (
    <Section
      title={t('course.forum')}
      actions={
        unread > 0 && <StatusChip tone="primary">{t('course.forumNew', { count: unread })}</StatusChip>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('course.forumIntro')}</Typography>
      <Button
        variant="outlined"
        href={paths.forum(courseId)}
        startIcon={<PeopleIcon size={20} aria-hidden />}
      >
        {t('course.toForum')}
      </Button>
    </Section>
  )
}
