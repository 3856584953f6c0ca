import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { formatDuration, formatPercent } from '@kursportal/shared/i18n'
import { Box, Button, DoneIcon, styled, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { WatchedRanges } from '../../../common/film/watched-ranges.ts'

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 12,
  borderRadius: 999,
  overflow: 'hidden',
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.background.sunken,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > span': { position: 'absolute', top: 0, bottom: 0, backgroundColor: theme.vars.palette.primary.main },
  '& > .now': { width: 3, marginLeft: -1, backgroundColor: theme.vars.palette.text.primary },
  '@media (forced-colors: active)': {
    '& > span': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}))

type Props = {
  lecture: Pick<LearnerVideoPage, 'done' | 'required_share'>
  watched: WatchedRanges
  duration: number
  second: number
  onSeek: (second: number) => void
}

/** Which parts of the film were really watched; a press on the strip or its button leads to what is missing. */
export const WatchedStrip = ({ lecture, watched, duration, second, onSeek }: Props): ReactNode => {
  const t = useTexts()
  const percent = (part: number): string => `${(100 * part) / duration}%`
  const missed = watched.nextMissed(duration, second)
  const begun = !watched.isEmpty
  return (
    <Box sx={{ mt: 2 }}>
      <Track
        aria-hidden
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          onSeek(((event.clientX - box.left) / box.width) * duration)
        }}
      >
        {watched.ranges.map(([from, to]) => (
          <span key={from} style={{ left: percent(from), width: percent(to - from) }} />
        ))}
        <span className="now" style={{ left: percent(second) }} />
      </Track>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44, mt: 0.5 }}
      >
        {lecture.done ? (
          <Typography
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'success.main', fontWeight: 600 }}
          >
            <DoneIcon size={20} aria-hidden />
            {t('lecture.video.watchedDone')}
          </Typography>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('lecture.video.watchedTitle', { percent: formatPercent(watched.seconds / duration) })}{' '}
            {t('lecture.video.watchedNeeded', { percent: formatPercent(lecture.required_share) })}
          </Typography>
        )}
        {begun && missed !== undefined && !lecture.done && (
          <Button size="small" variant="text" onClick={() => onSeek(missed)}>
            {t('lecture.video.toMissed', { time: formatDuration(missed) })}
          </Button>
        )}
      </Box>
    </Box>
  )
}
