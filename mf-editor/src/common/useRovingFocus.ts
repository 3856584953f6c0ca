import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

type Options = {
  /** What Up and Down go along; without it they are left to others. */
  lines?: string
}

/**
 * Makes many controls one stop for the Tab key: Left and Right go along all of them, Home and End to the first and last,
 * Up and Down along `lines`. The one that had the focus last has it again.
 * @param selector which controls; what is inside windows that the place opens is not meant
 */
export const useRovingFocus = <Place extends HTMLElement = HTMLDivElement>(
  selector: string,
  { lines }: Options = {},
): {
  ref: RefObject<Place | null>
  onKeyDown: (event: KeyboardEvent<Place>) => void
  onFocus: (event: FocusEvent<Place>) => void
} => {
  const ref = useRef<Place>(null)
  const last = useRef<HTMLElement>(null)
  const controls = (): HTMLElement[] => [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const settle = (): void => {
    const all = controls()
    const stop =
      all.find((control) => control === last.current) ??
      all.find((control) => control.getAttribute('aria-current') === 'page') ??
      all[0]
    for (const control of all) control.tabIndex = control === stop ? 0 : -1
  }
  // What is drawn anew may have other controls.
  useLayoutEffect(settle)
  return {
    ref,
    onFocus: ({ target }) => {
      if (!(target instanceof HTMLElement) || !ref.current?.contains(target)) return
      last.current = target
      settle()
    },
    onKeyDown: (event) => {
      const at = document.activeElement
      // While an entry is dragged by keyboard, the arrows move it.
      if (
        event.defaultPrevented ||
        !(at instanceof HTMLElement) ||
        (at.getAttribute('aria-pressed') === 'true' && at.getAttribute('aria-roledescription') !== null)
      )
        return
      const isLine = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      const all = controls()
      const place = all.indexOf(at)
      if (place < 0 || (isLine && !lines)) return
      const next =
        isLine && lines
          ? lineFrom(all, place, lines, event.key === 'ArrowDown' ? 1 : -1)
          : along(all, place, event.key)
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}

const along = (all: readonly HTMLElement[], place: number, key: string): HTMLElement | undefined => {
  if (key === 'ArrowRight') return all[(place + 1) % all.length]
  if (key === 'ArrowLeft') return all[(place - 1 + all.length) % all.length]
  if (key === 'Home') return all[0]
  return key === 'End' ? all.at(-1) : undefined
}

const lineFrom = (
  all: readonly HTMLElement[],
  place: number,
  lines: string,
  step: 1 | -1,
): HTMLElement | undefined => {
  const rest = step === 1 ? all.slice(place + 1) : all.slice(0, place).toReversed()
  return rest.find((control) => control.matches(lines))
}
