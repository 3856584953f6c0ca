const neverInTheDom = new Set(['sx', 'theme', 'as', 'ownerState'])

/** Options for `styled`: the named props are the style's own and do not become attributes. */
export const ownProps = (...names: readonly string[]) => ({
  shouldForwardProp: (name: string) => !neverInTheDom.has(name) && !names.includes(name),
})
