import { failed, isStuck, left, shown, startOf, type Start } from './starts.rules.ts'

const KEY = 'kursportal-remotes'
/** Milliseconds after the first screen in which a page that goes by itself is still the release's doing. */
const SOON = 10_000

/** What a tab remembers of a remote across reloads. */
type Remembered = {
  /** The version that failed, so that the page was reloaded without it. */
  bad?: string
  start?: Start
}

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' && value !== null && (!('start' in value) || typeof value.start === 'object')

const readAll = (): Record<string, Remembered> => {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const entries = typeof known === 'object' && known !== null ? Object.entries(known) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, Remembered] => isRemembered(entry[1])),
    )
  } catch {
    return {}
  }
}

const change = (name: string, edit: (known: Remembered) => Remembered): void => {
  const { [name]: known = {}, ...others } = readAll()
  const edited = edit(known)
  const empty = edited.bad === undefined && edited.start === undefined
  try {
    sessionStorage.setItem(KEY, JSON.stringify(empty ? others : { ...others, [name]: edited }))
  } catch {
    // `remembers` says so, and nothing is reloaded that would have to know why.
  }
}

const changeStart = (name: string, edit: (start: Start) => Start | undefined): void =>
  change(name, ({ start, ...known }) => {
    const edited = start && edit(start)
    return { ...known, ...(edited && { start: edited }) }
  })

/** Whether the session storage works: forbidden or full, it would let a page reload without end. */
export const remembers = (): boolean => {
  const probe = `${KEY}-probe`
  try {
    sessionStorage.setItem(probe, '1')
    sessionStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}

/** Remotes whose start on this page has not come to an end. */
const here = new Set<string>()

const leave = (): void => {
  for (const name of here) changeStart(name, left)
}

/** What this tab knows of a remote: the version that failed, the version that kept earlier pages from going on. */
export const recall = (name: string): { bad?: string; stuck?: string } => {
  const { bad, start } = readAll()[name] ?? {}
  const stuck = start && !here.has(name) && isStuck(start, location.href)
  return { ...(bad !== undefined && { bad }), ...(stuck && { stuck: start.version }) }
}

/** Remembers for this tab, across a reload, which version failed; undefined forgets it. */
export const noteBad = (name: string, bad: string | undefined): void =>
  change(name, ({ start }) => ({ ...(start && { start }), ...(bad !== undefined && { bad }) }))

/** Before code of a release runs. */
export const noteStart = (name: string, version: string): void => {
  if (here.size === 0) addEventListener('pagehide', leave)
  here.add(name)
  change(name, (known) => ({ ...known, start: startOf(version, location.href, known.start) }))
}

/** Its code failed. */
export const noteFailed = (name: string): void => changeStart(name, failed)

/** It keeps this page from being left: the next one goes without it. */
export const noteStuck = (name: string, version: string): void => {
  here.delete(name)
  change(name, (known) => ({ ...known, start: { version, running: true, left: 0 } }))
}

/** Nothing to blame it for: none of its code ran, or it has been there for a while. */
export const noteEnd = (name: string): void => {
  here.delete(name)
  if (here.size === 0) removeEventListener('pagehide', leave)
  changeStart(name, () => undefined)
}

/** Its first screen is there. Its start comes to an end with somebody's first press, or after {@link SOON}. */
export const noteShown = (name: string): void => {
  if (!here.has(name)) return
  changeStart(name, (start) => shown(start, location.href))
  const presses = ['pointerdown', 'keydown'] as const
  const end = (): void => {
    clearTimeout(timer)
    for (const press of presses) removeEventListener(press, end, true)
    noteEnd(name)
  }
  const timer = setTimeout(end, SOON)
  for (const press of presses) addEventListener(press, end, true)
}
