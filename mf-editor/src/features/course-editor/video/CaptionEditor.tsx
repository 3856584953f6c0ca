import type { Caption } from '@kursportal/shared/contract'
import { read } from '@kursportal/shared/client'
import { sameContent } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useUnsaved } from '@kursportal/shared/store'
import { Box, Button, ConfirmDialog, Dialog, TextSkeleton, toast } from '@kursportal/shared/ui'
import { type Keeper, useKeptCopy, useUnstored } from '@kursportal/shared/ui/kept'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { cueAt, withinFilm, wrongCue, type EditedCue } from './cue-edits.ts'
import { CueRow, type CueActions } from './CueRow.tsx'
import { keptLines, linesPart, linesToKeep, linesToSend } from './kept-lines.ts'
import { languageName } from './languages.ts'
import { LineKeys, LineTools } from './LineTools.tsx'
import { LinesConflictDialog } from './LinesConflictDialog.tsx'
import { Notes } from './LineNotes.tsx'
import { Preview } from './Preview.tsx'
import { useLineFocus } from './useLineFocus.ts'
import { useLines } from './useLines.ts'
import { useSaveLines, type LinesBase } from './useSaveLines.ts'

type Film = { id: string; title: string; seconds: number | null }
type Props = {
  videoId: string
  language: string
  film: Film | undefined
  /** Nothing is stored in the language yet: they are written from the first line on. */
  isNew?: boolean
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

const isBlank = ({ text }: EditedCue): boolean => text.trim() === ''

/** The film stands beside its lines where there is room, and stays while they are scrolled. */
const beside = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 380px) minmax(0, 1fr)' },
}

const Lines = (props: Props & Opened): ReactNode => {
  const { videoId, language, film, first, base, again, keeper, recognised } = props
  const t = useTexts()
  const { list, goTo } = useLineFocus()
  const lines = useLines(again?.lines ?? first, goTo)
  const { cues } = lines
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
    keeper,
    onMerged: lines.put,
    onSaved: () => {
      toast.success(t('upload.captions.added', { language: languageName(language) }))
      onClose()
    },
  })
  const isChanged = cues !== first
  const wrong = wrongCue(cues)
  const shown = withinFilm(cues, film?.seconds ?? null)
  const late = cues.length - shown.length
  useUnsaved(isChanged)
  useEffect(() => {
    if (!isChanged) return
    keeper.keep(() => ({
      value: linesToKeep({ lines: cues, base: base.lines }),
      version: base.version,
    }))
  }, [isChanged, cues, keeper, base])
  const actions = useMemo(
    (): CueActions => ({
      ...lines.actions,
      add: (index) => lines.actions.add(index, player.current?.currentTime),
      jump: (seconds) => {
        if (!player.current) return
        player.current.currentTime = seconds
        void player.current.play().catch(() => undefined)
      },
    }),
    [lines.actions],
  )
  const send = () => void saving.save(linesToSend(cues))
  return (
    <Dialog
      open
      onClose={() => (isChanged ? setLeaving(true) : onClose())}
      title={t('upload.captions.linesTitle', { language: languageName(language) })}
      width="lg"
      busy={saving.pending}
      actions={
        <>
          <Button variant="outlined" onClick={() => (isChanged ? setLeaving(true) : onClose())}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={saving.pending}
            disabled={(!isChanged && !recognised) || wrong !== undefined || late > 0 || cues.every(isBlank)}
            onClick={send}
          >
            {t(recognised ? 'upload.recognised.checked' : 'upload.captions.saveLines')}
          </Button>
        </>
      }
    >
      <Box sx={film ? beside : {}}>
        {film && (
          <Box
            // Over the space above it as well, where lines would be seen that are scrolled away.
            sx={{
              position: 'sticky',
              top: -8,
              zIndex: 2,
              mt: -1,
              pt: 1,
              pb: 1.5,
              bgcolor: 'background.paper',
            }}
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
        <div>
          <Notes
            again={again}
            isRecognised={recognised !== undefined}
            error={saving.error}
            wrong={wrong}
            late={late}
            onRemoveLate={() => lines.put(shown)}
          />
          <LineTools lines={lines} />
          <LineKeys lines={lines} list={list} goTo={goTo}>
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
          </LineKeys>
        </div>
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
  const { kept: left, keeper } = useKeptCopy(part, keptLines)
  const kept = useUnstored(left, keeper, ({ lines }) => sameContent(linesToSend(lines), props.base.lines))
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

/** The first line, at the beginning of the film, to be written at once. */
const blank: Pick<Opened, 'first' | 'base'> = {
  first: [{ from: 0, to: 2, text: '' }],
  base: { lines: [], version: '' },
}

/** The subtitles of one language, line by line beside the film: heard, corrected, parted, joined. */
export const CaptionEditor = (props: Props): ReactNode =>
  props.recognised ? (
    <Recognised {...props} recognised={props.recognised} />
  ) : props.isNew ? (
    <Kept {...props} {...blank} part={linesPart(props)} />
  ) : (
    <Stored {...props} />
  )
