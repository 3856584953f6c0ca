import { imageAddress } from '@kursportal/shared/client'
import type { Access } from '@kursportal/shared/contract'
import { coursePrice } from '@kursportal/shared/domain'
import { formatMoney } from '@kursportal/shared/i18n'
import { useSettings } from '@kursportal/shared/store'
import { Avatar, Box, Link, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { courseLength } from '../../../common/course-length.ts'
import { CLUB_IMPRINTS } from './ClubImprints.tsx'
import { useInvitation } from './joining-context.ts'

type Course = Access['courses'][number]

type FactProps = { name: string; more?: ReactNode; picture?: ReactNode; children: ReactNode }

const Fact = ({ name, more, picture, children }: FactProps) => (
  <div>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, m: 0 }}>
      {picture}
      <Box sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {children}
        {more && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {more}
          </Typography>
        )}
      </Box>
    </Box>
  </div>
)

/** How long a course is, what it costs, who leads it, who offers it, and its approval as distance learning (FernUSG). */
export const CourseFacts = ({ course }: { course: Course }): ReactNode => {
  const t = useTexts()
  const { name, insurance_data: asksInsurance } = useSettings()
  const { access } = useInvitation()
  const { imprints } = access
  const price = coursePrice(access, course) ?? 0
  const length = courseLength(course)
  const lectures = course.chapters.reduce((sum, chapter) => sum + chapter.lectures, 0)
  return (
    <Section variant="card" title={t('access.facts')}>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2.5, m: 0, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}
      >
        {length && <Fact name={t('access.duration')}>{length}</Fact>}
        <Fact name={t('access.scope')}>
          {t('access.chapters', { count: course.chapters.length })},{' '}
          {t('access.lectures', { count: lectures })}
        </Fact>
        <Fact
          name={t('access.price')}
          more={price > 0 && course.certified && asksInsurance && t('access.insurance')}
        >
          {price > 0 ? formatMoney(price) : t('access.free')}
        </Fact>
        {course.instructor_name && (
          <Fact
            name={t('access.instructor')}
            more={course.instructor_qualification}
            picture={
              <Avatar
                name={course.instructor_name}
                size={64}
                src={imageAddress(course.instructor_image_id, 320)}
              />
            }
          >
            {course.instructor_name}
          </Fact>
        )}
        <Fact name={t('access.provider')}>
          {imprints.length > 0 ? (
            <Link href={`#${CLUB_IMPRINTS}`}>{imprints.map((club) => club.name).join(', ')}</Link>
          ) : (
            <Link href="/legal/imprint">{name}</Link>
          )}
        </Fact>
        {course.zfu_number && <Fact name={t('access.zfu')}>{course.zfu_number}</Fact>}
      </Box>
      {course.minors_only && (
        <Typography sx={{ mt: 2.5, fontWeight: 600 }}>{t('access.minorsOnly')}</Typography>
      )}
    </Section>
  )
}
