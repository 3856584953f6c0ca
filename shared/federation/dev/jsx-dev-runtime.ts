import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { ElementType, Key } from 'react'

export { Fragment }

/**
 * What a development build of a remote writes for JSX, in the words of the kit: the shell a remote is tried in may be a
 * release, whose React has no development form of it.
 */
export const jsxDEV = (type: ElementType, props: object, key: Key | undefined, several: boolean) =>
  several ? jsxs(type, props, key) : jsx(type, props, key)
