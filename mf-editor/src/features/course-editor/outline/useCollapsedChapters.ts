import { useState } from 'react'

const keyOf = (courseId: string): string => `kursportal-folded/${courseId}`

const readFolded = (courseId: string): ReadonlySet<string> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(courseId)) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

const writeFolded = (courseId: string, folded: ReadonlySet<string>): void => {
  try {
    localStorage.setItem(keyOf(courseId), JSON.stringify([...folded]))
  } catch {
    // Where nothing can be kept, chapters are open again next time.
  }
}

type CollapsedChapters = {
  folded: ReadonlySet<string>
  /** Folds a chapter, or opens it again. */
  toggle: (chapterId: string) => void
  /** Folds these and no other; none opens all. */
  foldOnly: (chapterIds: readonly string[]) => void
}

/** The chapters whose lectures are folded away, kept in the browser. */
export const useCollapsedChapters = (courseId: string): CollapsedChapters => {
  const [folded, setFolded] = useState(() => readFolded(courseId))
  const foldOnly = (chapterIds: readonly string[]): void => {
    const after = new Set(chapterIds)
    writeFolded(courseId, after)
    setFolded(after)
  }
  const toggle = (chapterId: string): void =>
    foldOnly(folded.has(chapterId) ? [...folded].filter((id) => id !== chapterId) : [...folded, chapterId])
  return { folded, toggle, foldOnly }
}
