/**
 * What the code that the federation plugin generates asks of a runtime, as far as a remote needs it: a remote takes
 * everything from the shell, offers nothing to share, and loads no other remote. Takes the place of the plugin's own
 * runtime in remotes (docs/decisions/0701), which can do all that and is five times as large.
 */

type Factory = () => unknown
/** A module of the kit as the shell offers it: there, or to be fetched. */
type Offered = { lib?: Factory; get?: () => Factory | Promise<Factory> }
type Offer = Readonly<Record<string, Readonly<Record<string, Offered>>>>

/** The part of webpack's own runtime that is used here. */
type WebpackRequire = {
  /** Modules that ran. */
  c: Record<string, unknown>
  /** Modules by id, as functions that run them. */
  m: Record<string, (module: { exports: unknown }) => void>
  consumesLoadingData: { moduleIdToConsumeDataMapping: Readonly<Record<string, { shareKey: string }>> }
}

type Consuming = {
  chunkId: string
  promises: Promise<unknown>[]
  chunkMapping: Readonly<Record<string, readonly string[]>>
  /** 0 for a module that is there. */
  installedModules: Record<string, Promise<unknown> | 0>
  webpackRequire: WebpackRequire
}

let offer: Offer = {}

/** There is one version of each module: the shell's. */
const take = (name: string): Factory | Promise<Factory> => {
  const [offered] = Object.values(offer[name] ?? {})
  const factory = offered?.lib ?? offered?.get?.()
  if (!factory) throw new Error(`The shell does not provide ${name}`)
  return factory
}

/** Puts the modules of the kit that a chunk needs in their places; one that does not come is asked for again by the next try. */
const consumes = ({ chunkId, promises, chunkMapping, installedModules, webpackRequire }: Consuming): void => {
  const { c, m, consumesLoadingData } = webpackRequire
  for (const id of chunkMapping[chunkId] ?? []) {
    const place = (run: Factory): void => {
      m[id] = (module) => {
        delete c[id]
        module.exports = run()
      }
    }
    const arrive = (factory: Factory): void => {
      installedModules[id] = 0
      place(factory)
    }
    const fail = (error: unknown): void => {
      delete installedModules[id]
      place(() => {
        throw error
      })
    }
    const known = installedModules[id]
    if (known) promises.push(known)
    if (known !== undefined) continue
    try {
      const factory = take(consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey ?? '')
      if (factory instanceof Promise) promises.push((installedModules[id] = factory.then(arrive).catch(fail)))
      else arrive(factory)
    } catch (error) {
      fail(error)
    }
  }
}

export default {
  runtime: {},
  bundlerRuntime: {
    consumes,
    /** What the shell offers comes with the start of the container. */
    initContainerEntry: ({ shareScope }: { shareScope: Offer }): void => {
      offer = shareScope
    },
    /** There is nothing to make: a remote is no host. */
    init: () => ({}),
    I: (): void => undefined,
    S: {},
  },
}
