import { act, fireEvent, render, screen } from '@testing-library/react'
import { useGoesOn } from './useGoesOn.ts'

const Example = () => {
  const { goesOn, ref } = useGoesOn()
  return (
    <section ref={ref} aria-label="Tabelle">
      {goesOn ? 'Weiter rechts' : 'Alles da'}
    </section>
  )
}

it('says that there is more to the right until its end is reached', () => {
  render(<Example />)
  const box = screen.getByRole('region', { name: 'Tabelle' })
  expect(box).toHaveTextContent('Alles da')
  Object.defineProperties(box, { clientWidth: { value: 800 }, scrollWidth: { value: 1200 } })
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(box).toHaveTextContent('Weiter rechts')
  box.scrollLeft = 400
  fireEvent.scroll(box)
  expect(box).toHaveTextContent('Alles da')
})
