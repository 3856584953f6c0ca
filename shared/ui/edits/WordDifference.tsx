import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Fragment, useMemo, type ReactNode } from 'react'
import { wordDifference, type WordStretch } from '../../domain/versions/word-difference.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { useEditTexts } from './edit-texts.ts'

// Colour alone says nothing to some: what goes is struck through, what comes is underlined.
const Gone = styled('del')(({ theme }) => ({
  color: theme.vars.palette.error.main,
  textDecoration: 'line-through',
}))
const Come = styled('ins')(({ theme }) => ({
  fontWeight: 650,
  color: theme.vars.palette.success.main,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  // What was written in place of a word does not stick to it.
  'del + &': { marginInlineStart: '0.25em' },
}))

/** The stretches of two versions of a text, in the text itself: what went struck through, what came underlined. */
export const Stretches = ({ parts }: { parts: readonly WordStretch[] }): ReactNode => {
  const text = useEditTexts()
  return parts.map(({ kind, text: words }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- stretches have nothing but their place
    <Fragment key={index}>
      {kind === 'same' && words}
      {kind === 'gone' && (
        <Gone>
          <VisuallyHidden>{`${text('gone')} `}</VisuallyHidden>
          {words}
        </Gone>
      )}
      {kind === 'come' && (
        <Come>
          <VisuallyHidden>{`${text('come')} `}</VisuallyHidden>
          {words}
        </Come>
      )}
    </Fragment>
  ))
}

/**
 * One side of a conflict: what somebody made of the text both started from. A text that is new as a whole stands there
 * as it is.
 */
export const ChangedText = ({ before, after }: { before: string; after: string }): ReactNode => {
  const parts = useMemo(() => wordDifference(before, after), [before, after])
  return parts.some(({ kind }) => kind === 'same') ? <Stretches parts={parts} /> : after
}

type Props = { label: string; before: string; after: string }

/** What became different between two versions of a text, in the text itself. */
export const WordDifference = ({ label, before, after }: Props): ReactNode => {
  const text = useEditTexts()
  const parts = useMemo(() => wordDifference(before, after), [before, after])
  return (
    <Box
      component="section"
      aria-label={label}
      // A long text is read inside of it; the keyboard gets there, too.
      tabIndex={0}
      sx={{
        p: 2,
        maxHeight: '48vh',
        overflowY: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        bgcolor: 'background.sunken',
        borderRadius: '14px',
      }}
    >
      {parts.every(({ kind }) => kind === 'same') ? text('none') : <Stretches parts={parts} />}
    </Box>
  )
}
