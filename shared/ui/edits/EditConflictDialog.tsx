import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useId, useState, type ReactNode } from 'react'
import type { LastEdit } from '../../contract/edits.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { ChoiceCard } from '../forms/ChoiceCard.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { useScrollableRegion } from '../overlays/useScrollableRegion.ts'
import { useEditTexts } from './edit-texts.ts'
import { useReader } from './useReader.ts'

/** Which of two versions holds. */
export type EditChoice = 'mine' | 'theirs' | 'both'

/** Something two people have written differently. */
export type ConflictEntry = {
  key: string
  /** What it is called: "Titel". */
  label: string
  mine: ReactNode
  theirs: ReactNode
  /** Whether both can be kept, one below the other. */
  canKeepBoth?: boolean
}

type Props = {
  open: boolean
  entries: readonly ConflictEntry[]
  /** Who wrote the other version, and when. */
  edited: LastEdit
  /** Whether the other version is there already. */
  ready?: boolean
  onDecide: (choices: Readonly<Record<string, EditChoice>>) => void
  /** Nothing is decided; nothing is lost either. */
  onLater: () => void
}

const Version = ({ labelledBy, children }: { labelledBy: string; children: ReactNode }): ReactNode => {
  const { ref, regionProps } = useScrollableRegion(labelledBy)
  return (
    <Box
      ref={ref}
      {...regionProps}
      sx={{ maxHeight: '30vh', overflowY: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line', mt: 0.5 }}
    >
      {children}
    </Box>
  )
}

/** Two people wrote at once, or one in two windows: shows both versions of each thing and asks which one holds. */
export function EditConflictDialog({
  open,
  entries,
  edited,
  ready = true,
  onDecide,
  onLater,
}: Props): ReactNode {
  const text = useEditTexts()
  const group = useId()
  const [chosen, setChosen] = useState<Readonly<Record<string, EditChoice>>>({})
  const reader = useReader()
  const isOwn = reader !== undefined && edited?.by?.id === reader
  const name = edited?.by?.name
  const theirs = isOwn ? text('theirsOwn') : name ? text('theirs', { name }) : text('theirsUnknown')
  const when = edited ? formatDateTime(edited.at) : ''
  const who = isOwn ? text('whoOwn', { when }) : name ? text('who', { name, when }) : text('whoUnknown')
  const choiceOf = (entry: ConflictEntry): EditChoice => chosen[entry.key] ?? 'mine'
  return (
    <Dialog
      open={open}
      onClose={onLater}
      title={text(isOwn ? 'titleOwn' : 'title')}
      width="md"
      actions={
        <>
          <Button variant="outlined" onClick={onLater}>
            {text('later')}
          </Button>
          <Button
            variant="contained"
            disabled={!ready}
            onClick={() => onDecide(Object.fromEntries(entries.map((entry) => [entry.key, choiceOf(entry)])))}
          >
            {text('save')}
          </Button>
        </>
      }
    >
      <p style={{ marginTop: 0 }}>
        {who} {text('nothingLost')}
      </p>
      <Stack sx={{ gap: 3 }}>
        {entries.map((entry) => {
          const options = [
            ['mine', text(isOwn ? 'mineOwn' : 'mine'), entry.mine],
            ['theirs', theirs, entry.theirs],
            ...(entry.canKeepBoth
              ? ([['both', text('both'), text(isOwn ? 'bothHintOwn' : 'bothHint')]] as const)
              : []),
          ] as const
          return (
            <Box component="fieldset" key={entry.key} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
              <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
                {entry.label}
              </Box>
              <Box sx={{ display: 'grid', gap: 1.25 }}>
                {options.map(([choice, label, content]) => (
                  <ChoiceCard key={choice}>
                    <input
                      type="radio"
                      name={`${group}-${entry.key}`}
                      aria-label={`${entry.label}: ${label}`}
                      checked={choiceOf(entry) === choice}
                      onChange={() => setChosen({ ...chosen, [entry.key]: choice })}
                    />
                    <Box sx={{ minWidth: 0, flex: 1 }}>
                      <Box component="span" id={`${group}-${entry.key}-${choice}`} sx={{ fontWeight: 600 }}>
                        {label}
                      </Box>
                      <Version labelledBy={`${group}-${entry.key}-${choice}`}>{content}</Version>
                    </Box>
                  </ChoiceCard>
                ))}
              </Box>
            </Box>
          )
        })}
      </Stack>
    </Dialog>
  )
}
