import type { ReactNode } from 'react'
import { placeFilling, type PlaceProps } from '../../first-screen/places.ts'
import { WhenQuiet } from '../../first-screen/WhenQuiet.tsx'

type Props = {
  /** As remotes name it in their `remote.json` under `places`. */
  name: string
  /** What whoever fills it is told: ids and words, no functions. */
  props?: PlaceProps
}

const nothing: PlaceProps = {}

/**
 * A place in a page that other remotes fill, once the page itself is there. What does not load or fails is not there, and
 * counts for the release that fills it; the page goes on.
 */
export const ExtensionPlace = ({ name, props = nothing }: Props): ReactNode => {
  const fill = placeFilling()
  return fill && <WhenQuiet>{fill(name, props)}</WhenQuiet>
}
