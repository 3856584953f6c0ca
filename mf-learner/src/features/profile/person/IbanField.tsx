import { Box, Button, Typography } from '@kursportal/shared/ui'
import { FieldError, TextField, useField, type FieldName } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { KEPT } from './iban.rules.ts'

/** The stored IBAN with its middle hidden, and ways to replace or remove it. */
const StoredIban = ({
  masked,
  error,
  onChange,
}: {
  masked: string
  error: string | undefined
  onChange: (held: string | null) => void
}): ReactNode => {
  const t = useTexts()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.75 }}>
        {t('profile.insurance.iban')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', mr: 1, whiteSpace: 'nowrap' }}>
          {masked}
        </Typography>
        <Button variant="outlined" size="small" onClick={() => onChange('')}>
          {t('profile.insurance.changeIban')}
        </Button>
        <Button variant="text" color="inherit" size="small" onClick={() => onChange(null)}>
          {t('profile.insurance.removeIban')}
        </Button>
      </Box>
      <FieldError id="iban-stored-error" message={error} />
    </Box>
  )
}

type Props = {
  name: FieldName<string | null>
  /** The stored one with its middle hidden; null where there is none. */
  masked: string | null
}

/** The IBAN of a form, which holds `KEPT`, a new one, or null for none. */
export const IbanField = ({ name, masked }: Props): ReactNode => {
  const t = useTexts()
  const { value, onChange, error } = useField(name)
  if (masked !== null && value === KEPT)
    return <StoredIban masked={masked} error={error} onChange={onChange} />
  const takeBack = masked !== null && (
    <Button variant="text" size="small" onClick={() => onChange(KEPT)} sx={{ mt: 1 }}>
      {t('profile.insurance.keepIban', { iban: masked })}
    </Button>
  )
  if (masked !== null && value === null)
    return (
      <Box>
        <Typography aria-live="polite">{t('profile.insurance.ibanGoes')}</Typography>
        {takeBack}
        <FieldError id="iban-removed-error" message={error} />
      </Box>
    )
  return (
    <Box>
      <TextField
        name={name}
        label={t('profile.insurance.iban')}
        hint={t('profile.insurance.ibanHint')}
        whenEmpty={masked === null ? null : ''}
        maxLength={60}
        optional={masked === null}
      />
      {takeBack}
    </Box>
  )
}
