import type { Tier } from '@kursportal/shared/domain'
import { Box, DeleteIcon, IconButton } from '@kursportal/shared/ui'
import { MoneyField, NumberField, type KitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { fieldNames } from './level-fields.ts'

type Props = {
  form: KitForm<Record<string, number>>
  id: string
  /** Which tier it gives, by its place in the order. */
  tier: Tier
  onRemove: () => void
}

/** One level: from which finish on, what each earns, and the bonus. */
export const LevelRow = ({ form, id, tier, onRemove }: Props): ReactNode => {
  const t = useTexts()
  const names = fieldNames(id)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) 44px',
          md: '120px repeat(3, minmax(0, 1fr)) 44px',
        },
        columnGap: 2,
        rowGap: 2,
        alignItems: 'start',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        '& > *': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <Box
        sx={{ fontWeight: 700, gridColumn: { xs: '1 !important', md: 'auto' }, pt: { md: 5 }, pb: { xs: 1 } }}
      >
        {t(`tiers.${tier}`)}
      </Box>
      <NumberField name={form.at(names.start)} label={t('levels.start')} />
      <MoneyField name={form.at(names.income)} label={t('levels.income')} />
      <MoneyField name={form.at(names.bonus)} label={t('levels.bonus')} />
      <IconButton
        aria-label={t('levels.remove', { tier: t(`tiers.${tier}`) })}
        onClick={onRemove}
        sx={{
          gridColumn: { xs: '2 !important', md: 'auto !important' },
          gridRow: { xs: 1, md: 'auto' },
          mt: { md: 4 },
        }}
      >
        <DeleteIcon size={20} aria-hidden />
      </IconButton>
    </Box>
  )
}
