import type { ReactNode } from 'react'

/** A line of a remote's route table: an absolute path in the syntax of react-router, and the page it shows. */
export type RemoteRoute = { path: string; element: ReactNode }

/** German texts of a remote, nested by topic; leaves are sentences in the syntax of i18next. */
export type TextBundle = { readonly [key: string]: string | TextBundle }

/** What `src/remote.tsx` of a remote exports as `default`, and nothing else. */
export type RemoteModule = { routes: readonly RemoteRoute[]; texts: TextBundle }
