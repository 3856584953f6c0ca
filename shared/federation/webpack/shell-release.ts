import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'
import { z } from 'zod'
import { shellDeclaration } from '../declaration.ts'
import { SHELL } from '../shell-name.ts'
import { apiCallsIn } from './api-calls.ts'
import { builtContents, contentHash, emitRelease, hashedFiles } from './release-files.ts'
import { shellOffer } from './shell-json.ts'

const packageFile = z.object({ version: z.string() })

/**
 * Leaves `release.json` beside the shell's files, so that the registry keeps the shell as it keeps remotes. It says what
 * the shell provides; it claims no address.
 */
export const shellRelease = (folder: string): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const name = 'ShellRelease'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return
          const { contract_version, provides } = shellOffer()
          const contents = builtContents(compilation)
          const declaration = shellDeclaration.parse({
            name: SHELL,
            title: 'Rahmen',
            routes: [],
            nav: [],
            shell_contract: `^${contract_version}`,
            owner: 'Team Plattform',
          })
          emitRelease(compilation, {
            name: SHELL,
            package_version: packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
              .version,
            content_hash: contentHash(contents, declaration),
            shell_contract: contract_version,
            declaration,
            preload: { entry: [], chunks: {} },
            provides,
            api: apiCallsIn(contents),
            files: hashedFiles(contents),
          })
        },
      )
    })
  },
})
