import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Configuration } from 'webpack'
import type { Configuration as ServerConfiguration } from 'webpack-dev-server'
import { z } from 'zod'
import { containerName, EXPOSED } from '../container.ts'
import { readDeclaration } from '../tools/read-declaration.ts'
import { baseConfig } from './base-config.ts'
import { guardChunks } from './guard-chunks.ts'
import { developmentImports, hotRemote, hotReplacement, hotServer } from './hot.ts'
import { consumedKit } from './kit-shared.ts'
import { ownTexts } from './own-texts.ts'
import { pastTheKit } from './past-the-kit.ts'
import { releaseJson } from './release-json.ts'
import { textsJson, textsOf } from './texts-json.ts'
import { typesArchive } from './types-archive.ts'
import { warnDeprecated } from './warn-deprecated.ts'

/** All that a remote says about its build; the rest is the same for everybody. */
export type RemoteBuild = {
  /** The remote's folder: `import.meta.dirname`. */
  folder: string
  /** Port of `npm run dev -- <name>`. */
  devPort: number
  /** Brotli bytes of what every screen of the remote loads; a build above it fails. */
  entryBudget: number
}

const pluginsOwnRuntime = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist/
// As source in the platform's repository, compiled in the kit.
const remoteRuntime = join(import.meta.dirname, `../remote-runtime${parse(import.meta.filename).ext}`)

const packageFile = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
})

/** The webpack configuration of a remote. */
export const remoteConfig = ({
  folder,
  devPort,
  entryBudget,
}: RemoteBuild): Configuration & { devServer: ServerConfiguration } => {
  const production = process.env['NODE_ENV'] !== 'development'
  const declaration = readDeclaration(folder)
  const own = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const base = baseConfig(folder, { production, hot: !production })
  const hot = production ? undefined : hotReplacement(declaration.name, folder)
  return {
    ...base,
    ...(hot && {
      externals: hot.externals,
      resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...hot.alias } },
      optimization: { ...base.optimization, moduleIds: false },
    }),
    name: declaration.name,
    entry: {},
    output: { ...base.output, uniqueName: declaration.name, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(declaration.name),
        filename: production ? 'entry.[contenthash:10].js' : 'entry.js',
        exposes: {
          [EXPOSED]: { import: production ? './src/remote.tsx' : hotRemote, name: 'remote' },
        },
        shared: consumedKit(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
      }),
      new webpack.NormalModuleReplacementPlugin(pluginsOwnRuntime, remoteRuntime),
      warnDeprecated(folder),
      ownTexts(folder, declaration.name),
      pastTheKit(folder, Object.keys(own.dependencies), production ? [] : developmentImports),
      ...base.plugins,
      ...(hot?.plugins ?? []),
      ...(production
        ? [
            guardChunks(),
            textsJson(() => textsOf(declaration.name, folder)),
            typesArchive(folder),
            releaseJson({ folder, declaration, packageVersion: own.version, entryBudget }),
          ]
        : []),
    ],
    devServer: hotServer(devPort),
  }
}
