import { act, renderHook } from '@testing-library/react'
import { useFilmTrouble } from './useFilmTrouble.ts'

const sameAddress = () => Promise.resolve(true)
const noAddress = () => Promise.resolve(false)
const open = (renew: () => Promise<boolean>) => renderHook(() => useFilmTrouble(renew)).result

it('has a film loaded again although its address is still the same, and says so when that does not help', async () => {
  const film = open(sameAddress)
  for (const tries of [1, 2]) {
    await act(async () => film.current.onFailure('expired'))
    expect(film.current).toMatchObject({ tries, trouble: undefined })
  }
  await act(async () => film.current.onFailure('expired'))
  expect(film.current).toMatchObject({ tries: 2, trouble: 'broken' })
  await act(() => film.current.again())
  expect(film.current).toMatchObject({ tries: 3, trouble: undefined })
})

it('has nothing to load where no address is to be had', async () => {
  const film = open(noAddress)
  await act(async () => film.current.onFailure('expired'))
  expect(film.current).toMatchObject({ tries: 0, trouble: 'broken' })
})
