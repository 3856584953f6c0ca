import type { UniqueIdentifier } from '@dnd-kit/core'
import { createContext, type RefObject } from 'react'

/** Lets lists of one group take entries from each other by dragging. */
export type Exchange = {
  /** Lists of one group hold the same kind of entry. */
  group: string
  /** Which list this is, among those of the group. */
  list: string
  /** An entry of another list of the group was dropped: at a position, or at the end. */
  onReceive: (key: string, position?: number) => void
}

/** A list as a drag knows it. */
export type SortedList = {
  key: string
  /** What is ordered, for screen readers. */
  label: string
  group: string | undefined
  keys: readonly string[]
  nameOf: (key: UniqueIdentifier) => string
  move: (from: number, to: number) => void
  receive: Exchange['onReceive'] | undefined
}

/** Where an entry can be dropped: on another entry, or at the end of a list. */
export type Place = { list: SortedList; isEnd: boolean }

/** @param carried what dnd-kit keeps about an entry or a place */
export const placeOf = (carried: { data: { current?: { place?: Place } | undefined } }): Place | undefined =>
  carried.data.current?.place

/** Whether an entry may be dropped there: in its own list, or in one of the same group. */
export const takes = (from: Place | undefined, to: Place | undefined): boolean => {
  if (!from || !to) return false
  if (from.list.key === to.list.key) return !to.isEnd
  return from.list.group !== undefined && from.list.group === to.list.group
}

/** The entry that gets the focus once it stands in its new list; undefined outside of sortable lists. */
export const SortableAreaContext = createContext<RefObject<UniqueIdentifier | null> | undefined>(undefined)
