import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { use, useCallback, type ReactNode } from 'react'
import { radius } from '../../theme/tokens.ts'
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '../base/icons.ts'
import { ActionMenu } from '../overlays/ActionMenu.tsx'
import type { MenuAction } from '../overlays/menu-action.ts'
import { useSortableTexts } from './sortable-texts.ts'
import { placeOf, SortableAreaContext, type Place, type SortedList } from './sorted-lists.ts'
import { ownProps } from '../base/own-props.ts'

const Row = styled(
  'li',
  ownProps('lifted', 'dense', 'isAimed'),
)<{ lifted: boolean; dense: boolean; isAimed: boolean }>(({ theme, lifted, dense, isAimed }) => ({
  position: 'relative',
  // The row below has a ground of its own, which would cover the ring of what has the focus.
  '&:focus-within': { zIndex: 1 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: dense ? 44 : 60,
  padding: dense ? 0 : '6px 6px',
  backgroundColor: theme.vars.palette.background.paper,
  // What is carried is drawn at the pointer; its own place is only outlined, with the handle, which has the focus.
  '& > * + *': { visibility: lifted ? 'hidden' : 'inherit' },
  border: lifted
    ? `1px dashed ${theme.vars.palette.primary.main}`
    : `1px solid ${dense ? 'transparent' : theme.vars.palette.divider}`,
  borderRadius: radius.control,
  // What is dropped here from another list comes before it.
  boxShadow: isAimed ? `0 -3px 0 ${theme.vars.palette.primary.main}` : 'none',
}))

const Handle = styled('button')(({ theme }) => ({
  flex: 'none',
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: theme.vars.palette.text.secondary,
  cursor: 'grab',
  touchAction: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:disabled': { cursor: 'default', opacity: 0.4 },
}))

type Props = {
  id: string
  name: string
  list: SortedList
  position: number
  disabled: boolean
  dense: boolean
  onMove: (to: number) => void
  actions: readonly MenuAction[]
  children: ReactNode
  /** Stands below the entry over its whole width: what it contains. */
  below?: ReactNode
}

/** One entry of a sortable list: handle, content, menu. */
export function SortableRow({
  id,
  name,
  list,
  position,
  disabled,
  dense,
  onMove,
  actions,
  children,
  below,
}: Props) {
  const text = useSortableTexts()
  const awaitedRef = use(SortableAreaContext)
  const place: Place = { list, isEnd: false }
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    isOver,
    active,
  } = useSortable({
    id,
    disabled,
    data: { place },
    attributes: { role: 'button', roleDescription: '' },
  })
  const handle = useCallback(
    (button: HTMLButtonElement | null) => {
      setActivatorNodeRef(button)
      if (!button || awaitedRef?.current !== id) return
      awaitedRef.current = null
      button.focus()
    },
    [setActivatorNodeRef, awaitedRef, id],
  )
  const total = list.keys.length
  const isAimed = isOver && active !== null && placeOf(active)?.list.key !== list.key
  const isFirst = position === 0
  const isLast = position === total - 1
  const ways: MenuAction[] = [
    {
      label: text('up'),
      icon: <ArrowUpIcon size={20} />,
      onPress: () => onMove(position - 1),
      disabledReason: isFirst ? text('isFirst') : undefined,
    },
    {
      label: text('down'),
      icon: <ArrowDownIcon size={20} />,
      onPress: () => onMove(position + 1),
      disabledReason: isLast ? text('isLast') : undefined,
    },
    ...(isFirst ? [] : [{ label: text('top'), onPress: () => onMove(0) }]),
    ...(isLast ? [] : [{ label: text('bottom'), onPress: () => onMove(total - 1) }]),
  ]
  return (
    <Row
      ref={setNodeRef}
      lifted={isDragging}
      dense={dense}
      isAimed={isAimed}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Handle
        ref={handle}
        type="button"
        disabled={disabled}
        {...attributes}
        {...listeners}
        aria-label={text('handle', { name })}
      >
        <GripIcon size={22} />
      </Handle>
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>{children}</Box>
      <ActionMenu label={text('actions', { name })} actions={[...(disabled ? [] : ways), ...actions]} />
      {below && <Box sx={{ flex: '1 0 100%', minWidth: 0 }}>{below}</Box>}
    </Row>
  )
}
