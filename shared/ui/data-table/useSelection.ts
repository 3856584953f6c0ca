import { useState } from 'react'
import type { ListState } from './list-state.ts'

/** What is picked, and of which list. */
type Picked = { selected: ReadonlySet<string>; all: boolean; of: string }

/**
 * Which rows of a list are picked. Turning a page and sorting keep it; another search or filter begins anew, as nothing
 * may be done to rows that are no longer shown.
 * @returns what `selection` of a table takes, and `clear`
 */
export function useSelection({ search, filters }: Pick<ListState, 'search' | 'filters'>) {
  const of = JSON.stringify([search, filters])
  const [picked, setPicked] = useState<Picked>({ selected: new Set(), all: false, of })
  const current = picked.of === of ? picked : { selected: new Set<string>(), all: false, of }
  return {
    selected: current.selected,
    all: current.all,
    onChange: (selected: ReadonlySet<string>) => setPicked({ selected, all: false, of }),
    onAll: (all: boolean) => setPicked({ selected: all ? current.selected : new Set(), all, of }),
    clear: () => setPicked({ selected: new Set(), all: false, of }),
  }
}
