import { useInsertionEffect } from 'react'

/**
 * Takes the place of Emotion's own file (`shared/federation/webpack/shell-config.ts`). Emotion puts all styles of what
 * was drawn into the page in one go at the end, which is the longest task of a first screen on a slow phone; done while
 * drawing, as Emotion itself does with older Reacts, it is part of the pieces React draws in.
 */
export const useInsertionEffectAlwaysWithSyncFallback = <Styles>(insert: () => Styles): Styles => insert()

/** For global styles: as Emotion does it. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
