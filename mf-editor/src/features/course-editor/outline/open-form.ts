import { create } from '@kursportal/shared/store'
import { useEffect } from 'react'

/** The form that adds to an outline and is open, by the part it adds to. */
const useOpenPart = create<{ part: string | undefined }>(() => ({ part: undefined }))

const closePart = (part: string): void =>
  useOpenPart.setState((open) => (open.part === part ? { part: undefined } : open))

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
  const current = useOpenPart((open) => open.part)
  useEffect(() => () => closePart(part), [part])
  return {
    isOpen: current === part,
    isOtherOpen: current !== undefined && current !== part,
    open: () => useOpenPart.setState({ part }),
    close: () => closePart(part),
  }
}
