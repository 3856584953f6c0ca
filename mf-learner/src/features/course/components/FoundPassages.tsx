import type { LearnerCourse, LearnerVideo, LecturePassages } from '@kursportal/shared/contract'
import { markFound } from '@kursportal/shared/domain'
import { formatDuration } from '@kursportal/shared/i18n'
import { Box, Card, Link, Typography, VisuallyHidden } from '@kursportal/shared/ui'
import { useId, type ReactNode } from 'react'
import { LectureIcon } from '../../../common/LectureIcon.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

type Props = {
  course: LearnerCourse
  found: readonly LecturePassages[]
  lectures: ReadonlyMap<string, LearnerVideo>
  search: string
}

/** Where in a course something is said or written, lecture by lecture; each place leads to its second or its words. */
export const FoundPassages = ({ course, found, lectures, search }: Props): ReactNode => {
  const t = useTexts()
  const id = useId()
  const known = found.flatMap(({ video_id: lectureId, ...places }) => {
    const lecture = lectures.get(lectureId)
    return lecture ? [{ lecture, ...places }] : []
  })
  if (known.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="subtitle1" component="h3" id={id} sx={{ mb: 1.5 }}>
        {t('course.passages.title')}
      </Typography>
      <Card>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1 }}>
          {known.map(({ lecture, passages, passages_total: total }) => (
            <Box component="li" key={lecture.id} sx={{ px: 1.5, py: 1 }}>
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 2,
                  fontWeight: 550,
                  hyphens: 'auto',
                  py: 0.5,
                }}
              >
                <LectureIcon type={lecture.type} size={22} />
                <span>{lecture.title}</span>
              </Box>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: { sm: 4.75 } }}>
                {passages.map(({ second, text }, place) => (
                  <li key={`${second} ${text}`}>
                    <Link
                      href={paths.lecture(
                        course.id,
                        lecture.id,
                        second === null ? { find: search, place } : { at: second },
                      )}
                      underline="none"
                      sx={{
                        display: 'flex',
                        gap: 2,
                        minHeight: 44,
                        py: 1,
                        px: 1,
                        mx: -1,
                        borderRadius: 1,
                        color: 'text.primary',
                        '&:hover': { bgcolor: 'action.hover' },
                      }}
                    >
                      {second !== null && (
                        <Box
                          component="time"
                          dateTime={`PT${Math.floor(second)}S`}
                          sx={{
                            flex: 'none',
                            minWidth: '3.2em',
                            color: 'text.secondary',
                            fontVariantNumeric: 'tabular-nums',
                          }}
                        >
                          <VisuallyHidden>{t('course.passages.at')} </VisuallyHidden>
                          {formatDuration(second)}
                        </Box>
                      )}
                      <Words text={text} search={search} />
                    </Link>
                  </li>
                ))}
              </Box>
              {total > passages.length && (
                <Typography variant="body2" sx={{ color: 'text.secondary', pl: { sm: 4.75 }, py: 0.5 }}>
                  {t('course.passages.more', { count: total - passages.length })}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  )
}

/** A text in which the searched words are marked. */
const Words = ({ text, search }: { text: string; search: string }): ReactNode => (
  <Box component="span" sx={{ minWidth: 0, hyphens: 'auto' }}>
    {markFound(search)(text).map(({ text: words, isFound }, index) =>
      isFound ? (
        <Box
          component="mark"
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          sx={{ bgcolor: 'primary.soft', color: 'primary.onSoft', fontWeight: 600, borderRadius: 0.5 }}
        >
          {words}
        </Box>
      ) : (
        words
      ),
    )}
  </Box>
)
