import { useEffect } from 'react'
import { isField } from './is-field.ts'

/** Strg+Z and Strg+Umschalt+Z outside of fields, which have steps of their own. */
export const useUndoKeys = ({ undo, redo }: { undo: () => void; redo: () => void }): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, shiftKey } = event
      if (
        !(ctrlKey || metaKey) ||
        isField(target) ||
        (target instanceof Element && target.closest('[role="dialog"]'))
      )
        return
      const isUndo = key.toLowerCase() === 'z' && !shiftKey
      const isRedo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey)
      if (!isUndo && !isRedo) return
      event.preventDefault()
      if (isUndo) undo()
      else redo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])
