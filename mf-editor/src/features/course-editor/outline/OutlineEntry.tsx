import { useEffect, useRef, type ReactNode } from 'react'
import { OutlineLink } from './OutlineLink.tsx'
import type { StepPart } from './outline-steps.ts'
import { TitleInPlace } from './TitleInPlace.tsx'
import type { Renaming } from './useRenaming.ts'

type Props = {
  courseId: string
  part: StepPart
  version: string
  to: string
  icon?: ReactNode
  renaming: Renaming
  children: ReactNode
}

/** A chapter or lecture in the outline: the way to it, and after F2 the field in which its title is written. */
export const OutlineEntry = ({ courseId, part, version, to, icon, renaming, children }: Props): ReactNode => {
  const link = useRef<HTMLAnchorElement>(null)
  const { id, begin, end, focusId, focused } = renaming
  const isWaited = focusId === part.id && id !== part.id
  useEffect(() => {
    if (!isWaited) return
    link.current?.focus()
    focused()
  }, [isWaited, focused])
  if (id === part.id)
    return <TitleInPlace courseId={courseId} part={part} version={version} onDone={(byKey) => end(byKey)} />
  return (
    <OutlineLink
      to={to}
      icon={icon}
      linkRef={link}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return
        event.preventDefault()
        begin(part.id)
      }}
    >
      {children}
    </OutlineLink>
  )
}
