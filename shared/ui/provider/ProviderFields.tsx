import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { ClubProvider } from '../../contract/index.ts'
import { TextField } from '../forms/TextField.tsx'
import type { At } from '../forms/field-name.ts'
import { SignatureField } from '../signature/SignatureField.tsx'
import { useProviderTexts } from './provider-texts.ts'

/** What a society says of itself: address, imprint, and who signs for it. */
export const ProviderFields = ({ at }: { at: At<ClubProvider> }): ReactNode => {
  const t = useProviderTexts()
  return (
    <>
      <TextField
        name={at('name')}
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="organization"
        maxLength={200}
      />
      <TextField name={at('street')} label={t('street')} autoComplete="address-line1" maxLength={200} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}>
        <TextField name={at('zip')} label={t('zip')} autoComplete="postal-code" maxLength={12} />
        <TextField name={at('city')} label={t('city')} autoComplete="address-level2" maxLength={120} />
      </Box>
      <div>
        <Typography variant="h3">{t('imprint')}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('imprintBody')}</Typography>
      </div>
      <TextField
        name={at('represented_by')}
        label={t('representedBy')}
        hint={t('representedByHint')}
        autoComplete="off"
        maxLength={400}
      />
      <TextField name={at('email')} type="email" label={t('email')} autoComplete="off" />
      <TextField
        name={at('register_number')}
        label={t('registerNumber')}
        hint={t('registerNumberHint')}
        maxLength={200}
        optional
      />
      <Typography variant="h3">{t('signing')}</Typography>
      <TextField
        name={at('signatory')}
        label={t('signatory')}
        hint={t('signatoryHint')}
        autoComplete="off"
        maxLength={200}
      />
      <SignatureField name={at('signature')} label={t('signature')} />
    </>
  )
}
