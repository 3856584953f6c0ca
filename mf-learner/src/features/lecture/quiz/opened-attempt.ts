/** An attempt that was opened. */
export type OpenedAttempt = {
  id: string
  /** It was taken to be running; when it is over after all, it was handed in elsewhere. */
  running: boolean
}
