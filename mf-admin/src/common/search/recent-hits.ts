import { create } from '@kursportal/shared/store'

/** A hit that was opened: what it says and where it leads. */
export type Hit = { key: string; title: string; note: string; path: string }

const KEPT = 5

type Recent = { hits: readonly Hit[]; add: (hit: Hit) => void }

/**
 * What was opened lately, the latest first. It holds names of people, so it lives as long as the page does and is
 * written nowhere: a login begins with a new page.
 */
export const useRecentHits = create<Recent>((set) => ({
  hits: [],
  add: (hit) =>
    set(({ hits }) => ({ hits: [hit, ...hits.filter(({ path }) => path !== hit.path)].slice(0, KEPT) })),
}))
