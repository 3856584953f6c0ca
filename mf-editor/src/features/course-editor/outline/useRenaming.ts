import { useCallback, useState } from 'react'

/** See {@link useRenaming}. */
export type Renaming = {
  /** The entry whose title is written. */
  id: string | undefined
  begin: (id: string) => void
  /** @param byKey whether the entry gets the focus back */
  end: (byKey: boolean) => void
  /** The entry that is to get the focus. */
  focusId: string | undefined
  /** Gives an entry the focus. */
  focus: (id: string) => void
  /** It has it. */
  focused: () => void
}

/** Which entry of the outline has its title written, one at a time. */
export const useRenaming = (): Renaming => {
  const [id, setId] = useState<string>()
  const [focusId, setFocusId] = useState<string>()
  const focused = useCallback(() => setFocusId(undefined), [])
  return {
    id,
    begin: setId,
    end: (byKey) => {
      if (byKey) setFocusId(id)
      setId(undefined)
    },
    focusId,
    focus: setFocusId,
    focused,
  }
}
