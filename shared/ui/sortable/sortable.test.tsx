import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { ThemeRoot } from '../../theme/index.ts'
import { moved } from './move.ts'
import { SortableList } from './SortableList.tsx'

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [2, -1, 'cab'],
  [7, 0, 'abc'],
])('moves %d to %d: %s', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected)
})

function Example() {
  const [items, setItems] = useState(['Ankommen', 'Üben', 'Quiz'])
  return (
    <ThemeRoot>
      <SortableList
        label="Lektionen"
        items={items}
        itemKey={(item) => item}
        itemName={(item) => item}
        onReorder={setItems}
      >
        {(item) => item}
      </SortableList>
    </ThemeRoot>
  )
}
const order = () =>
  within(screen.getByRole('list', { name: 'Lektionen' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

it('is sorted by menu, and says what happened', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Quiz' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ganz nach oben' }))
  expect(order()).toEqual(['Quiz', 'Ankommen', 'Üben'])
  expect(screen.getByText('„Quiz“ ist jetzt an Stelle 1 von 3.')).toBeInTheDocument()
})

it('says why the first one cannot go up', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Ankommen' }))
  expect(await screen.findByRole('menuitem', { name: /Nach oben\s*Steht schon ganz oben/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
