import Box from '@mui/material/Box'
import { memo } from 'react'
import { moneyForInput, parseGermanNumber, parseMoney } from '../../domain/format.ts'
import type { FieldProps } from './Field.tsx'
import { formTexts } from './form-texts.ts'
import { ParsedField } from './ParsedField.tsx'

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const inputNumber = (value: number) => String(value).replace('.', ',')

type Props = FieldProps<number | null | undefined> & { whenEmpty?: null | undefined; unit?: string }

const Unit = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'text.secondary', pl: 1, whiteSpace: 'nowrap' }}>
    {children}
  </Box>
)

/** A number with a German comma, with its unit behind it if it has one. */
export const NumberField = memo(function NumberField({ unit, ...props }: Props) {
  return (
    <ParsedField
      {...props}
      parse={parseGermanNumber}
      format={inputNumber}
      isValue={isNumber}
      inputMode="decimal"
      {...(unit && { renderEnd: () => <Unit>{unit}</Unit> })}
    />
  )
})

/** An amount of money; typed as `12,50`, held in cents. */
export const MoneyField = memo(function MoneyField(
  props: FieldProps<number | null | undefined> & { whenEmpty?: null | undefined },
) {
  return (
    <ParsedField
      {...props}
      parse={parseMoney}
      unreadable={formTexts('format.money')}
      format={moneyForInput}
      isValue={isNumber}
      inputMode="decimal"
      renderEnd={() => <Unit>€</Unit>}
    />
  )
})
