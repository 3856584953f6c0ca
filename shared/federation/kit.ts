import { SHELL_CONTRACT_VERSION } from './contract-version.ts'

/** How a module of the kit is shared: which version remotes ask for, and whether it comes with the shell's first file. */
export type KitModule = { requiredVersion: string; eager: boolean }

const major = SHELL_CONTRACT_VERSION.split('.')[0] ?? '1'
/** A module of our own kit; its version is that of the shell contract. */
export const ownKitModule = (eager: boolean): KitModule => ({ requiredVersion: `^${major}.0.0`, eager })
const react: KitModule = { requiredVersion: '^19.0.0', eager: true }

/**
 * The modules that exist once on a page. The shell provides them; a remote imports them and never bundles them.
 * `eager` ones come with the shell's first file, the others are fetched when a remote first asks for them.
 * What a remote may import beyond these: the stateless libraries `contract` and `domain`, its own files and the
 * packages its own package.json lists.
 */
export const kit = {
  react,
  'react/jsx-runtime': react,
  'react-dom': react,
  '@kursportal/shared/ui': ownKitModule(true),
  '@kursportal/shared/router': ownKitModule(true),
  '@kursportal/shared/query': ownKitModule(true),
  '@kursportal/shared/i18n': ownKitModule(true),
  '@kursportal/shared/store': ownKitModule(true),
  '@kursportal/shared/client': ownKitModule(true),
} as const satisfies Record<string, KitModule>

/** The name of a module of the kit. */
export type KitName = keyof typeof kit

/** The name of the chunk an async part of the kit comes in: `kit-forms` for `@kursportal/shared/ui/forms`. */
export const kitChunk = (name: string): string => `kit-${name.slice(name.lastIndexOf('/') + 1)}`
