import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ThemeRoot } from '../theme/index.ts'
import { groups } from './stories.ts'

const all = groups.flatMap(({ title, stories }) =>
  stories.map((story) => [title, story.name, story] as const),
)

it.each(all)('%s, %s: draws without complaint', async (_, name, story) => {
  const router = createMemoryRouter([{ path: '*', element: <ThemeRoot>{story.render()}</ThemeRoot> }])
  await act(async () => void render(<RouterProvider router={router} />))
  expect(name).not.toBe('')
})
