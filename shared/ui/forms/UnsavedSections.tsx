import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { UnsavedGuard } from './UnsavedGuard.tsx'

type Report = (section: string, unsaved: boolean) => void

const UnsavedContext = createContext<Report>(() => undefined)

/** One guard for all sections below it: leaving asks first while any of them holds something that is not saved. */
export const UnsavedSections = ({ children }: { children: ReactNode }): ReactNode => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const report = useCallback<Report>((section, unsaved) => {
    setOpen((before) => {
      if (before.has(section) === unsaved) return before
      const after = new Set(before)
      if (unsaved) after.add(section)
      else after.delete(section)
      return after
    })
  }, [])
  return (
    <UnsavedContext value={report}>
      {children}
      <UnsavedGuard when={open.size > 0} />
    </UnsavedContext>
  )
}

/** Tells the guard whether a section holds something that is not saved. */
export const useReportUnsaved = (section: string, unsaved: boolean): void => {
  const report = use(UnsavedContext)
  useEffect(() => {
    report(section, unsaved)
    return () => report(section, false)
  }, [report, section, unsaved])
}
