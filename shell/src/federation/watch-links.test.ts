import { jest } from '@jest/globals'
import { watchLinks } from './watch-links.ts'

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>

/** A view that says what it is told to. */
class View {
  static all: View[] = []
  readonly watched = new Set<Element>()
  readonly tell: (entries: readonly Seen[]) => void
  readonly options: IntersectionObserverInit
  constructor(tell: (entries: readonly Seen[]) => void, options: IntersectionObserverInit) {
    this.tell = tell
    this.options = options
    View.all.push(this)
  }
  observe = (element: Element) => this.watched.add(element)
  unobserve = (element: Element) => this.watched.delete(element)
  disconnect = () => this.watched.clear()
}

const link = (href: string): HTMLAnchorElement => {
  const made = document.createElement('a')
  made.href = href
  made.append(document.createElement('span'))
  document.body.append(made)
  return made
}

const point = (at: Element, event = 'pointerover') => at.dispatchEvent(new Event(event, { bubbles: true }))

describe('watching links', () => {
  const ahead = jest.fn<(pathname: string) => void>()
  let stop: () => void
  let idle: (() => void)[]
  beforeEach(() => {
    View.all = []
    idle = []
    ahead.mockClear()
    document.body.replaceChildren()
    Object.assign(globalThis, {
      IntersectionObserver: View,
      requestIdleCallback: (work: () => void) => idle.push(work),
    })
  })
  afterEach(() => {
    stop()
    for (const name of ['IntersectionObserver', 'requestIdleCallback'])
      Reflect.deleteProperty(globalThis, name)
  })
  const start = () => {
    stop = watchLinks(ahead)
  }
  const rest = async () => {
    await Promise.resolve() // Changes of the document are told after the current work.
    for (const work of idle.splice(0)) work()
  }

  it.each(['pointerover', 'focusin', 'touchstart'])('says where a link leads on %s', (event) => {
    start()
    point(link('/sales').firstElementChild ?? document.body, event)
    expect(ahead.mock.calls).toEqual([['/sales']])
  })

  it('says nothing of other sites, of what is no link, and once stopped', () => {
    start()
    point(link('https://elsewhere.example/sales'))
    point(document.body)
    stop()
    point(link('/sales'))
    expect(ahead).not.toHaveBeenCalled()
  })

  it('says once where a link within 200 pixels of the view leads', async () => {
    const near = link('/sales')
    const far = link('/admin')
    start()
    await rest()
    const [view] = View.all
    expect(view?.options).toEqual({ rootMargin: '200px' })
    view?.tell([
      { isIntersecting: true, target: near },
      { isIntersecting: false, target: far },
    ])
    expect(ahead.mock.calls).toEqual([['/sales']])
    expect([...(view?.watched ?? [])]).toEqual([far])
  })

  it('watches links that appear later, each once', async () => {
    start()
    await rest()
    const later = link('/courses/7')
    await rest()
    const [view] = View.all
    expect([...(view?.watched ?? [])]).toEqual([later])
    view?.unobserve(later)
    link('/certificates')
    await rest()
    expect(view?.watched.has(later)).toBe(false)
    expect(view?.watched.size).toBe(1)
  })

  it('leaves the line to what is on the way, and watches once that is there', async () => {
    const waiting = document.body.appendChild(document.createElement('div'))
    waiting.dataset['waiting'] = ''
    const sales = link('/sales')
    start()
    await rest()
    expect(View.all[0]?.watched.has(sales)).toBe(false)
    waiting.remove()
    await rest()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await rest()
    expect(View.all[0]?.watched.has(sales)).toBe(true)
  })

  it('goes by pointer and focus alone where the browser cannot see the view', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    start()
    point(link('/sales'))
    expect(ahead.mock.calls).toEqual([['/sales']])
  })
})
