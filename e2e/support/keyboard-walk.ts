import { expect, type Page } from '@playwright/test'

/** One place where Tab stops. */
type Stop = {
  /** Its number in the order of the document; -1 for what is no control, such as an area that scrolls. */
  index: number
  name: string
  ringed: boolean
  inSight: boolean
}

/** Notes everything that Tab should reach, in the order of the document, and gives the names in that order. */
const noteControls = (): string[] => {
  const selector =
    'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"], audio[controls], video[controls]'
  const controls: HTMLElement[] = []
  const collect = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.matches(selector)) controls.push(element)
      if (element.shadowRoot) collect(element.shadowRoot)
    }
  }
  collect(document)
  const groups = new Set<string>()
  const reachable = controls.filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    // Of a group of radio buttons Tab reaches one, the arrow keys the others.
    if (groups.has(element.name)) return false
    groups.add(element.name)
    return true
  })
  Object.assign(window, { walkControls: reachable })
  return reachable.map((element) => element.outerHTML.replace(/ (class|style)="[^"]*"/g, '').slice(0, 120))
}

/**
 * Looks at what has the focus each time Tab is about to move it, and when it has gone into a frame. The page looks by
 * itself, so that no press waits for an answer of its own.
 */
const watchFocus = (): void => {
  /** What has the focus now, and whether somebody can see that; undefined for the page itself. */
  const look = (): Stop | undefined => {
    let element: Element | null = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const focused = element
    const controls = (window as unknown as { walkControls: HTMLElement[] }).walkControls
    const outlined = (style: CSSStyleDeclaration): boolean =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    const around: Element[] = []
    for (let one: Element | null = focused; one && around.length < 4; one = one.parentElement)
      around.push(one)
    // A part of the player draws the ring of what it consists of around itself.
    const root = focused.getRootNode()
    const host = root instanceof ShadowRoot ? root.host : undefined
    if (host) around.push(host)
    const { left, top, width, height } = focused.getBoundingClientRect()
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const),
    )
    const sameGroup = (control: HTMLElement): boolean =>
      control instanceof HTMLInputElement &&
      focused instanceof HTMLInputElement &&
      control.type === 'radio' &&
      control.name === focused.name &&
      focused.type === 'radio'
    return {
      index: controls.findIndex((control) => control === focused || sameGroup(control)),
      name: focused.outerHTML.replace(/ (class|style)="[^"]*"/g, '').slice(0, 120),
      ringed:
        // What is inside of a frame has the focus then, and its ring.
        focused instanceof HTMLIFrameElement ||
        around.some((one) => outlined(getComputedStyle(one))) ||
        outlined(getComputedStyle(focused, '::after')) ||
        (host !== undefined && getComputedStyle(host).boxShadow !== 'none'),
      inSight: points.some(([x, y]) => {
        const shown = host ?? focused
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (shown.contains(hit) || hit.contains(shown))
      }),
    }
  }
  const twoFrames = (): Promise<unknown> =>
    new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const seen = new Map<Element, Stop>()
  const note = (): void => {
    const stop = look()
    const element = document.activeElement
    if (stop && element && !seen.has(element)) seen.set(element, stop)
  }
  // Where the focus is before the first press, Tab has not stopped.
  let begun = false
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab') return
    if (begun) note()
    begun = true
  }
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('blur', note)
  const readStops = async (): Promise<Stop[]> => {
    note()
    for (const [element, stop] of seen) {
      if (stop.inSight || !(element instanceof HTMLElement)) continue
      // Some pages move what has the focus into sight a moment later.
      element.focus()
      await twoFrames()
      seen.set(element, look() ?? stop)
    }
    return [...seen.values()]
  }
  Object.assign(window, { readStops })
}

/** Where Tab has stopped so far, in the order of the presses. */
const readStops = (): Promise<Stop[]> =>
  (window as unknown as { readStops: () => Promise<Stop[]> }).readStops()

/**
 * Goes through a whole page with Tab alone and says what is wrong with it: what is not reached (behind a trap, too),
 * what shows no ring of focus, what lies hidden below something else while it has the focus, what comes out of order.
 */
export const walkByKeyboard = async (page: Page): Promise<string[]> => {
  // Until it has faded away, the splash lies above everything.
  await expect(page.locator('#splash')).toHaveCount(0)
  const names = await page.evaluate(noteControls)
  await page.evaluate(watchFocus)
  let stops: Stop[] = []
  const reached = (): number[] => [...new Set(stops.map(({ index }) => index))].filter((index) => index >= 0)
  // Where the walk begins is not always the top, and a frame takes some presses for itself.
  for (const presses of [names.length, 8]) {
    if (reached().length === names.length) break
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab')
    stops = await page.evaluate(readStops)
  }
  const findings = stops.flatMap(({ name, ringed, inSight }) => [
    ...(ringed ? [] : [`no ring on ${name}`]),
    ...(inSight ? [] : [`focused, but out of sight: ${name}`]),
  ])
  const order = reached()
  const missed = names.filter((_, index) => !order.includes(index))
  // Where the walk began is not always the top; from the first stop on it goes through the document once around.
  const start = order.indexOf(Math.min(...order))
  const inOrder = [...order.slice(start), ...order.slice(0, start)]
  if (inOrder.some((index, place) => index < (inOrder[place - 1] ?? -1)))
    findings.push(`Tab does not follow the order of the page: ${inOrder.join(' ')}`)
  return [...findings, ...missed.map((name) => `not reached with Tab: ${name}`)]
}
