import { useEffect, useSyncExternalStore } from 'react'

let openPart: string | undefined
const listeners = new Set<() => void>()

const setOpenPart = (part: string | undefined): void => {
  openPart = part
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const closePart = (part: string): void => {
  if (openPart === part) setOpenPart(undefined)
}

type OpenForm = {
  isOpen: boolean
  /** Another form of the outline is open. */
  isOtherOpen: boolean
  /** Opens the form; the one that was open closes. */
  open: () => void
  close: () => void
}

/** Of the forms that add to an outline only one is open at a time; `part` names the form among them. */
export const useOpenForm = (part: string): OpenForm => {
  const current = useSyncExternalStore(subscribe, () => openPart)
  useEffect(() => () => closePart(part), [part])
  return {
    isOpen: current === part,
    isOtherOpen: current !== undefined && current !== part,
    open: () => setOpenPart(part),
    close: () => closePart(part),
  }
}
