/** What is typed outlives a reload, a crash and an ended session. Loaded where something longer is written. */
export { KeepTyped } from './KeepTyped.tsx'
export { KeptAgain } from './KeptAgain.tsx'
export { createKeeper, type Keeper } from './keeper.ts'
export { useKeptTexts } from './kept-texts.ts'
export { type KeptCopy } from './kept-copy.ts'
export { tabCopies } from './tab-copies.ts'
export { useIsKept, useKeptCopy } from './useKeptCopy.ts'
export { useUnstored } from './useUnstored.ts'
