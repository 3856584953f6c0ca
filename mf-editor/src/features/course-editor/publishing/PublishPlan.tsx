import type { CourseChanges, MissingThing } from '@kursportal/shared/contract'
import { Alert, Box, Link, ProgressBar, Stack, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { Differences } from './Differences.tsx'
import { learnerTexts, missingPath, missingTexts, type PublishReadiness } from './publishing.rules.ts'

const Part = ({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ mb: 3 }}>
    <Typography variant="h3" sx={{ mb: intro ? 0.5 : 1.5 }}>
      {title}
    </Typography>
    {intro && <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{intro}</Typography>}
    {children}
  </Box>
)

const List = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.25 }}>
    {children}
  </Stack>
)

type Props = {
  courseId: string
  changes: CourseChanges
  readiness: PublishReadiness
  /** A link was followed: the dialog makes way. */
  onFollow: () => void
}

/** What publishing would change, what is missing (each leading to its place), whom it reaches, what it waits for. */
export const PublishPlan = ({ courseId, changes, readiness, onFollow }: Props): ReactNode => {
  const t = useTexts()
  const places = (things: readonly MissingThing[]) => {
    const sentences = missingTexts(things)
    return (
      <Box component="ul" sx={{ m: 0, pl: 3, '& li': { mb: 0.75, overflowWrap: 'anywhere' } }}>
        {things.map((thing, at) => (
          <li key={`${thing.code}-${thing.chapter_id}-${thing.video_id}`}>
            <Link href={missingPath(courseId, thing)} onClick={onFollow}>
              {sentences[at]}
            </Link>
          </li>
        ))}
      </Box>
    )
  }
  const waiting = changes.waiting_for.length > 0 && (
    <Part
      title={t('publishing.waitingTitle')}
      intro={t(readiness === 'incomplete' ? 'publishing.waitingAndMissing' : 'publishing.waitingBody')}
    >
      <List>
        {changes.waiting_for.map((video) => (
          <li key={video.video_id}>
            {video.title || t('common.untitledLecture')}
            <ProgressBar label={video.title} value={video.progress} />
          </li>
        ))}
      </List>
    </Part>
  )
  if (readiness === 'already')
    return (
      <>
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('publishing.alreadyGoingLive')}
        </Alert>
        {waiting}
      </>
    )
  // Nobody could begin the course: more than what would make it better.
  const urgent = changes.advice.filter(({ code }) => code === 'certification_expired')
  const advice = changes.advice.filter((thing) => !urgent.includes(thing))
  return (
    <>
      {urgent.length > 0 && readiness !== 'nothing' && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {places(urgent)}
        </Alert>
      )}
      {readiness === 'nothing' && <Alert severity="success">{t('publishing.nothing')}</Alert>}
      {changes.state === 'draft' && readiness !== 'incomplete' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('publishing.firstTime')}
        </Alert>
      )}
      {readiness === 'incomplete' && (
        <Part title={t('publishing.missingTitle')} intro={t('publishing.missingIntro')}>
          {places(changes.missing)}
        </Part>
      )}
      {readiness !== 'nothing' && waiting}
      {changes.changes.length > 0 && changes.state !== 'draft' && (
        <Part title={t('publishing.changesTitle')}>
          <Differences courseId={courseId} />
        </Part>
      )}
      {readiness !== 'nothing' && changes.state !== 'draft' && (
        <Part title={t('publishing.learnersTitle')}>
          {learnerTexts(changes.learners).map((sentence) => (
            <Typography key={sentence}>{sentence}</Typography>
          ))}
        </Part>
      )}
      {advice.length > 0 && readiness !== 'nothing' && (
        <Part title={t('publishing.adviceTitle')}>{places(advice)}</Part>
      )}
    </>
  )
}
