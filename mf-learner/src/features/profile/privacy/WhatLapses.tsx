import type { LeadingSociety } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { Alert, Box, Typography } from '@kursportal/shared/ui'
import { CheckboxField, type FieldName } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'

const linesOf = (t: Translate, { is_community, members, available, requested }: LeadingSociety): string[] => {
  const kind = is_community ? 'community' : 'own'
  return [
    t(`profile.deletion.lapse.${kind}.ends`),
    members > 0 && t(`profile.deletion.lapse.${kind}.members`, { count: members }),
    available > 0 && t(`profile.deletion.lapse.${kind}.available`, { amount: formatMoney(available) }),
    requested > 0 && t(`profile.deletion.lapse.${kind}.requested`, { amount: formatMoney(requested) }),
  ].filter((line) => line !== false)
}

type Props = {
  /** Where the form holds that it may be so. */
  name: FieldName<boolean | undefined>
  societies: readonly LeadingSociety[]
  /** The money that ends with them, in cents. */
  lapse: number
}

/** What becomes of everything somebody leads, and the word that it may be so; nothing for who leads nothing. */
export const WhatLapses = ({ name, societies, lapse }: Props): ReactNode => {
  const t = useTexts()
  if (societies.length === 0) return undefined
  return (
    <Alert severity="warning" icon={false}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
        {societies.map((society) => (
          <Box key={society.id}>
            <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
              {society.name}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 3, '& li': { py: 0.25 } }}>
              {linesOf(t, society).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </Box>
        ))}
        <CheckboxField
          name={name}
          label={
            lapse > 0
              ? t('profile.deletion.lapse.agreeTo', { amount: formatMoney(lapse) })
              : t('profile.deletion.lapse.agree')
          }
          invalidText={t('profile.deletion.lapse.missing')}
        />
      </Box>
    </Alert>
  )
}
