import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { UnsavedGuard } from './UnsavedGuard.tsx'

/** Saves a section; tells whether it is saved. */
type Save = () => Promise<boolean>
type Report = (section: string, save: Save | undefined) => void

const UnsavedContext = createContext<Report>(() => undefined)

/** One guard for all sections below it: leaving asks first while any of them holds something that is not saved. */
export const UnsavedSections = ({ children }: { children: ReactNode }): ReactNode => {
  const [open, setOpen] = useState<ReadonlyMap<string, Save>>(new Map())
  const report = useCallback<Report>((section, save) => {
    setOpen((before) => {
      if (before.get(section) === save) return before
      const after = new Map(before)
      if (save) after.set(section, save)
      else after.delete(section)
      return after
    })
  }, [])
  const saveAll = async (): Promise<boolean> => {
    const saved = await Promise.all([...open.values()].map((save) => save()))
    return saved.every(Boolean)
  }
  return (
    <UnsavedContext value={report}>
      {children}
      <UnsavedGuard when={open.size > 0} save={saveAll} />
    </UnsavedContext>
  )
}

/** Tells the guard while a section holds something that is not saved, and how it is saved. */
export const useReportUnsaved = (section: string, unsaved: boolean, save: Save): void => {
  const report = use(UnsavedContext)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    report(section, unsaved ? () => latest.current() : undefined)
    return () => report(section, undefined)
  }, [report, section, unsaved])
}
