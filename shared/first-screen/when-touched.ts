const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select')

const events = ['focusin', 'input'] as const

/**
 * Fetches what is only needed once somebody goes into a field of the page, or their browser fills one in: who only looks
 * in, or goes on from there, pays nothing for it. A failure is left to the real use, which tries again and tells the person.
 * @returns the way to leave it
 */
export const fetchWhenTouched = (load: () => Promise<unknown>): (() => void) => {
  const leave = (): void => events.forEach((event) => document.removeEventListener(event, look))
  const look = ({ target }: Pick<Event, 'target'>): void => {
    if (!isField(target)) return
    leave()
    void load().catch(() => undefined)
  }
  for (const event of events) document.addEventListener(event, look)
  look({ target: document.activeElement })
  return leave
}
