import { watchPageLocks } from './page-locks.ts'

it('takes away what a remote has locked, and nothing that was there before or that scrolling needs', () => {
  document.documentElement.style.overflow = 'clip'
  document.body.style.setProperty('--top-bar', '72px')
  const release = watchPageLocks()
  document.documentElement.style.overflow = 'hidden'
  document.body.style.overflow = 'hidden'
  document.body.style.pointerEvents = 'none'
  document.body.style.setProperty('--bottom-bar', '10px')
  release()
  expect(document.documentElement.style.overflow).toBe('hidden')
  expect(document.body.getAttribute('style')).toBe('--top-bar: 72px; --bottom-bar: 10px;')
})

it('gives the application back to those who press or hear', () => {
  document.body.innerHTML = '<div id="app" aria-hidden="true"></div>'
  const app = document.querySelector('#app')
  const release = watchPageLocks()
  app?.setAttribute('inert', '')
  document.body.setAttribute('contenteditable', 'true')
  release()
  expect(app?.outerHTML).toBe('<div id="app" aria-hidden="true"></div>')
  expect(document.body.hasAttribute('contenteditable')).toBe(false)
})
