import { jest } from '@jest/globals'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ApiFailure, type FailureCode } from '../../client/api-failure.ts'
import { useQuery } from '../../query/index.ts'
import { ThemeRoot } from '../../theme/index.ts'
import { Loaded } from './Loaded.tsx'

const refusal = (code: FailureCode) => new ApiFailure({ status: 400, code, message: code })
const home = { label: 'Zur Liste', href: '/list' }

type Reader = () => Promise<string>

function Course({ read }: { read: Reader }) {
  const course = useQuery({ queryKey: ['course'], queryFn: read })
  return (
    <>
      <h1>Kurs</h1>
      <Loaded query={course} waiting="wartet" failed="Der Kurs konnte nicht geladen werden" home={home}>
        {(title) => title.toUpperCase()}
      </Loaded>
    </>
  )
}

function Both({ name, age }: { name: Reader; age: () => Promise<number | null> }) {
  const names = useQuery({ queryKey: ['name'], queryFn: name })
  const ages = useQuery({ queryKey: ['age'], queryFn: age })
  return (
    <Loaded query={[names, ages]} waiting="wartet" failed="Beides fehlt">
      {([one, other]) => `${one.trim()} ist ${other?.toFixed(0) ?? 'alterslos'}`}
    </Loaded>
  )
}

const show = (page: ReactNode) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <ThemeRoot>
      <QueryClientProvider client={client}>{page}</QueryClientProvider>
    </ThemeRoot>,
  )
  return { client, user: userEvent.setup() }
}
const again = () => screen.queryByRole('button', { name: 'Noch einmal versuchen' })
const answersInTurn = <Answer,>(...answers: (() => Promise<Answer>)[]) => {
  let asked = 0
  return (): Promise<Answer> => {
    asked += 1
    return answers[asked - 1]?.() ?? Promise.reject(new Error('asked too often'))
  }
}
const fails = () => Promise.reject(refusal('unavailable'))

describe('what is loaded', () => {
  it('waits, then is there; the heading stays', async () => {
    show(<Course read={() => Promise.resolve('Yoga')} />)
    expect(screen.getByText('wartet')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Kurs' })).toBeVisible()
    expect(await screen.findByText('YOGA')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Kurs' })).toBeVisible()
  })

  it('says why it did not come, and comes when it is asked again', async () => {
    const { user } = show(<Course read={answersInTurn<string>(fails, () => Promise.resolve('Yoga'))} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Der Kurs konnte nicht geladen werden/)
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByText('YOGA')).toBeVisible()
  })

  it('leads on from what is gone', async () => {
    show(<Course read={() => Promise.reject(refusal('not_found'))} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Das gibt es hier nicht/)
    expect(screen.getByRole('link', { name: 'Zur Liste' })).toHaveAttribute('href', '/list')
    expect(again()).toBeNull()
  })

  it('leads on from what is not allowed', async () => {
    show(<Course read={() => Promise.reject(refusal('forbidden'))} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Das darfst du leider nicht/)
    expect(screen.getByRole('link', { name: 'Zur Liste' })).toBeVisible()
    expect(again()).toBeNull()
  })

  it('stays when a later fetch fails', async () => {
    const { client } = show(<Course read={answersInTurn<string>(() => Promise.resolve('Yoga'), fails)} />)
    await screen.findByText('YOGA')
    await act(() => client.refetchQueries())
    expect(client.getQueryState(['course'])?.status).toBe('error')
    expect(screen.getByText('YOGA')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  describe('without a connection', () => {
    const goes = (way: 'online' | 'offline') => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(way === 'online')
      window.dispatchEvent(new Event(way))
      onlineManager.setOnline(way === 'online')
    }
    afterEach(() => act(() => goes('online')))

    it('says so instead of waiting, and comes with the connection', async () => {
      goes('offline')
      show(<Course read={() => Promise.resolve('Yoga')} />)
      expect(await screen.findByRole('alert')).toHaveTextContent(/Du bist gerade offline/)
      act(() => goes('online'))
      expect(await screen.findByText('YOGA')).toBeVisible()
    })
  })
})

describe('what is loaded from several queries', () => {
  it('is there when all are, also with nothing as an answer', async () => {
    show(<Both name={() => Promise.resolve('Ada ')} age={() => Promise.resolve(null)} />)
    expect(await screen.findByText('Ada ist alterslos')).toBeVisible()
  })

  it('asks again for what failed only', async () => {
    let names = 0
    const name = () => {
      names += 1
      return Promise.resolve('Ada')
    }
    const { user } = show(
      <Both name={name} age={answersInTurn<number | null>(fails, () => Promise.resolve(36))} />,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/Beides fehlt/)
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByText('Ada ist 36')).toBeVisible()
    expect(names).toBe(1)
  })
})
