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
import { formatDateTime } from '@kursportal/shared/i18n'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useKeptCopy, type Keeper } from '../../../common/kept/useKeptCopy.ts'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../../../texts/index.ts'
import { captionProblem } from './caption-problem.ts'
import { addCue, cueAt, joinCue, splitCue, wrongCue, type EditedCue } from './cue-edits.ts'
import { CueRow, type CueActions } from './CueRow.tsx'
import { keptLines, linesPart, linesToKeep } from './kept-lines.ts'
import { languageName } from './languages.ts'
import { LinesConflictDialog } from './LinesConflictDialog.tsx'
import { Preview } from './Preview.tsx'
import { useLineFocus } from './useLineFocus.ts'
import { useSaveLines, type LinesBase } from './useSaveLines.ts'

type Film = { id: string; title: string }
type Props = {
  videoId: string
  language: string
  film: Film | undefined
  /** What a speech recogniser made, to be checked; without it what is stored. */
  recognised?:
    | {
        lines: readonly EditedCue[]
        /** Of what it replaces, if anything. */
        version: string
        /** When it was made. */
        at: string
      }
    | undefined
  onClose: () => void
}

type Opened = {
  first: readonly EditedCue[]
  base: LinesBase
  /** What an earlier visit left, and when. */
  again?: { lines: readonly EditedCue[]; at: string } | undefined
  keeper: Keeper
}

const Lines = (props: Props & Opened): ReactNode => {
  const { videoId, language, film, first, base, again, keeper, recognised } = props
  const t = useTexts()
  const [cues, setCues] = useState<readonly EditedCue[]>(again?.lines ?? first)
  const { list, goTo } = useLineFocus()
  const onClose = (): void => {
    keeper.forget()
    props.onClose()
  }
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
  useEffect(() => {
    if (!isChanged) return
    keeper.keep(() => ({
      value: linesToKeep({ lines: cues, base: base.lines }),
      version: base.version,
    }))
  }, [isChanged, cues, keeper, base])
  // The same for all lines and for good, so that only the line that changes is drawn anew.
  const actions = useMemo(
    (): CueActions => ({
      change: (index, change) =>
        setCues((now) => now.map((cue, at) => (at === index ? { ...cue, ...change } : cue))),
      split: (index, caret) => {
        goTo(index + 1)
        setCues((now) => splitCue(now, index, caret))
      },
      join: (index, caret) => {
        goTo(index, caret)
        setCues((now) => joinCue(now, index))
      },
      add: (index) => {
        goTo(index + 1)
        setCues((now) => addCue(now, index))
      },
      remove: (index, isLast) => {
        goTo(isLast ? index - 1 : index)
        setCues((now) => now.toSpliced(index, 1))
      },
      jump: (seconds) => {
        if (!player.current) return
        player.current.currentTime = seconds
        void player.current.play().catch(() => undefined)
      },
    }),
    [goTo],
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
      {again && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('common.keptAgain', { when: formatDateTime(again.at) })}
        </Alert>
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
      <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {cues.map((cue, index) => (
          <CueRow
            // Lines have no names of their own; their places are all they have.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={index}
            cue={cue}
            index={index}
            lengthBefore={cues[index - 1]?.text.length}
            isSaid={index === said}
            isLast={index === cues.length - 1}
            language={language}
            actions={actions}
          />
        ))}
      </Box>
      {cues.length === 0 && (
        <Button variant="outlined" onClick={() => actions.add(-1)}>
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

type KeptProps = Props & Pick<Opened, 'first' | 'base'> & { part: string }

/** The lines, or what an earlier visit left of them. */
const Kept = ({ part, ...props }: KeptProps): ReactNode => {
  const { kept, keeper } = useKeptCopy(part, keptLines)
  if (kept === undefined) return null
  const before = kept && {
    base: { lines: kept.value.base, version: kept.version },
    again: { lines: kept.value.lines, at: kept.at },
  }
  return <Lines {...props} {...before} keeper={keeper} />
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
  if (opened) return <Kept {...props} part={linesPart(props)} first={opened.lines} base={opened} />
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
  const [{ lines, version, at }] = useState(props.recognised)
  const [base] = useState({ lines: [], version })
  return <Kept {...props} part={`recognised/${props.videoId}/${at}`} first={lines} base={base} />
}

/** The subtitles of one language, line by line beside the film: heard, corrected, parted, joined. */
export const CaptionEditor = (props: Props): ReactNode =>
  props.recognised ? <Recognised {...props} recognised={props.recognised} /> : <Stored {...props} />
