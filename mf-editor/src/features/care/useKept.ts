import { useSession } from '@kursportal/shared/store'
import { useState } from 'react'

/** Values of a form, as far as they were typed. */
type Kept = Record<string, unknown>

const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null

const read = (key: string): Kept => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * What a leader has typed and not sent: it survives Escape, a reload and a broken line. It is kept in this tab alone and
 * by person, as it may tell about somebody's health.
 * @param about what it is about
 */
export const useKept = (about: string) => {
  const userId = useSession()?.user.id ?? ''
  const key = `kursportal.care.${userId}.${about}`
  const [kept] = useState(() => read(key))
  const forget = (): void => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept either.
    }
  }
  /** Nothing typed is nothing kept. A browser that keeps nothing is no reason to stop anybody from writing. */
  const keep = (values: Kept): void => {
    if (Object.values(values).every(isNothing)) return forget()
    try {
      sessionStorage.setItem(key, JSON.stringify(values))
    } catch {
      // Private windows and full disks: it is still in the field.
    }
  }
  const { text, note, minutes } = kept
  return {
    kept,
    text: typeof text === 'string' ? text : '',
    note: typeof note === 'string' ? note : '',
    minutes: typeof minutes === 'number' ? minutes : undefined,
    keep,
    forget,
  }
}
