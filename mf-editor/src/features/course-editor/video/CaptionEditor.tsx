import type { Caption, Cue } from '@kursportal/shared/contract'
import { read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { useUnsaved } from '@kursportal/shared/store'
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  Dialog,
  TextSkeleton,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../../../texts/index.ts'
import { captionProblem } from './caption-problem.ts'
import { addCue, cueAt, joinCue, splitCue, wrongCue, type EditedCue } from './cue-edits.ts'
import { CueRow, type CueActions } from './CueRow.tsx'
import { languageName } from './languages.ts'
import { LinesConflictDialog } from './LinesConflictDialog.tsx'
import { Preview } from './Preview.tsx'
import { useSaveLines, type LinesBase } from './useSaveLines.ts'

type Film = { id: string; title: string }
type Props = {
  videoId: string
  language: string
  film: Film | undefined
  /** What a speech recogniser made, to be checked; without it what is stored. */
  recognised?:
    | { lines: readonly EditedCue[]; /** Of what it replaces, if anything. */ version: string }
    | undefined
  onClose: () => void
}

const Lines = (props: Props & { first: readonly EditedCue[]; base: LinesBase }): ReactNode => {
  const { videoId, language, film, first, base, recognised, onClose } = props
  const t = useTexts()
  const [cues, setCues] = useState<readonly EditedCue[]>(first)
  const [said, setSaid] = useState(-1)
  const [leaving, setLeaving] = useState(false)
  const player = useRef<HTMLVideoElement>(null)
  const saving = useSaveLines({
    videoId,
    language,
    base,
    onMerged: setCues,
    onSaved: () => {
      toast.success(t('upload.captions.added', { language: languageName(language) }))
      onClose()
    },
  })
  const isChanged = cues !== first
  const wrong = wrongCue(cues)
  useUnsaved(isChanged)
  // The same for all lines and for good, so that only the line that changes is drawn anew.
  const actions = useMemo(
    (): CueActions => ({
      change: (index, change) =>
        setCues((now) => now.map((cue, at) => (at === index ? { ...cue, ...change } : cue))),
      split: (index, caret) => setCues((now) => splitCue(now, index, caret)),
      join: (index) => setCues((now) => joinCue(now, index)),
      add: (index) => setCues((now) => addCue(now, index)),
      remove: (index) => setCues((now) => now.toSpliced(index, 1)),
      jump: (seconds) => {
        if (!player.current) return
        player.current.currentTime = seconds
        void player.current.play().catch(() => undefined)
      },
    }),
    [],
  )
  const send = () => void saving.save(cues.map(({ from, to, text }): Cue => ({ from, to, text })))
  return (
    <Dialog
      open
      onClose={() => (isChanged ? setLeaving(true) : onClose())}
      title={t('upload.captions.linesTitle', { language: languageName(language) })}
      width="lg"
      actions={
        <>
          <Button variant="outlined" onClick={() => (isChanged ? setLeaving(true) : onClose())}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={saving.pending}
            disabled={(!isChanged && !recognised) || wrong !== undefined || cues.length === 0}
            onClick={send}
          >
            {t(recognised ? 'upload.recognised.checked' : 'upload.captions.saveLines')}
          </Button>
        </>
      }
    >
      {film && (
        <Box
          sx={{ position: 'sticky', top: 0, zIndex: 2, maxWidth: 420, pb: 1.5, bgcolor: 'background.paper' }}
        >
          <Preview
            videoId={videoId}
            title={film.title}
            filmId={film.id}
            playerRef={player}
            onTime={(seconds) => setSaid(cueAt(cues, seconds))}
          />
        </Box>
      )}
      {recognised && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('upload.recognised.check')}
        </Alert>
      )}
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('upload.captions.linesHint')}</Typography>
      {saving.error !== undefined && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {captionProblem(saving.error)}
        </Alert>
      )}
      {wrong !== undefined && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('upload.captions.problem.endsTooEarly', { line: wrong + 1 })}
        </Alert>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {cues.map((cue, index) => (
          <CueRow
            // Lines have no names of their own; their places are all they have.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={index}
            cue={cue}
            index={index}
            isSaid={index === said}
            isLast={index === cues.length - 1}
            language={language}
            actions={actions}
          />
        ))}
      </Box>
      {cues.length === 0 && (
        <Button variant="outlined" onClick={() => setCues(addCue([], -1))}>
          {t('upload.captions.addLine')}
        </Button>
      )}
      {saving.conflict && <LinesConflictDialog conflict={saving.conflict} />}
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t('upload.captions.leaveTitle')}
        confirmLabel={t('common.throwAway')}
        destructive
        onConfirm={onClose}
      >
        {t('upload.captions.leaveBody')}
      </ConfirmDialog>
    </Dialog>
  )
}

const Stored = (props: Props): ReactNode => {
  const t = useTexts()
  const stored = useQuery({
    ...read('GET /caption', { 'video-id': props.videoId, language: props.language }),
    // What is being written must not change under one's hands.
    refetchOnWindowFocus: false,
  })
  const [opened, setOpened] = useState<Caption>()
  // What somebody else saves while it is open comes with the save, never by itself.
  if (stored.data && !stored.isFetching && !opened) setOpened(stored.data)
  if (opened) return <Lines {...props} first={opened.lines} base={opened} />
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('upload.captions.linesTitle', { language: languageName(props.language) })}
    >
      <Loaded query={stored} waiting={<TextSkeleton lines={6} />} failed={t('upload.captions.loadFailed')}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}

const Recognised = (props: Props & { recognised: NonNullable<Props['recognised']> }): ReactNode => {
  const [{ lines, version }] = useState(props.recognised)
  return <Lines {...props} first={lines} base={{ lines: [], version }} />
}

/** The subtitles of one language, line by line beside the film: heard, corrected, parted, joined. */
export const CaptionEditor = (props: Props): ReactNode =>
  props.recognised ? <Recognised {...props} recognised={props.recognised} /> : <Stored {...props} />
