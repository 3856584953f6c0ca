import { jest } from '@jest/globals'
import type { ComponentType } from 'react'
import { page } from '@kursportal/shared/router'
import { prepareRoute, waitForFirstScreen } from './prepare-first-screen.ts'

it('fetches the page that stands at the address, and no other', async () => {
  const fetched: string[] = []
  const pageOf = (name: string) =>
    page(() => {
      fetched.push(name)
      const Found: ComponentType = () => null
      return Promise.resolve({ default: Found })
    })
  const routes = ['/courses', '/courses/:id', '/courses/:id/print'].map((path) => ({
    path,
    element: pageOf(path),
  }))
  await prepareRoute({ routes, texts: {} }, '/courses/7')
  await prepareRoute({ routes, texts: {} }, '/elsewhere')
  expect(fetched).toEqual(['/courses/:id'])
})

describe('the frame', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is drawn with its first screen', async () => {
    await expect(waitForFirstScreen(Promise.resolve())).resolves.toBeUndefined()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is drawn without one that failed', async () => {
    await expect(waitForFirstScreen(Promise.reject(new Error('gone')))).resolves.toBeUndefined()
  })

  it('is drawn without one that takes long', async () => {
    const waited = waitForFirstScreen(new Promise(() => undefined))
    await jest.advanceTimersByTimeAsync(150)
    await expect(waited).resolves.toBeUndefined()
  })
})
