import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { jest } from '@jest/globals'
import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { PagePlace } from '../first-screen/PagePlace.tsx'
import { preparePage } from '../first-screen/prepare-page.ts'
import { page, part, retryPages } from './page.tsx'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = (): { failed: boolean } => ({ failed: true })
  override render(): ReactNode {
    return this.state.failed ? (
      <button
        onClick={() => {
          retryPages()
          this.setState({ failed: false })
        }}
      >
        Erneut
      </button>
    ) : (
      this.props.children
    )
  }
}

const Found = (): ReactNode => <h1>Da</h1>

describe('a page that is fetched when it is shown', () => {
  it('really fetches again after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = jest.fn<() => Promise<{ default: ComponentType }>>().mockRejectedValue(new Error('gone'))
    render(
      <Boundary>
        <Suspense fallback="…">{page(load)}</Suspense>
      </Boundary>,
    )
    const retry = await screen.findByRole('button')
    expect(load).toHaveBeenCalledTimes(2)
    load.mockResolvedValue({ default: Found })
    await userEvent.click(retry)
    expect(await screen.findByRole('heading')).toHaveTextContent('Da')
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('is drawn as soon as it is there: React alone would wait for 300 ms', async () => {
    const load = (): Promise<{ default: ComponentType }> =>
      new Promise((resolve) => setTimeout(() => resolve({ default: Found }), 30))
    const begun = performance.now()
    render(<PagePlace waiting="…">{page(load)}</PagePlace>)
    expect(screen.getByText('…')).toBeVisible()
    await screen.findByRole('heading', undefined, { interval: 5 })
    expect(performance.now() - begun).toBeLessThan(250)
  })
})

describe('a page that is prepared', () => {
  it('is drawn at once', async () => {
    const found = page(() => Promise.resolve({ default: Found }))
    await preparePage(found)
    render(<PagePlace waiting="…">{found}</PagePlace>)
    expect(screen.getByRole('heading')).toHaveTextContent('Da')
  })

  it('is fetched again when it did not come', async () => {
    const load = jest.fn<() => Promise<{ default: ComponentType }>>().mockRejectedValueOnce(new Error('gone'))
    load.mockResolvedValue({ default: Found })
    const found = page(load)
    await preparePage(found)
    render(<PagePlace waiting="…">{found}</PagePlace>)
    expect(await screen.findByRole('heading')).toHaveTextContent('Da')
  })

  it('keeps what was typed when it was on the screen already', async () => {
    const Form = (): ReactNode => <input aria-label="Name" />
    const form = page(() => Promise.resolve({ default: Form }))
    const { rerender } = render(<PagePlace waiting="…">{form}</PagePlace>)
    await userEvent.type(await screen.findByLabelText('Name'), 'Lore')
    await preparePage(form)
    rerender(<PagePlace waiting="–">{form}</PagePlace>)
    expect(screen.getByLabelText('Name')).toHaveValue('Lore')
  })

  it.each([
    ['nothing', undefined],
    ['an element of its own', <p key="own">{'Da'}</p>],
  ])('may be %s', async (_, element) => {
    await expect(preparePage(element)).resolves.toBeUndefined()
  })
})

describe('a part of a page that is fetched when it is shown', () => {
  it('is given what it is shown with, and has something in its place until then', async () => {
    const Greeting = part(
      () => Promise.resolve({ default: ({ name }: { name: string }) => <p>{`Hallo ${name}`}</p> }),
      <p>{'Kommt gleich'}</p>,
    )
    render(<Greeting name="Lore" />)
    expect(screen.getByText('Kommt gleich')).toBeVisible()
    expect(await screen.findByText('Hallo Lore')).toBeVisible()
  })
})
