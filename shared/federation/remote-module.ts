import type { ReactNode } from 'react'

/**
 * A line of a remote's route table: an absolute path in the syntax of react-router, and the page it shows. A line with
 * `children` is a layout: its page draws them in its outlet, their paths continue its own.
 */
export type RemoteRoute = { path: string; element: ReactNode; children?: RemoteRoute[] }

/** German texts of a remote, nested by topic; leaves are sentences in the syntax of i18next. */
export type TextBundle = { readonly [key: string]: string | TextBundle }

/** What `src/remote.tsx` of a remote exports as `default`, and nothing else. */
export type RemoteModule = { routes: readonly RemoteRoute[]; texts: TextBundle }
