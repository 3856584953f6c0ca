import type { RemoteDeclaration } from './declaration.ts'
import { claimOf } from './routing.ts'

/** What the screen at an address begins with: its chunk, and what it reads first, below `/api`. */
type FirstNeeds = { chunk: string | undefined; reads: string[] }

/** What may stand for a parameter where it is put into the address of a read; anything else reads nothing ahead. */
const plain = /^[\w-]+$/

const parametersOf = (pattern: string, pathname: string): Record<string, string> | undefined => {
  const parts = pathname.split('/')
  const wanted = pattern.split('/')
  if (parts.length !== wanted.length) return undefined
  const fits = wanted.every((part, index) => (part.startsWith(':') ? parts[index] : part === parts[index]))
  return fits
    ? Object.fromEntries(
        wanted.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), parts[index] ?? '']] : [])),
      )
    : undefined
}

/** What a remote says its screen at an address needs first: the first of its `screens` that fits, else its route's chunk. */
export const screenAt = (declaration: RemoteDeclaration, pathname: string): FirstNeeds => {
  const ofRoute = claimOf([{ declaration }], pathname)?.route.chunk
  for (const { path, chunk = ofRoute, reads = [] } of declaration.screens ?? []) {
    const parameters = parametersOf(path, pathname)
    if (!parameters) continue
    const known = Object.values(parameters).every((value) => plain.test(value))
    return {
      chunk,
      reads: known ? reads.map((read) => read.replace(/:(\w+)/g, (_, name) => parameters[name] ?? '')) : [],
    }
  }
  return { chunk: ofRoute, reads: [] }
}
