import { isFlood, moved, type Moves } from './moves.rules.ts'

const presses = ['pointerdown', 'pointerup', 'keydown', 'popstate'] as const

/** Where a move of the history leads to, as the Navigation API tells; else where the page is. */
const targetOf = (event: Event): string => {
  const destination: unknown = 'destination' in event ? event.destination : undefined
  const known = typeof destination === 'object' && destination !== null && 'url' in destination
  return new URL(known ? String(destination.url) : location.href, location.href).pathname
}

/**
 * Notices a page that goes from one address to the next by itself and lets nobody leave: routes that lead to each other, a
 * timer that drags back, a flood of history entries. Browsers without the Navigation API tell nothing of it.
 * @param tell told of the address such a page goes to
 */
export const watchMoves = (tell: (pathname: string) => void): void => {
  const navigation: unknown = Reflect.get(globalThis, 'navigation')
  if (!(navigation instanceof EventTarget)) return
  let moves: Moves = { pressed: performance.now(), own: [] }
  for (const press of presses)
    addEventListener(
      press,
      () => {
        moves = { ...moves, pressed: performance.now() }
      },
      true,
    )
  navigation.addEventListener('navigate', (event) => {
    moves = moved(moves, performance.now())
    if (!isFlood(moves)) return
    moves = { ...moves, own: [] }
    tell(targetOf(event))
  })
}
