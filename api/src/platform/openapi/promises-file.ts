import { createHash } from 'node:crypto'
import type { Promises } from './promises.ts'

/** Promises as they are written down: what stands in several places is there once, and referred to by its name. */
export type WrittenPromises = {
  /** Name → way below it → what may stand there. */
  shapes: Readonly<Record<string, Readonly<Record<string, string>>>>
  calls: Promises
}

type Node = { kinds: string; below: Map<string, Node>; name: string; lines: number }

/** Fewer lines are shorter than a name for them. */
const WORTH_A_NAME = 4
const NAMED = /^(.*) @(\w+)$/
const STEP = /^[a-z]+|\.[^.[\]{}()]+|\[\]|\{\}|\([^)]*\)/g

const treeOf = (fields: Readonly<Record<string, string>>): Node => {
  const root: Node = { kinds: '', below: new Map(), name: '', lines: 0 }
  for (const [way, kinds] of Object.entries(fields)) {
    let at = root
    for (const step of way.match(STEP) ?? []) {
      const next = at.below.get(step) ?? { kinds: '', below: new Map(), name: '', lines: 0 }
      at.below.set(step, next)
      at = next
    }
    at.kinds = kinds
  }
  return root
}

/** Gives each place a name by all that stands below it, and notes where that name stands. */
const nameAll = (node: Node, places: Map<string, Set<string>>): void => {
  const parts: string[] = []
  for (const [step, next] of node.below) {
    nameAll(next, places)
    node.lines += 1 + next.lines
    parts.push(`${step} ${next.kinds} ${next.name}`)
  }
  node.name = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 10)
  for (const [step, next] of node.below) {
    const known = places.get(next.name) ?? new Set()
    places.set(next.name, known.add(`${node.name}${step}`))
  }
}

/** Writes promises down. */
export const writeDown = (promises: Promises): WrittenPromises => {
  const trees = Object.entries(promises).map(([call, fields]) => [call, treeOf(fields)] as const)
  const places = new Map<string, Set<string>>()
  for (const [, tree] of trees) nameAll(tree, places)
  const shapes: Record<string, Record<string, string>> = {}
  const linesOf = (node: Node, at = ''): Record<string, string> =>
    Object.fromEntries(
      [...node.below].flatMap(([step, next]): [string, string][] => {
        const way = `${at}${step}`
        const own: [string, string][] = next.kinds === '' ? [] : [[way, next.kinds]]
        if (next.lines < WORTH_A_NAME || (places.get(next.name)?.size ?? 0) < 2)
          return [...own, ...Object.entries(linesOf(next, way))]
        shapes[next.name] ??= linesOf(next)
        return [[way, `${next.kinds} @${next.name}`]]
      }),
    )
  const calls = Object.fromEntries(trees.map(([call, tree]) => [call, linesOf(tree)]))
  const named = Object.entries(shapes).toSorted(([one], [other]) => one.localeCompare(other))
  return { shapes: Object.fromEntries(named), calls }
}

/** Reads what was written down. */
export const readBack = ({ shapes, calls }: WrittenPromises): Promises => {
  const whole = (fields: Readonly<Record<string, string>>, at = ''): [string, string][] =>
    Object.entries(fields).flatMap(([step, written]) => {
      const way = `${at}${step}`
      const [, kinds, name] = NAMED.exec(written) ?? []
      if (kinds === undefined || name === undefined) return [[way, written]]
      return [...(kinds === '' ? [] : [[way, kinds] as [string, string]]), ...whole(shapes[name] ?? {}, way)]
    })
  return Object.fromEntries(
    Object.entries(calls).map(([call, fields]) => [call, Object.fromEntries(whole(fields))]),
  )
}
