import { useEffect, useState } from 'react'
import type { KeptCopy } from './kept-copy.ts'
import type { Keeper } from './keeper.ts'

/**
 * What an earlier visit left and the server does not have. Where the server says the same, its answer was lost and there
 * is nothing to go on with: the copy is let go of.
 * @param isStored whether the server says this already
 * @returns null for nothing, undefined while that is read
 */
export const useUnstored = <Value>(
  kept: KeptCopy<Value> | null | undefined,
  keeper: Keeper,
  isStored: (value: Value) => boolean,
): KeptCopy<Value> | null | undefined => {
  const [found, setFound] = useState<KeptCopy<Value> | null>()
  if (kept !== undefined && found === undefined) setFound(kept && isStored(kept.value) ? null : kept)
  const isOver = Boolean(kept) && found === null
  useEffect(() => {
    if (isOver) keeper.forget()
  }, [isOver, keeper])
  return found
}
