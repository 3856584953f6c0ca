import { useDndContext } from '@dnd-kit/core'
import { styled } from '@mui/material/styles'
import { radius, shadow } from '../../theme/tokens.ts'
import { GripIcon } from '../base/icons.ts'
import { placeOf } from './sorted-lists.ts'

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'fit-content',
  maxWidth: 'min(100%, 320px)',
  minHeight: 48,
  padding: '4px 12px',
  cursor: 'grabbing',
  fontWeight: 650,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: radius.control,
  boxShadow: shadow.raised,
  '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
}))

/** What is being dragged: its name, at the pointer. It is low, however high its place in the list is. */
export function Carried() {
  const { active } = useDndContext()
  return (
    active && (
      <Card aria-hidden>
        <GripIcon size={22} />
        {placeOf(active)?.list.nameOf(active.id)}
      </Card>
    )
  )
}
