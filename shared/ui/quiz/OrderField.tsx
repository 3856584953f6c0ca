import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '../base/icons.ts'
import type { FieldProps } from './field-props.ts'
import { useQuizTexts } from './quiz-texts.ts'

const swapped = (ids: readonly string[], at: number): string[] =>
  ids.map((id, index) => (index === at ? (ids[at + 1] ?? id) : index === at + 1 ? (ids[at] ?? id) : id))

/** Entries to be put in order with buttons, which work for every hand and keyboard. */
export const OrderField = ({ question, onAnswer }: FieldProps): ReactNode => {
  const t = useQuizTexts()
  const shown = question.choices.map((choice) => choice.id)
  const order = question.answer.length > 0 ? question.answer : shown
  const textOf = (id: string): string => question.choices.find((choice) => choice.id === id)?.text ?? ''
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('orderHint')}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {order.map((id, index) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: { xs: 64, sm: 72 },
              pl: 2,
              pr: 1,
              py: 1,
              border: 1,
              borderColor: 'outline',
              borderRadius: '16px',
              bgcolor: 'background.paper',
              fontSize: '1.125rem',
              lineHeight: 1.4,
            }}
          >
            <Box component="span" sx={{ fontWeight: 700, color: 'primary.main', minWidth: '1.5em' }}>
              {index + 1}.
            </Box>
            <Box component="span" sx={{ flex: 1, minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}>
              {textOf(id)}
            </Box>
            <IconButton
              aria-label={t('up', { text: textOf(id) })}
              disabled={index === 0}
              onClick={() => onAnswer(swapped(order, index - 1))}
            >
              <ArrowUpIcon size={22} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={t('down', { text: textOf(id) })}
              disabled={index === order.length - 1}
              onClick={() => onAnswer(swapped(order, index))}
            >
              <ArrowDownIcon size={22} aria-hidden />
            </IconButton>
          </Box>
        ))}
      </Box>
      {question.answer.length === 0 && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => onAnswer(shown)}>
          {t('keepOrder')}
        </Button>
      )}
    </>
  )
}
