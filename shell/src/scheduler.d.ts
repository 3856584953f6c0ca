/** What React takes its turns by; its types at DefinitelyTyped leave this out. */
declare module 'scheduler' {
  /** How many pictures a second there is to be room for, 1 to 125; React then works in pieces of so long. */
  export const unstable_forceFrameRate: (pictures: number) => void
}
