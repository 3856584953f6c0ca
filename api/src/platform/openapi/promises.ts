import type { ApiDocument } from './docs-page.ts'
import type { Schema } from './docs-schema.ts'
import { orAbsent, shapeOf, type Shape } from './promised-shape.ts'

/** What each call takes and answers: call → way of a field → what may stand there, parted by `|`. */
export type Promises = Readonly<Record<string, Readonly<Record<string, string>>>>

type Operation = ApiDocument['paths'][string][string]

const shapesOf = (
  { parameters, requestBody, responses }: Operation,
  named: Readonly<Record<string, Schema>>,
): Shape[] => {
  const queries = (parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required }) => {
      const way = `query.${name}`
      const shape = shapeOf(schema, way, named)
      return required ? shape : orAbsent(shape, way)
    })
  const contents = Object.entries({ body: requestBody?.content, answer: responses['200']?.content })
  return [
    ...queries,
    ...contents.flatMap(([part, content]) =>
      Object.entries(content ?? {}).map(([type, { schema }]) =>
        type === 'application/json' && schema
          ? shapeOf(schema, part, named)
          : new Map([[part, new Set([type])]]),
      ),
    ),
  ]
}

const writtenDown = (shapes: readonly Shape[]): Record<string, string> => {
  const all: Record<string, string[]> = {}
  for (const shape of shapes) for (const [way, kinds] of shape) (all[way] ??= []).push(...kinds)
  return Object.fromEntries(Object.entries(all).map(([way, kinds]) => [way, kinds.join('|')]))
}

/** What the API promises, read from its document. */
export const promisesOf = ({ paths, components }: ApiDocument): Promises =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        writtenDown(shapesOf(operation, components.schemas ?? {})),
      ]),
    ),
  )

const kindsOf = (written: string): string[] => written.split('|')
const isWord = (kind: string): boolean => kind.startsWith('"')

/** Whether one of some kinds stands for this one as well: any text for a certain one, any number for a whole one. */
const covers = (kinds: readonly string[], kind: string): boolean =>
  kinds.includes(kind) ||
  kinds.includes('anything') ||
  (isWord(kind) && kinds.includes('string')) ||
  (kind === 'integer' && kinds.includes('number'))

/** What an answer may hold now that no client of before reckons with. Another word beside the known ones is growth. */
const unforeseen = (before: readonly string[], now: readonly string[]): string[] =>
  now.filter((kind) => !covers(before, kind) && !(isWord(kind) && before.some(isWord)))

/** What clients of before send, or leave out, and is not taken any more. */
const refused = (before: readonly string[], now: readonly string[]): string[] =>
  before.filter((kind) => !covers(now, kind))

/** The field that a field stands in; none for query, body and answer themselves. */
const holderOf = (way: string): string => way.replace(/(\.[^.[\]{}()]+|\[\]|\{\}|\([^)]*\))$/, '')

const brokenIn = (
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] => {
  const kept = Object.entries(before).flatMap(([way, written]) => {
    const found = now[way]
    if (found === undefined) return [`${way} is gone`]
    const [was, is] = [kindsOf(written), kindsOf(found)]
    const more = way.startsWith('answer') ? unforeseen(was, is) : refused(was, is)
    if (more.length === 0) return []
    return [`${way} was ${written} and is ${found}`]
  })
  const asked = Object.entries(now).flatMap(([way, written]) => {
    if (way.startsWith('answer') || way in before || kindsOf(written).includes('absent')) return []
    const holder = holderOf(way)
    // What stands in something new is asked of nobody who does not send that.
    return holder === 'query' || holder === way || holder in before ? [`${way} is asked for and was not`] : []
  })
  // Of what is gone with all that stood in it, the outermost says enough.
  return [...kept.filter((line) => !isInside(line, kept)), ...asked]
}

const GONE = ' is gone'
const isInside = (line: string, others: readonly string[]): boolean =>
  line.endsWith(GONE) && others.includes(`${holderOf(line.slice(0, -GONE.length))}${GONE}`)

/** What was promised and is not kept, a line each: calls and fields that are gone, are of another type, or are newly asked for. */
export const brokenPromises = (before: Promises, now: Promises): string[] =>
  Object.entries(before).flatMap(([call, promised]) => {
    const found = now[call]
    if (!found) return [`${call} is gone`]
    return brokenIn(promised, found).map((line) => `${call}: ${line}`)
  })
