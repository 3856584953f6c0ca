import { useEffect, useRef, useState } from 'react'

type Goal = 'list' | 'form'

/**
 * Leads the focus of the keyboard between the panes: to the form of a block that was chosen, which stands two dozen stops
 * away, and back to the block; and to the blocks where the templates that had it are gone.
 */
export const useBuilderFocus = () => {
  const list = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wanted, setWanted] = useState<{ goal: Goal }>()
  useEffect(() => {
    if (wanted?.goal === 'form') heading.current?.focus()
    if (wanted?.goal === 'list') list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()
  }, [wanted])
  return { list, heading, lead: (goal: Goal): void => setWanted({ goal }) }
}
