const ahead = new Map<string, unknown>()

/**
 * Keeps what the page brought of what its first screen reads, so that it is there when the screen is drawn.
 * @param reads address, as a read of the API asks for it → answer
 */
export const keepReads = (reads: Readonly<Record<string, unknown>>): void => {
  for (const [address, answer] of Object.entries(reads)) ahead.set(address, answer)
}

/** An answer that came with the page, for the first one who asks. */
export const takeRead = (address: string): unknown => {
  const answer = ahead.get(address)
  ahead.delete(address)
  return answer
}

/** From now on everything is asked for: what came with the page is old, or of somebody else. */
export const forgetReads = (): void => ahead.clear()
