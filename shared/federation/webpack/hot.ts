import { createRequire } from 'node:module'
import { dirname, join, parse } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import type { Configuration as ServerConfiguration } from 'webpack-dev-server'

const development = join(import.meta.dirname, '../dev')
/** As source in the platform's repository, compiled in the kit. */
const { ext } = parse(import.meta.filename)
const { resolve } = createRequire(import.meta.url)
const refreshPath = resolve('react-refresh')

/** In a shell that is a release there is nothing to refresh with: then no module is one that takes changes, and the page reloads. */
const refreshRuntime = `(globalThis.KURSPORTAL_REFRESH ?? {
  injectIntoGlobalHook() {}, register() {}, isLikelyComponentType: () => false,
  createSignatureFunctionForTransform: () => (type) => type, performReactRefresh() {},
})`

/** Beginnings of what development builds of remotes import beyond what their source says. */
export const developmentImports: readonly string[] = [
  'react/jsx-dev-runtime',
  dirname(refreshPath),
  dirname(resolve('@pmmmwh/react-refresh-webpack-plugin')),
]

/** What a remote under work exposes in place of its `src/remote.tsx`. */
export const hotRemote = join(development, `hot-remote${ext}`)

/** What the shell runs first in development. */
export const shellRefresh = join(development, `shell-refresh${ext}`)

/**
 * What makes a remote under work change on the page without a reload: React Refresh for components, with the runtime
 * of the shell, as React is the shell's; ids of modules that differ between remotes; the event for everything else.
 */
export const hotReplacement = (
  name: string,
  folder: string,
): Required<Pick<Configuration, 'externals' | 'plugins'>> & { alias: Record<string, string> } => ({
  alias: {
    'remote-under-work$': join(folder, 'src/remote.tsx'),
    'react/jsx-dev-runtime$': join(development, `jsx-dev-runtime${ext}`),
  },
  externals: { 'react-refresh/runtime': `var ${refreshRuntime}`, [refreshPath]: `var ${refreshRuntime}` },
  plugins: [
    new webpack.DefinePlugin({ REMOTE_NAME: JSON.stringify(name) }),
    new webpack.ids.NamedModuleIdsPlugin({ context: dirname(folder) }),
    new ReactRefreshPlugin({ include: join(folder, 'src'), overlay: false }),
  ],
})

/** The development server of a remote: its page is served by the platform, so it says itself where its socket is. */
export const hotServer = (port: number): ServerConfiguration => ({
  port,
  host: 'localhost',
  hot: true,
  client: {
    webSocketURL: { protocol: 'ws', hostname: 'localhost', port },
    overlay: { errors: true, warnings: false, runtimeErrors: false },
  },
  devMiddleware: { stats: 'none' },
  headers: { 'Access-Control-Allow-Origin': '*' },
})
