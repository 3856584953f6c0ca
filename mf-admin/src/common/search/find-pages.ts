import { searchFor } from '@kursportal/shared/domain'
import { everydayTasks } from './everyday-tasks.ts'

/** A page of the menu, as far as it can be searched for. */
export type MenuPage = { label: string; path: string }
/** A page that was found: what it says, where it leads, and which page it is, where the words were for a task. */
export type FoundPage = { title: string; path: string; note: string }

/** So many are shown. */
const SHOWN = 6

/** What people type around the thing they look for, as in „wie kann ich eine Krankenkasse hinzufügen“. */
const FILLERS = new Set(
  `wie wo was kann muss soll will möchte ich man jemand jemanden jemandem ein eine einen einer der die das den dem
  und oder von für zu zum zur im in mein meine unser unsere neu neue neuen neuer neues
  ändern bearbeiten anlegen erstellen hinzufügen eintragen machen geben vergeben einstellen`.split(/\s+/),
)

/** The words that name something; all of them where none does. */
const withoutFillers = (typed: string): string => {
  const words = typed.trim().split(/\s+/)
  return words.filter((word) => !FILLERS.has(word.toLowerCase())).join(' ') || typed
}

/** The page of the menu where a task is done: the one at its address, or the one it is a part of. */
const pageOf = (path: string, pages: readonly MenuPage[]): MenuPage | undefined =>
  pages.find((page) => page.path === path) ??
  pages.find((page) => page.path !== '/admin' && path.startsWith(`${page.path}/`))

/** The pages of the menu whose name holds the words, then the tasks that are done on one of them. */
export const findPages = (typed: string, pages: readonly MenuPage[]): FoundPage[] => {
  if (typed.trim() === '') return []
  const fits = searchFor(typed)
  const fitsAlmost = searchFor(withoutFillers(typed))
  const named = pages
    .filter(({ label }) => fitsAlmost(label))
    .map(({ label, path }) => ({ title: label, path, note: '' }))
  const tasks = everydayTasks.flatMap(({ title, path, words }) => {
    const page = pageOf(path, pages)
    // A task that only its page's name matches says nothing the page itself does not.
    if (!page || !fitsAlmost(title, words)) return []
    return [{ title, path, note: page.label, isWhole: fits(title, words, page.label) }]
  })
  const best = tasks.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole))
  return [...named, ...best.map(({ title, path, note }) => ({ title, path, note }))].slice(0, SHOWN)
}
