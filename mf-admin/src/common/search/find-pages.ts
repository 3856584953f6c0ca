import { searchFor } from '@kursportal/shared/domain'
import { everydayTasks } from './everyday-tasks.ts'

/** A page of the menu, as far as it can be searched for. */
export type MenuPage = { label: string; path: string }
/** A page that was found: what it says, where it leads, and which page it is, where the words were for a task. */
export type FoundPage = { title: string; path: string; note: string }

/** So many are shown. */
const SHOWN = 6

/** The pages of the menu whose name holds the words, then the tasks that are done on one of them. */
export const findPages = (typed: string, pages: readonly MenuPage[]): FoundPage[] => {
  if (typed.trim() === '') return []
  const fits = searchFor(typed)
  const named = pages
    .filter(({ label }) => fits(label))
    .map(({ label, path }) => ({ title: label, path, note: '' }))
  const tasks = everydayTasks.flatMap(({ title, path, words }) => {
    const page = pages.find((one) => one.path === path)
    if (!page || !fits(title, words, page.label)) return []
    return [{ title, path, note: page.label }]
  })
  // A task that only its page's name matches says nothing the page itself does not.
  const telling = tasks.filter(({ title, path }) => {
    const task = everydayTasks.find((one) => one.title === title && one.path === path)
    return task !== undefined && fits(title, task.words)
  })
  return [...named, ...telling].slice(0, SHOWN)
}
