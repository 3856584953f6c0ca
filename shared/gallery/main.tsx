import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ThemeRoot } from '../theme/index.ts'
import { ToastList } from '../ui/toasts/ToastList.tsx'
import { Gallery } from './Gallery.tsx'

const root = document.createElement('div')
document.body.append(root)
const primary = new URLSearchParams(location.search).get('farbe') ?? undefined
const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <ThemeRoot primary={primary}>
        <Gallery search={location.search} />
        <ToastList />
      </ThemeRoot>
    ),
  },
])
createRoot(root).render(<RouterProvider router={router} />)
