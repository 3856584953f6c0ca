/** What a browser lets go of by itself, also when a page crashes; none of it without a secure connection. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

const NAME = 'kursportal-kept'
const nameOf = (holder: string): string => `${NAME}/${holder}`

/** Milliseconds to wait for another page: one that the system has put to sleep must not hold up the others. */
const PATIENCE = 1000

/** That a form is open, as all pages of this browser see it; gone with the page, however that goes. */
export type Lease = {
  /** Resolves when the others can see it. */
  granted: Promise<void>
  release: () => void
}

/** Says that the form of this name is open. */
export const holdLease = (holder: string): Lease => {
  const end = new AbortController()
  const released = new Promise<void>((resolve) =>
    end.signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  const hold = (granted: () => void): Promise<void> => {
    granted()
    return released
  }
  const granted = new Promise<void>((resolve) => {
    // Where nothing can be held everything is as if only this page was open.
    void (locks()?.request(nameOf(holder), () => hold(resolve)) ?? hold(resolve)).catch(resolve)
  })
  return { granted, release: () => end.abort() }
}

/** Does something in one page of this browser at a time; gets which forms are open then, by their names. */
export const amongPages = async <Result>(
  act: (isOpen: (holder: string) => boolean) => Promise<Result>,
): Promise<Result> => {
  const manager = locks()
  if (!manager) return act(() => false)
  const look = async (): Promise<Result> => {
    const { held = [] } = await manager.query()
    const names = new Set(held.map(({ name }) => name))
    return act((holder) => names.has(nameOf(holder)))
  }
  const signal = AbortSignal.timeout(PATIENCE)
  let isTurn = false
  const turn = manager.request(NAME, { signal }, () => {
    isTurn = true
    return look()
  })
  return turn.catch((error: unknown) => {
    if (isTurn) throw error
    return look()
  })
}

const TAB = 'kursportal:tab'

/** A name of this tab that stays through its reloads; empty where it can have none. */
export const nameOfTab = (): string => {
  try {
    const known = sessionStorage.getItem(TAB) ?? crypto.randomUUID()
    sessionStorage.setItem(TAB, known)
    return known
  } catch {
    return ''
  }
}
