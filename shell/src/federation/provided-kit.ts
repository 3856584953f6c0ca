import * as client from '@kursportal/shared/client'
import * as i18n from '@kursportal/shared/i18n'
import * as query from '@kursportal/shared/query'
import * as router from '@kursportal/shared/router'
import * as store from '@kursportal/shared/store'
import * as ui from '@kursportal/shared/ui'
import { SHELL_CONTRACT_VERSION, kit, type KitName } from '@kursportal/shared/federation'
import { loadKitPart } from './load-kit-part.ts'
import * as React from 'react'
import * as ReactDom from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'

/** What comes with the shell's first file. The type demands every module of the kit. */
const eager: Record<KitName, { version: string; lib: () => object }> = {
  react: { version: React.version, lib: () => React },
  'react/jsx-runtime': { version: React.version, lib: () => jsxRuntime },
  'react-dom': { version: ReactDom.version, lib: () => ReactDom },
  '@kursportal/shared/ui': { version: SHELL_CONTRACT_VERSION, lib: () => ui },
  '@kursportal/shared/router': { version: SHELL_CONTRACT_VERSION, lib: () => router },
  '@kursportal/shared/query': { version: SHELL_CONTRACT_VERSION, lib: () => query },
  '@kursportal/shared/i18n': { version: SHELL_CONTRACT_VERSION, lib: () => i18n },
  '@kursportal/shared/store': { version: SHELL_CONTRACT_VERSION, lib: () => store },
  '@kursportal/shared/client': { version: SHELL_CONTRACT_VERSION, lib: () => client },
}

/** The async parts: fetched when a remote first asks for one. A test holds the list against the package's exports. */
const asyncParts: Record<string, () => Promise<object>> = {
  '@kursportal/shared/ui/admin-area': () =>
    import(/* webpackChunkName: "kit-admin-area" */ '@kursportal/shared/ui/admin-area'),
  '@kursportal/shared/ui/color': () =>
    import(/* webpackChunkName: "kit-color" */ '@kursportal/shared/ui/color'),
  '@kursportal/shared/ui/combobox': () =>
    import(/* webpackChunkName: "kit-combobox" */ '@kursportal/shared/ui/combobox'),
  '@kursportal/shared/ui/data-table': () =>
    import(/* webpackChunkName: "kit-data-table" */ '@kursportal/shared/ui/data-table'),
  '@kursportal/shared/ui/edits': () =>
    import(/* webpackChunkName: "kit-edits" */ '@kursportal/shared/ui/edits'),
  '@kursportal/shared/ui/forms': () =>
    import(/* webpackChunkName: "kit-forms" */ '@kursportal/shared/ui/forms'),
  '@kursportal/shared/ui/kept': () => import(/* webpackChunkName: "kit-kept" */ '@kursportal/shared/ui/kept'),
  '@kursportal/shared/ui/picture': () =>
    import(/* webpackChunkName: "kit-picture" */ '@kursportal/shared/ui/picture'),
  '@kursportal/shared/ui/markdown': () =>
    import(/* webpackChunkName: "kit-markdown" */ '@kursportal/shared/ui/markdown'),
  '@kursportal/shared/ui/provider': () =>
    import(/* webpackChunkName: "kit-provider" */ '@kursportal/shared/ui/provider'),
  '@kursportal/shared/ui/qr': () => import(/* webpackChunkName: "kit-qr" */ '@kursportal/shared/ui/qr'),
  '@kursportal/shared/ui/quiz': () => import(/* webpackChunkName: "kit-quiz" */ '@kursportal/shared/ui/quiz'),
  '@kursportal/shared/ui/rich-text': () =>
    import(/* webpackChunkName: "kit-rich-text" */ '@kursportal/shared/ui/rich-text'),
  '@kursportal/shared/ui/signature': () =>
    import(/* webpackChunkName: "kit-signature" */ '@kursportal/shared/ui/signature'),
  '@kursportal/shared/ui/uploads': () =>
    import(/* webpackChunkName: "kit-uploads" */ '@kursportal/shared/ui/uploads'),
  '@kursportal/shared/ui/sortable': () =>
    import(/* webpackChunkName: "kit-sortable" */ '@kursportal/shared/ui/sortable'),
}

const singleton = (requiredVersion: string) => ({ singleton: true, requiredVersion })
const ownRange = kit['@kursportal/shared/ui'].requiredVersion

/** The kit in the words of the federation runtime: the only things shell and remotes share. */
export const providedKit = {
  ...Object.fromEntries(
    Object.entries(eager).map(([name, { version, lib }]) => [
      name,
      { version, lib, shareConfig: { ...singleton(ownRange), requiredVersion: false as const } },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(asyncParts).map(([name, load]) => [
      name,
      {
        version: SHELL_CONTRACT_VERSION,
        get: async () => {
          const part = await loadKitPart(name, load)
          return () => part
        },
        shareConfig: singleton(ownRange),
      },
    ]),
  ),
}
