import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import forms from './react-for-forms.ts'

const told: string[] = []

/** As a form that says in a layout effect that it is ready. */
function Ready({ name }: { name: string }) {
  const [ready, setReady] = useState('nobody')
  forms.useLayoutEffect(() => {
    setReady(name)
    told.push(`${name} comes`)
    return () => void told.push(`${name} goes`)
  }, [name])
  return <p>{ready}</p>
}

let root: Root
beforeEach(() => {
  told.length = 0
  // What React leaves for later must be left.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  act(() => root.unmount())
})

const draw = (name: string): void => flushSync(() => root.render(<Ready name={name} />))

it('leaves what a layout effect sets at first for a drawing of its own', async () => {
  draw('one')
  expect(told).toEqual(['one comes'])
  expect(screen.getByText('nobody')).toBeVisible()
  expect(await screen.findByText('one')).toBeVisible()
})

it('draws at once what it sets later', async () => {
  draw('one')
  await screen.findByText('one')
  draw('two')
  expect(screen.getByText('two')).toBeVisible()
})

it('ends an effect before the next one, and only when there is one', () => {
  draw('one')
  draw('one')
  draw('two')
  expect(told).toEqual(['one comes', 'one goes', 'two comes'])
})
