import { loadKitPart } from './load-kit-part.ts'
import { providedKit } from './provided-kit.ts'

/** What the entry of a remote leaves behind. */
export type Container = {
  init: (scope: object, initScope: object[], options?: object) => unknown
  get: (path: string) => Promise<() => unknown>
}

/** Module of the kit → its one version → how a remote comes by it: the share scope that containers of webpack know. */
const scope = Object.fromEntries(
  Object.entries(providedKit).map(([name, { version, ...offered }]) => [name, { [version]: offered }]),
)

/** Hands the kit to a remote whose entry was run. */
const handOver = (container: Container): unknown => container.init(scope, [])

/** Before the entry of a remote that needs the runtime remotes were built for before. */
export const prepareFormer = () =>
  loadKitPart('former-runtime', () => import(/* webpackChunkName: "former-runtime" */ './former-runtime.ts'))

/**
 * Hands the kit to a remote whose entry was run, and gives what it exposes under a path.
 * @param former it was built for the former runtime, see {@link prepareFormer}
 * @throws whatever the remote throws while it starts
 */
export const takeFrom = async (container: Container, path: string, former: boolean): Promise<unknown> => {
  await (former ? (await prepareFormer()).handOver(container) : handOver(container))
  const factory = await container.get(path)
  return factory()
}
