import type { WatchAnswer } from '@kursportal/shared/contract'
import { lineAt, linesIn, searchFor, type SpokenLine } from '@kursportal/shared/domain'
import { formatDuration } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  Card,
  SearchField,
  Section,
  styled,
  TextSkeleton,
  Typography,
} from '@kursportal/shared/ui'
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readTranscript } from './read-transcript.ts'

const LineButton = styled('button')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  width: '100%',
  minHeight: 44,
  padding: theme.spacing(1, 1.5),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    fontWeight: 600,
  },
  '& time': {
    flex: 'none',
    minWidth: '3.2em',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 400,
  },
}))

/** The browser lays out only lines that are near to be seen. */
const LineItem = styled('li')({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 44px' })

type Props = {
  tracks: WatchAnswer['captions']
  /** The part of the film that is shown. */
  part: WatchAnswer['part']
  second: number
  onSeek: (second: number) => void
  /** Folded away below its name, where it stands among other things. */
  folded?: boolean
}

const Folded = styled('details')(({ theme }) => ({
  '& > summary': {
    width: 'fit-content',
    minHeight: 44,
    padding: theme.spacing(1, 0),
    color: theme.vars.palette.primary.main,
    cursor: 'pointer',
  },
}))

type LineProps = { line: SpokenLine; isCurrent: boolean; onSeek: (second: number) => void }

/** Drawn anew only when it begins or ends to be the current one: a film of hours has thousands of lines. */
const Line = memo(({ line, isCurrent, onSeek }: LineProps): ReactNode => (
  <LineItem>
    <LineButton type="button" aria-current={isCurrent ? 'true' : undefined} onClick={() => onSeek(line.from)}>
      <time dateTime={`PT${Math.floor(line.from)}S`}>{formatDuration(line.from)}</time>
      <span>{line.text}</span>
    </LineButton>
  </LineItem>
))

/** Keeps the line that is being said in sight, unless somebody is reading or searching elsewhere in the list. */
const useFollowing = (current: number, follows: boolean) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (current < 0 || !follows) return
    const box = list.current
    const line = box?.querySelector<HTMLElement>('[aria-current="true"]')?.parentElement
    if (!box || !line || box.matches(':hover, :focus-within')) return
    box.scrollTop = line.offsetTop - box.clientHeight / 3
  }, [current, follows])
  return list
}

/** What is said in the film: follows it, can be searched, and a press on a line jumps there. */
export const Transcript = ({ tracks, part, second, onSeek, folded = false }: Props): ReactNode => {
  const t = useTexts()
  const [language, setLanguage] = useState(
    () => (tracks.find((one) => one.language === 'de') ?? tracks[0])?.language,
  )
  const [search, setSearch] = useState('')
  const track = tracks.find((one) => one.language === language) ?? tracks[0]
  const transcript = useQuery(readTranscript(track?.url ?? ''))
  const lines = linesIn(transcript.data ?? [], part)
  const searches = search.trim() !== ''
  const isFound = searchFor(search)
  const current = lineAt(lines, second + 0.1)
  const found = lines.flatMap((line, index) => (isFound(line.text) ? [{ line, index }] : []))
  const list = useFollowing(current, !searches)
  const latestSeek = useRef(onSeek)
  useEffect(() => {
    latestSeek.current = onSeek
  })
  const seek = useCallback((to: number) => latestSeek.current(to), [])
  const languages = tracks.length > 1 && (
    <Box
      component="fieldset"
      aria-label={t('lecture.transcript.language')}
      sx={{ display: 'flex', gap: 1, border: 0, m: 0, p: 0 }}
    >
      {tracks.map((one) => (
        <Button
          key={one.language}
          size="small"
          variant={one === track ? 'contained' : 'outlined'}
          aria-pressed={one === track}
          onClick={() => setLanguage(one.language)}
        >
          {one.label}
        </Button>
      ))}
    </Box>
  )
  const content = (
    <>
      {transcript.isError && <Alert severity="warning">{t('lecture.transcript.failed')}</Alert>}
      {transcript.isPending && <TextSkeleton lines={4} />}
      {transcript.data && (
        <>
          <SearchField label={t('lecture.transcript.search')} value={search} onChange={setSearch} />
          <Typography
            variant="body2"
            aria-live="polite"
            sx={{ color: 'text.secondary', minHeight: 32, mt: 0.5, px: 2 }}
          >
            {searches &&
              (found.length > 0
                ? t('lecture.transcript.found', { count: found.length })
                : t('lecture.transcript.none'))}
          </Typography>
          <Card>
            <Box
              component="ul"
              ref={list}
              lang={track?.language}
              sx={{
                position: 'relative',
                listStyle: 'none',
                m: 0,
                p: 1,
                maxHeight: 360,
                overflowY: 'auto',
              }}
            >
              {found.map(({ line, index }) => (
                <Line key={line.from} line={line} isCurrent={index === current} onSeek={seek} />
              ))}
            </Box>
          </Card>
        </>
      )}
    </>
  )
  if (folded)
    return (
      <Folded>
        <summary>{t('lecture.transcript.title')}</summary>
        {languages}
        {content}
      </Folded>
    )
  return (
    <Box sx={{ mt: 4 }}>
      <Section title={t('lecture.transcript.title')} actions={languages}>
        {content}
      </Section>
    </Box>
  )
}
