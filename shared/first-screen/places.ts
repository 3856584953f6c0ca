import type { ReactNode } from 'react'

/** What is handed to whoever fills a place: texts only, so that two teams need to agree on little. */
export type PlaceProps = Readonly<Record<string, string>>

type Fill = (name: string, props: PlaceProps) => ReactNode

let filling: Fill | undefined

/** The shell's part of it: what draws the parts that other remotes have for a place. */
export const fillPlacesWith = (fill: Fill): void => {
  filling = fill
}

/** See {@link fillPlacesWith}; undefined where there is no shell, as in the tests of a remote. */
export const placeFilling = (): Fill | undefined => filling
