import { Box, styled } from '@kursportal/shared/ui'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

const Select = styled('select')(({ theme }) => ({
  minHeight: 48,
  padding: '4px 16px',
  font: 'inherit',
  color: 'inherit',
  borderRadius: 12,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

type Props = { years: readonly number[]; year: number; onChange: (year: number) => void }

/** Which calendar year is shown. */
export const YearSelect = ({ years, year, onChange }: Props): ReactNode => {
  const t = useTexts()
  const id = useId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <label htmlFor={id}>{t('performance.year')}</label>
      <Select id={id} value={year} onChange={(event) => onChange(Number(event.target.value))}>
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    </Box>
  )
}
