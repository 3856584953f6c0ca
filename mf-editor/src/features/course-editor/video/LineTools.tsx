import { Box, Typography } from '@kursportal/shared/ui'
import { Redo2, Undo2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { ToolButton } from '../../../common/rich-text/ToolButton.tsx'
import { useTexts } from './texts.ts'
import type { useLineFocus } from './useLineFocus.ts'
import type { useLines } from './useLines.ts'

type Lines = ReturnType<typeof useLines>

/** How lines are written by keyboard, and the steps back and forth. */
export const LineTools = ({ lines }: { lines: Lines }): ReactNode => {
  const t = useTexts()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1,
        alignItems: 'flex-start',
        mb: 1,
      }}
    >
      <Typography sx={{ flex: { xs: '1 1 100%', sm: 1 }, color: 'text.secondary' }}>
        {t('upload.captions.linesHint')}
      </Typography>
      <ToolButton label={t('upload.captions.undo')} disabled={!lines.canUndo} onPress={lines.undo}>
        <Undo2 size={20} />
      </ToolButton>
      <ToolButton label={t('upload.captions.redo')} disabled={!lines.canRedo} onPress={lines.redo}>
        <Redo2 size={20} />
      </ToolButton>
    </Box>
  )
}

type KeysProps = {
  lines: Lines
  list: RefObject<HTMLOListElement | null>
  goTo: ReturnType<typeof useLineFocus>['goTo']
  children: ReactNode
}

/**
 * The list of the lines. Strg+Z and Strg+Umschalt+Z in their words go along the steps of all lines: what parting, joining
 * and deleting did cannot be taken back within one of them.
 */
export const LineKeys = ({ lines, list, goTo, children }: KeysProps): ReactNode => {
  const press = (event: KeyboardEvent<HTMLOListElement>): void => {
    const { target, key, ctrlKey, metaKey, shiftKey } = event
    if (!(ctrlKey || metaKey) || !(target instanceof HTMLTextAreaElement)) return
    const letter = key.toLowerCase()
    const isRedo = letter === 'y' || (letter === 'z' && shiftKey)
    if (!isRedo && letter !== 'z') return
    event.preventDefault()
    const line = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target))
    goTo(line, target.selectionStart)
    if (isRedo) lines.redo()
    else lines.undo()
  }
  return (
    // The keys are those of the fields within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <Box component="ol" ref={list} onKeyDown={press} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  )
}
