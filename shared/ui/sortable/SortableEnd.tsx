import { useDroppable } from '@dnd-kit/core'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Exchange, Place } from './sorted-lists.ts'

type Props = {
  /** That of the list. */
  exchange: Exchange
  /** What the list is called, for screen readers. */
  label: string
  children: ReactNode
}

/** The end of a list that takes entries from others: of an empty or a folded one the only place to drop them. */
export function SortableEnd({ exchange, label, children }: Props) {
  const place: Place = {
    isEnd: true,
    list: {
      key: exchange.list,
      label,
      group: exchange.group,
      keys: [],
      nameOf: () => '',
      move: () => undefined,
      receive: exchange.onReceive,
    },
  }
  const { setNodeRef, isOver } = useDroppable({ id: `end of ${exchange.list}`, data: { place } })
  return (
    <Box
      ref={setNodeRef}
      sx={{
        borderRadius: 1,
        boxShadow: ({ palette }) => (isOver ? `0 -3px 0 ${palette.primary.main}` : 'none'),
      }}
    >
      {children}
    </Box>
  )
}
