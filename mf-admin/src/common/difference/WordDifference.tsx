import { Box, styled, VisuallyHidden } from '@kursportal/shared/ui'
import { Fragment, useMemo, type ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { wordDifference } from './word-difference.ts'

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
}))

type Props = { label: string; before: string; after: string }

/** What became different between two versions of a text, in the text itself. */
export const WordDifference = ({ label, before, after }: Props): ReactNode => {
  const t = useTexts()
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
      {parts.every(({ kind }) => kind === 'same')
        ? t('difference.none')
        : parts.map(({ kind, text }, index) => (
            <Fragment key={index}>
              {kind === 'same' && text}
              {kind === 'gone' && (
                <Gone>
                  <VisuallyHidden>{`${t('difference.gone')} `}</VisuallyHidden>
                  {text}
                </Gone>
              )}
              {kind === 'come' && (
                <Come>
                  <VisuallyHidden>{`${t('difference.come')} `}</VisuallyHidden>
                  {text}
                </Come>
              )}
            </Fragment>
          ))}
    </Box>
  )
}
