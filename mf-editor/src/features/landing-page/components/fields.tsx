import { imageAddress } from '@kursportal/shared/client'
import {
  fillPlaceholders,
  moneyForInput,
  parseMoney,
  type PlaceholderValues,
} from '@kursportal/shared/domain'
import { Box, Button, DeleteIcon, styled } from '@kursportal/shared/ui'
import { FieldFrame, FieldInput } from '@kursportal/shared/ui/forms'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { PictureChooser } from '../../../common/PictureChooser.tsx'
import { useTexts } from '../texts.ts'

type LineProps = {
  label: string
  hint?: ReactNode
  value: string
  max: number
  optional?: boolean
  /** Several lines. */
  rows?: number
  /** What is wrong with it. */
  error?: string | undefined
  onChange: (value: string) => void
}

/** What the placeholders of the page stand for. */
export const Placeholders = createContext<PlaceholderValues | undefined>(undefined)

/** Words as visitors read them: with what its placeholders stand for. */
export const useFilled = (): ((words: string) => string) => {
  const values = useContext(Placeholders)
  return (words) => (values ? fillPlaceholders(words, values) : words)
}

/** Words of a block; what is typed is in the page at once, and what placeholders become is said. */
export const WordsField = ({
  label,
  hint,
  value,
  max,
  optional,
  rows,
  error,
  onChange,
}: LineProps): ReactNode => {
  const t = useTexts()
  const filled = useFilled()(value)
  const becomes = filled !== value && filled.trim() !== '' && t('landing.fields.becomes', { words: filled })
  return (
    <FieldFrame
      label={label}
      hint={
        becomes ? (
          <>
            {hint} {becomes}
          </>
        ) : (
          hint
        )
      }
      {...(optional && { optional })}
      error={error}
    >
      {({ id, describedBy }) => (
        <FieldInput
          id={id}
          value={value}
          error={error !== undefined}
          onChange={({ target }) => onChange(target.value)}
          {...(rows && { multiline: true, minRows: rows, maxRows: 12 })}
          slotProps={{ input: { maxLength: max, 'aria-describedby': describedBy } }}
        />
      )}
    </FieldFrame>
  )
}

/** An amount; what is no amount stays as it was typed, and is said. */
export const AmountField = ({
  label,
  hint,
  cents,
  onChange,
}: {
  label: string
  hint?: ReactNode
  cents: number
  onChange: (cents: number) => void
}): ReactNode => {
  const t = useTexts()
  const [typed, setTyped] = useState<{ text: string; cents: number }>()
  // Undone meanwhile: what was typed gives way.
  const text = typed?.cents === cents ? typed.text : moneyForInput(cents)
  const isWrong = parseMoney(text) === undefined
  return (
    <WordsField
      label={label}
      hint={hint}
      value={text}
      max={14}
      error={isWrong ? t('landing.fields.noAmount') : undefined}
      onChange={(next) => {
        const amount = parseMoney(next)
        const valid = amount !== undefined && amount >= 0 ? amount : cents
        setTyped({ text: next, cents: valid })
        if (valid !== cents) onChange(valid)
      }}
    />
  )
}

const Select = styled('select')(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  padding: '4px 12px',
  font: 'inherit',
  color: 'inherit',
  borderRadius: 12,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

type Choice = { value: string; label: string }

/** One of a few, as the device's own select. */
export const ChoiceField = ({
  label,
  hint,
  value,
  options,
  onChange,
}: {
  label: string
  hint?: ReactNode
  value: string
  options: readonly Choice[]
  onChange: (value: string) => void
}): ReactNode => (
  <FieldFrame label={label} hint={hint} error={undefined}>
    {({ id, describedBy }) => (
      <Select
        id={id}
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
)

type Picture = { image_id: string; alt: string }

/** A picture with the words for those who cannot see it. */
export const BlockPicture = ({
  label,
  picture,
  onChange,
}: {
  label: string
  picture: Picture | null
  onChange: (picture: Picture | null, field: string) => void
}): ReactNode => {
  const t = useTexts()
  if (!picture)
    return <PictureChooser label={label} onTake={(image_id) => onChange({ image_id, alt: '' }, 'picture')} />
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.75 }}>
        {label}
      </Box>
      <Box
        component="img"
        src={imageAddress(picture.image_id, 320)}
        alt=""
        sx={{ display: 'block', maxWidth: '100%', maxHeight: 160, borderRadius: '14px' }}
      />
      <WordsField
        label={t('landing.fields.alt')}
        hint={t('landing.fields.altHint')}
        value={picture.alt}
        max={300}
        onChange={(alt) => onChange({ ...picture, alt }, 'alt')}
      />
      <Button
        variant="text"
        color="inherit"
        size="small"
        startIcon={<DeleteIcon size={18} />}
        onClick={() => onChange(null, 'picture')}
        sx={{ justifySelf: 'start' }}
      >
        {t('landing.fields.removePicture')}
      </Button>
    </Box>
  )
}
