// Takes the place of the shell's own `bootstrap/kit-pieces.ts` in the one bundle: a part named as a whole would be kept whole.
export const kitPieces: readonly (() => Promise<unknown>)[] = []
