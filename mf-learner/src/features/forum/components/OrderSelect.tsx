import { threadOrder, type ThreadOrder } from '@kursportal/shared/contract'
import { Box, styled } from '@kursportal/shared/ui'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

const Select = styled('select')(({ theme }) => ({
  flex: '0 1 auto',
  minWidth: 0,
  minHeight: 44,
  padding: '4px 12px',
  font: 'inherit',
  fontSize: '1rem',
  color: 'inherit',
  textOverflow: 'ellipsis',
  borderRadius: 12,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& option': { color: 'CanvasText', backgroundColor: 'Canvas' },
}))

type Props = { order: ThreadOrder; onChange: (order: ThreadOrder) => void }

/** In which order the topics stand. */
export const OrderSelect = ({ order, onChange }: Props): ReactNode => {
  const t = useTexts()
  const id = useId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ flex: 'none', color: 'text.secondary' }}>
        {t('forum.order.label')}
      </Box>
      <Select id={id} value={order} onChange={(event) => onChange(threadOrder.parse(event.target.value))}>
        {threadOrder.options.map((one) => (
          <option key={one} value={one}>
            {t(`forum.order.${one}`)}
          </option>
        ))}
      </Select>
    </Box>
  )
}
