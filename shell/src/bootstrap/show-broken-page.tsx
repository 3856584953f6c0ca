import { ThemeRoot } from '@kursportal/shared/theme'
import { createRoot } from 'react-dom/client'
import { BrokenPage } from '../features/errors/BrokenPage.tsx'
import { endSplash } from './splash.ts'

/** Says that the page cannot be shown, where even what the frame needs is missing. */
export const showBrokenPage = (): void => {
  const place = document.getElementById('app')
  if (!place) return
  createRoot(place).render(
    <ThemeRoot>
      <BrokenPage />
    </ThemeRoot>,
  )
  endSplash(document.getElementById('splash'), performance.now())
}
