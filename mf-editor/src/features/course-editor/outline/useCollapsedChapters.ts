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

/** The chapters whose lectures are folded away, kept in the browser, and the way to fold one or open it again. */
export const useCollapsedChapters = (
  courseId: string,
): [ReadonlySet<string>, (chapterId: string) => void] => {
  const [folded, setFolded] = useState(() => readFolded(courseId))
  const toggle = (chapterId: string): void => {
    const after = new Set(folded)
    if (!after.delete(chapterId)) after.add(chapterId)
    writeFolded(courseId, after)
    setFolded(after)
  }
  return [folded, toggle]
}
