import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { useQuery } from './use-query.ts'

let drawn: string[] = []

const Name = ({ from }: { from: () => Promise<string> }) => {
  const name = useQuery({ queryKey: ['name'], queryFn: from })
  const shown = name.isPending ? 'waits' : `${name.data}`
  drawn.push(shown)
  return <p>{shown}</p>
}

const draw = (from: () => Promise<string>) => {
  drawn = []
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = () => (
    <QueryClientProvider client={client}>
      <Name from={from} />
    </QueryClientProvider>
  )
  return { client, page, ...render(page()) }
}

describe('a query', () => {
  it('keeps its waiting state while what came first is prepared', async () => {
    draw(() => Promise.resolve('Ada'))
    expect(await screen.findByText('Ada')).toBeInTheDocument()
    expect(drawn.filter((shown) => shown === 'Ada')).toHaveLength(1)
  })

  it('shows what follows at once', async () => {
    const { client } = draw(() => Promise.resolve('Ada'))
    await screen.findByText('Ada')
    drawn = []
    client.setQueryData(['name'], 'Grace')
    await screen.findByText('Grace')
    expect(drawn).toEqual(['Grace'])
  })

  it('does not draw a page twice whenever the page is drawn', async () => {
    const { page, rerender } = draw(() => Promise.resolve('Ada'))
    await screen.findByText('Ada')
    drawn = []
    rerender(page())
    expect(drawn).toEqual(['Ada'])
  })
})
