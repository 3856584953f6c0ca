import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { read, type ReadKey } from '../../client/index.ts'
import { useQuery } from '../../query/index.ts'
import type { useNavItems } from '../../store/index.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'

type Badge = NonNullable<ReturnType<typeof useNavItems>[number]['badge']>

const Count = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  minWidth: 28,
  padding: '1px 8px',
  borderRadius: 14,
  textAlign: 'center',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
}))

/** How many an answer holds: its total, else its entries. */
const countOf = (answer: unknown): number => {
  if (typeof answer !== 'object' || answer === null) return 0
  if ('total' in answer && typeof answer.total === 'number') return answer.total
  return Object.keys(answer).length
}

/** The number beside an entry of the menu. Nothing while it is read, when reading fails, and at zero. */
export const MenuBadge = ({ badge }: { badge: Badge }): ReactNode => {
  // A declaration names the call in words; one the API does not have is answered like any that fails.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { data } = useQuery({ ...read(`GET ${badge.reads}` as ReadKey), retry: false })
  const count = countOf(data)
  return (
    count > 0 && (
      <Count>
        {count}
        <VisuallyHidden> {badge.says}</VisuallyHidden>
      </Count>
    )
  )
}
