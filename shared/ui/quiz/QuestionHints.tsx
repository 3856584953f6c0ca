import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { InfoIcon } from '../base/icons.ts'
import { useQuizTexts } from './quiz-texts.ts'

const Hint = styled('details')(({ theme }) => ({
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.sunken,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    padding: theme.spacing(1, 2),
    borderRadius: 12,
    cursor: 'pointer',
    fontWeight: 600,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '& > svg': { flex: 'none' },
  },
}))

/** What helps to find the answer: folded, and the next one is offered once the one before was opened. */
export const QuestionHints = ({ hints = [] }: { hints: readonly string[] | undefined }): ReactNode => {
  const t = useQuizTexts()
  const [opened, setOpened] = useState(0)
  if (hints.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
      {hints.slice(0, opened + 1).map((hint, at) => (
        <Hint
          // oxlint-disable-next-line react/no-array-index-key -- hints have nothing but their place
          key={at}
          onToggle={(event) => event.currentTarget.open && setOpened(Math.max(opened, at + 1))}
        >
          <summary>
            <InfoIcon size={20} aria-hidden />
            {hints.length === 1 ? t('hint') : t('hintOf', { number: at + 1, total: hints.length })}
          </summary>
          <Box sx={{ px: 2, pb: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {hint}
          </Box>
        </Hint>
      ))}
    </Box>
  )
}
