import type { ComponentType, ReactNode } from 'react'

/**
 * A line of a remote's route table: an absolute path in the syntax of react-router, and the page it shows. A line with
 * `children` is a layout: its page draws them in its outlet, their paths continue its own.
 */
export type RemoteRoute = { path: string; element: ReactNode; children?: RemoteRoute[] }

/** German texts of a remote, nested by topic; leaves are sentences in the syntax of i18next. */
export type TextBundle = { readonly [key: string]: string | TextBundle }

/** What a remote shows in a place of another one's page; what it is told are texts. */
export type RemotePlace = ComponentType<Readonly<Record<string, string>>>

/** What `src/remote.tsx` of a remote exports as `default`, and nothing else. */
export type RemoteModule = {
  routes: readonly RemoteRoute[]
  texts: TextBundle
  /** Name of a place, as in `remote.json` → what it shows there. */
  places?: Readonly<Record<string, RemotePlace>>
}
