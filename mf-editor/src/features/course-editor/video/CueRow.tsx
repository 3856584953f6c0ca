import {
  ActionMenu,
  Box,
  DeleteIcon,
  IconButton,
  PlayIcon,
  PlusIcon,
  StatusChip,
  styled,
} from '@kursportal/shared/ui'
import { memo, useId, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readTime, writtenTime, type EditedCue } from './cue-edits.ts'

const Field = styled('input')(({ theme }) => ({
  width: 92,
  minHeight: 44,
  padding: theme.spacing(0.5, 1),
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
}))

const Words = styled('textarea')(({ theme }) => ({
  gridArea: 'words',
  minWidth: 0,
  minHeight: 44,
  // As high as its words, where the browser can; it can be pulled larger elsewhere.
  fieldSizing: 'content',
  padding: theme.spacing(1),
  font: 'inherit',
  color: 'inherit',
  resize: 'vertical',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
}))

const TimeField = (props: {
  label: string
  seconds: number
  wrong: boolean
  onTime: (seconds: number) => void
}) => {
  const [typed, setTyped] = useState<string>()
  return (
    <Field
      aria-label={props.label}
      aria-invalid={props.wrong || undefined}
      value={typed ?? writtenTime(props.seconds)}
      maxLength={12}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        const seconds = readTime(typed ?? '')
        setTyped(undefined)
        if (typed !== undefined && seconds !== undefined) props.onTime(seconds)
      }}
    />
  )
}

/** What is done with a line, by its place. */
export type CueActions = {
  change: (index: number, change: Partial<EditedCue>) => void
  split: (index: number, caret: number) => void
  /** With the line behind it; the focus goes to a place in its words. */
  join: (index: number, caret: number) => void
  /** Behind it; the new one begins where the film stands, if there is room. */
  add: (index: number) => void
  remove: (index: number, isLast: boolean) => void
  jump: (seconds: number) => void
}

type Props = {
  cue: EditedCue
  index: number
  /** Letters of the line before it; undefined for the first one. */
  lengthBefore: number | undefined
  isSaid: boolean
  isLast: boolean
  language: string
  actions: CueActions
}

/**
 * One line: its times, its words, and what can be done with it. Enter parts it at the caret, or begins the next one at the
 * end of all; Backspace at its beginning joins it with the one before.
 */
export const CueRow = memo((props: Props): ReactNode => {
  const { cue, index, lengthBefore, isSaid, isLast, language, actions } = props
  const t = useTexts()
  const number = index + 1
  const wrong = cue.to <= cue.from
  const doubtId = useId()
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"play from to . menu" "words words words words words" "doubt doubt doubt doubt doubt"',
          sm: '"play from to words menu" ". . . doubt doubt"',
        },
        gridTemplateColumns: '44px 92px 92px minmax(0, 1fr) 44px',
        alignItems: 'start',
        columnGap: { xs: 0.5, sm: 1 },
        rowGap: 0.75,
        // The focus ring would be cut.
        px: 0.5,
        py: 1,
        borderRadius: 1,
        // A long film has more than a thousand lines.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 76px',
        ...(isSaid && { bgcolor: 'primary.soft' }),
      }}
    >
      <IconButton aria-label={t('upload.captions.jump', { number })} onClick={() => actions.jump(cue.from)}>
        <PlayIcon size={20} />
      </IconButton>
      <TimeField
        label={t('upload.captions.from', { number })}
        seconds={cue.from}
        wrong={wrong}
        onTime={(from) => actions.change(index, { from })}
      />
      <TimeField
        label={t('upload.captions.to', { number })}
        seconds={cue.to}
        wrong={wrong}
        onTime={(to) => actions.change(index, { to })}
      />
      <Words
        lang={language}
        rows={Math.max(1, cue.text.split('\n').length)}
        aria-label={t('upload.captions.words', { number })}
        value={cue.text}
        maxLength={500}
        aria-describedby={cue.doubt ? doubtId : undefined}
        onChange={(event) => actions.change(index, { text: event.target.value, doubt: false })}
        onKeyDown={(event) => {
          if (event.shiftKey || event.nativeEvent.isComposing) return
          const { selectionStart, selectionEnd } = event.currentTarget
          if (event.key === 'Enter') {
            event.preventDefault()
            // At the very end there is nothing to part: the next one is written.
            if (isLast && selectionStart === cue.text.length) actions.add(index)
            else actions.split(index, selectionStart)
          } else if (event.key === 'Backspace' && selectionEnd === 0 && lengthBefore !== undefined) {
            event.preventDefault()
            // A space comes between the two.
            actions.join(index - 1, lengthBefore && lengthBefore + 1)
          }
        }}
      />
      {cue.doubt && (
        <Box component="span" id={doubtId} sx={{ gridArea: 'doubt', mt: 0.5 }}>
          <StatusChip tone="warning">{t('upload.recognised.doubt')}</StatusChip>
        </Box>
      )}
      <Box sx={{ gridArea: 'menu' }}>
        <ActionMenu
          label={t('upload.captions.lineActions', { number })}
          actions={[
            {
              label: t('upload.captions.addLine'),
              icon: <PlusIcon size={20} />,
              onPress: () => actions.add(index),
            },
            ...(isLast
              ? []
              : [
                  {
                    label: t('upload.captions.joinLine'),
                    onPress: () => actions.join(index, cue.text.length),
                  },
                ]),
            {
              label: t('upload.captions.removeLine'),
              icon: <DeleteIcon size={20} />,
              destructive: true,
              onPress: () => actions.remove(index, isLast),
            },
          ]}
        />
      </Box>
    </Box>
  )
})
CueRow.displayName = 'CueRow'
