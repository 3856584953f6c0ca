import type { TestAnswer } from './test-client.ts'

/** Status and code of an answer in one word, e.g. `404 not_found`; just the status of a successful one. */
export const codeOf = ({ status, body }: TestAnswer): string =>
  `${status} ${(body as { code?: string } | undefined)?.code ?? ''}`.trim()

/** The entries of an answered list. */
export const itemsOf = ({ body }: TestAnswer): Record<string, unknown>[] =>
  (body as { items: Record<string, unknown>[] }).items

/** The id of what an answer holds; throws when there is none. */
export const idOf = (answer: TestAnswer | undefined): string => {
  const id = (answer?.body as { id?: string } | undefined)?.id
  if (!id) throw new Error(`no id in ${answer?.text}`)
  return id
}

/** The entries of a list that stands in an answer under a name of its own. */
export const listIn = ({ body }: TestAnswer, name: string): readonly unknown[] =>
  (body as Record<string, readonly unknown[]>)[name] ?? []
