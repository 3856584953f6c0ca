import { useInsertionEffect } from 'react'

/** What Emotion writes rules into. */
type Sheet = { insert: (rule: string) => void }

let drawing = false
const waiting: (() => void)[] = []

/**
 * Lets the rules of a sheet that come up while React draws wait until what was drawn goes into the page. Each rule that
 * goes in alone makes the browser compute styles and draw a frame between two pieces of work, with nothing new in it.
 */
export const holdRules = (sheet: Sheet): void => {
  const insert = sheet.insert.bind(sheet)
  sheet.insert = (rule) => {
    if (drawing) waiting.push(() => insert(rule))
    else insert(rule)
  }
}

const whileDrawing = <Result>(act: () => Result): Result => {
  drawing = true
  try {
    return act()
  } finally {
    drawing = false
  }
}

const writeWaiting = (): void => {
  for (const write of waiting.splice(0)) write()
}

/**
 * Takes the place of Emotion's own file (`shared/federation/webpack/shell-config.ts`). Emotion makes the rules of all that
 * was drawn in one go at the end, which is the longest task of a first screen on a slow phone. Here they are made while
 * React draws, in its pieces, and only written at the end.
 */
export const useInsertionEffectAlwaysWithSyncFallback = <Styles>(insert: () => Styles): Styles => {
  useInsertionEffect(writeWaiting)
  return whileDrawing(insert)
}

/** For global styles: as Emotion does it. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
