import { imageAddress } from '@kursportal/shared/client'
import type { LearnerCourse } from '@kursportal/shared/contract'
import { berlinDay, daysBetween } from '@kursportal/shared/domain'
import { formatNumber } from '@kursportal/shared/i18n'
import { Box, CheckIcon, CoverArt, Illustration, Picture, styled, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { CourseSheet } from '../../../common/CourseSheet.tsx'
import { useTexts } from '../texts.ts'

/** On how many days somebody was at the course, the first and the last counted, by the day in Germany. */
const daysOf = ({ started_at: from, finished_at: to }: LearnerCourse): number | undefined =>
  from && to ? daysBetween(berlinDay(new Date(from)), berlinDay(new Date(to))) + 1 : undefined

const calm = '@media (prefers-reduced-motion: no-preference)'

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  '& .cover': {
    borderRadius: 20,
    overflow: 'hidden',
    transform: 'rotate(-2deg)',
    boxShadow: `0 0 0 8px ${theme.vars.palette.background.paper}, 0 16px 40px rgb(24 32 28 / 0.2)`,
    '@keyframes put-down': { from: { transform: 'rotate(-9deg) translateY(28px)', opacity: 0 } },
    [calm]: { animation: 'put-down 700ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
  },
  '& .sun': {
    position: 'absolute',
    right: -12,
    bottom: -36,
    display: 'grid',
    placeItems: 'center',
    width: 112,
    height: 112,
    [theme.breakpoints.up('sm')]: { width: 148, height: 148 },
    '& svg': { width: '84%' },
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: '0 8px 24px rgb(24 32 28 / 0.16)',
    '@keyframes rise': { from: { transform: 'translateY(60px) scale(0.6)', opacity: 0 } },
    [calm]: { animation: 'rise 900ms 350ms cubic-bezier(0.2, 1.2, 0.4, 1) backwards' },
  },
}))

/** Leaves that blow by once; they hang still for whoever wants less motion. */
const Leaves = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  '& path': {
    '@keyframes blow': { from: { transform: 'translateY(-70px) rotate(-80deg)', opacity: 0 } },
    transformBox: 'fill-box',
    [calm]: { animation: 'blow 1600ms ease-out backwards' },
  },
  '& .leaf': { fill: theme.vars.palette.art.leaf },
  '& .sun': { fill: theme.vars.palette.art.sun },
  '& .clay': { fill: theme.vars.palette.art.clay },
}))

const leaves = [
  [6, 10, 'leaf', 0],
  [93, 8, 'sun', 120],
  [52, 4, 'clay', 240],
  [76, 5, 'leaf', 400],
  [30, 3, 'sun', 480],
] as const

const Fact = ({ value, words }: { value: number; words: string }): ReactNode => (
  <Box component="li" sx={{ minWidth: 0 }}>
    <Box
      component="span"
      sx={{ display: 'block', fontSize: { xs: '2rem', sm: '2.75rem' }, fontWeight: 750, lineHeight: 1.1 }}
    >
      {formatNumber(value)}
    </Box>
    {words}
  </Box>
)

/** The best moment of a course: its cover under a rising sun, what was done and what one takes along. */
export const Celebration = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const days = daysOf(course)
  const { attendance, unit_minutes: each } = course
  const minutes =
    attendance.counts === 'units' && each
      ? attendance.attended * each
      : Math.round(course.duration_seconds / 60)
  return (
    <CourseSheet
      courseTitle={course.title}
      sx={{ position: 'relative', overflow: 'hidden', mb: { xs: 4, sm: 6 } }}
    >
      <Leaves aria-hidden focusable="false" viewBox="0 0 100 100" preserveAspectRatio="none">
        {leaves.map(([x, y, kind, wait]) => (
          <path
            key={`${x}-${y}`}
            className={kind}
            d={`M${x} ${y}c1.2-1.6 2.6-1.8 3.4-1.4-.2 1.8-1.6 2.4-3.4 1.4Z`}
            style={{ animationDelay: `${wait}ms` }}
          />
        ))}
      </Leaves>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          alignItems: 'center',
          gap: { xs: 7, md: 7 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 6fr' },
        }}
      >
        <Stage aria-hidden>
          <div className="cover">
            <Picture
              src={imageAddress(course.image_id, 640)}
              alt=""
              eager
              fallback={<CoverArt name={course.title} />}
            />
          </div>
          <div className="sun">
            <Illustration motif="done" width={124} />
          </div>
        </Stage>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" sx={{ mb: 2.5 }}>
            {course.title}
          </Typography>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(3, minmax(0, auto))',
            }}
          >
            <Fact
              value={course.lectures_done}
              words={t('courseEnd.fact.lectures', { count: course.lectures_done })}
            />
            {minutes > 0 && <Fact value={minutes} words={t('courseEnd.fact.minutes', { count: minutes })} />}
            {days !== undefined && <Fact value={days} words={t('courseEnd.fact.days', { count: days })} />}
          </Box>
          {course.outcomes.length > 0 && (
            <>
              <Typography variant="h3" sx={{ mt: 3.5, mb: 1.5 }}>
                {t('courseEnd.learnt')}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
                {course.outcomes.map((outcome) => (
                  <Box component="li" key={outcome} sx={{ display: 'flex', gap: 1.5 }}>
                    <CheckIcon size={22} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
                    <span>{outcome}</span>
                  </Box>
                ))}
              </Box>
            </>
          )}
        </Box>
      </Box>
    </CourseSheet>
  )
}
