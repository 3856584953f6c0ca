import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { Compiler, WebpackPluginInstance } from 'webpack'
import { kit } from '../kit.ts'

/** Where what somebody reached for really is: the package and the module of the kit to use instead. */
const insteadOf: readonly (readonly [RegExp, string])[] = [
  [/^@mui\/|^@emotion\//, '@kursportal/shared/ui (or one of its async parts)'],
  [/^react-router(-dom)?$/, '@kursportal/shared/router'],
  [/^@tanstack\//, '@kursportal/shared/query'],
  [/^i18next$|^react-i18next$/, '@kursportal/shared/i18n'],
  [/^zustand(\/|$)/, '@kursportal/shared/store'],
  [/^react-hook-form$|^@hookform\//, '@kursportal/shared/ui/forms'],
  [/^react-dom\/client$/, 'nothing: only the shell mounts an application'],
]

const stateless = new Set(['@kursportal/shared/contract', '@kursportal/shared/domain'])

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

const styleFile = /\.(css|scss|sass|less)([?!]|$)/

/** Where an import that a remote may not make would lead, and what to do instead. */
export type Refusal = { request: string; reason: string }

/** Judges an import of a style file, by the remote or by a package it brings. */
export const judgeStyles = (request: string): Refusal | undefined =>
  styleFile.test(request)
    ? {
        request,
        reason:
          'its styles would be for the whole page and stay there; write them with sx, or Box, of @kursportal/shared/ui',
      }
    : undefined

/**
 * Judges one import written in a remote's own source.
 * @param issuerFolder folder of the importing file
 * @param remoteFolder folder of the remote
 * @param ownPackages what the remote's package.json lists under `dependencies`
 * @returns the refusal, or `undefined` when the import is fine
 */
export const judgeImport = (
  request: string,
  issuerFolder: string,
  remoteFolder: string,
  ownPackages: readonly string[],
): Refusal | undefined => {
  const styles = judgeStyles(request)
  if (styles) return styles
  if (request.startsWith('.') || isAbsolute(request)) {
    const path = relative(remoteFolder, resolve(issuerFolder, request))
    if (path !== '..' && !path.startsWith(`..${sep}`)) return undefined
    return { request, reason: 'it lies outside of the remote; what two parts need belongs into shared' }
  }
  const bare = request.replace(/[?!].*$/, '')
  if (bare in kit || bare.startsWith('@kursportal/shared/ui/') || stateless.has(bare)) return undefined
  const use = insteadOf.find(([pattern]) => pattern.test(bare))
  if (use) return { request, reason: `use ${use[1]}` }
  if (bare.startsWith('@kursportal/shared/'))
    return { request, reason: 'this library is not part of the kit' }
  if (bare.startsWith('@kursportal/'))
    return { request, reason: 'remotes and the shell do not import each other' }
  if (ownPackages.includes(packageOf(bare))) return undefined
  return { request, reason: "the remote's package.json does not list it under dependencies" }
}

/**
 * Stops the build of a remote that imports something past the kit, with a sentence that says what to do.
 * @param tools beginnings of what the build itself writes into the remote's modules
 */
export const pastTheKit = (
  folder: string,
  ownPackages: readonly string[],
  tools: readonly string[] = [],
): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const source = resolve(folder, 'src') + sep
    compiler.hooks.normalModuleFactory.tap('PastTheKit', (factory) => {
      factory.hooks.beforeResolve.tap('PastTheKit', (data) => {
        // Typed as a string, but null for the entry itself.
        const issuer: string | null = data.contextInfo.issuer
        if (!issuer || tools.some((tool) => data.request.startsWith(tool))) return
        const refusal = issuer.startsWith(source)
          ? judgeImport(data.request, data.context, folder, ownPackages)
          : judgeStyles(data.request)
        if (!refusal) return
        throw new Error(
          `${relative(folder, issuer)} imports "${refusal.request}" past the kit: ${refusal.reason}. See docs/federation.md.`,
        )
      })
    })
  },
})
