import * as React from 'react'

/**
 * As React's own, but what the effect sets the first time is drawn as a transition: in pieces, and not in the task that put
 * the page into place.
 */
const useLayoutEffect = (effect: React.EffectCallback, on?: React.DependencyList): void => {
  const isFirst = React.useRef(true)
  React.useLayoutEffect(() => {
    if (!isFirst.current) return effect()
    isFirst.current = false
    let leave: ReturnType<React.EffectCallback> = undefined
    React.startTransition(() => {
      leave = effect()
    })
    return leave
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- those of whoever asks for it
  }, on)
}

/**
 * Takes the place of React for React Hook Form (`shared/federation/webpack/shell-config.ts`), which sets that a form is
 * ready in a layout effect. React then does all effects of the form and draws it a second time before the browser has its
 * turn: half of the longest tasks of the profile on a slow phone. Nobody asks a form whether it is ready.
 */
export default { ...React, useLayoutEffect }
