import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { ApiFailure } from '../../client/api-failure.ts'
import { sessionQuery } from '../../store/platform.ts'
import { testSession } from '../../testing/index.ts'
import { ThemeRoot } from '../../theme/index.ts'
import { ToastList } from '../toasts/ToastList.tsx'
import { useMergedSave } from './useMergedSave.tsx'

type Fields = { title: string; price: number; text: string }
const base: Fields = { title: 'Rücken', price: 1, text: 'Atmen' }

const anna = { id: '1', name: 'Anna Albrecht' }

/** A server with one course, which somebody else has changed since the form was opened. */
const open = (theirs: Partial<Fields>, typed: Partial<Fields>, by = anna) => {
  const server = { fields: { ...base, ...theirs }, version: '2' }
  const writes: Partial<Fields>[] = []
  const Form = (): ReactNode => {
    const [said, setSaid] = useState('')
    const { save, dialog } = useMergedSave<Fields>({
      looks: {
        title: { label: 'Titel' },
        price: { label: 'Preis' },
        text: {
          label: 'Text',
          joined: (other, mine) => (mine.length > 10 ? undefined : `${other} ${mine}`),
        },
      },
      present: () =>
        Promise.resolve({
          ...server,
          edited: { at: '2026-03-02T17:30:00.000Z', by },
        }),
    })
    const send = () =>
      save({
        base,
        typed: { ...base, ...typed },
        version: '1',
        write: (changed, basedOn) => {
          if (basedOn !== server.version)
            return Promise.reject(new ApiFailure({ status: 409, code: 'edited_meanwhile', message: '' }))
          writes.push(changed)
          return Promise.resolve()
        },
      }).then(
        (stands) => setSaid(JSON.stringify(stands)),
        (error: unknown) => setSaid(String(error)),
      )
    return (
      <ThemeRoot>
        <button type="button" onClick={() => void send()}>
          Speichern
        </button>
        <output>{said}</output>
        {dialog}
        <ToastList />
      </ThemeRoot>
    )
  }
  const client = new QueryClient()
  client.setQueryData(sessionQuery.queryKey, testSession)
  render(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), writes }
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const said = () => screen.getByRole('status', { hidden: true }).textContent

it('merges what two people changed in different fields, and says whose change came in', async () => {
  const { user, writes } = open({ price: 2 }, { title: 'Meiner' })
  await press(user, 'Speichern')
  await waitFor(() => expect(said()).toBe(JSON.stringify({ ...base, title: 'Meiner', price: 2 })))
  expect(writes).toEqual([{ title: 'Meiner' }])
  expect(
    await screen.findByText('Anna Albrecht hat auch etwas geändert. Beides ist übernommen.'),
  ).toBeInTheDocument()
})

it('says of what came from another window of the same person that it was them', async () => {
  const { user } = open({ price: 2 }, { title: 'Meiner' }, { ...anna, id: testSession.user.id })
  await press(user, 'Speichern')
  expect(
    await screen.findByText('Du hast auch in einem anderen Fenster etwas geändert. Beides ist übernommen.'),
  ).toBeInTheDocument()
})

it('shows both versions of one field, says whose it is and when, and keeps mine', async () => {
  const { user, writes } = open({ title: 'Annas Titel' }, { title: 'Meiner', price: 3 })
  await press(user, 'Speichern')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Anna Albrecht')
  expect(dialog).toHaveTextContent('Annas Titel')
  expect(dialog).toHaveTextContent('Meiner')
  expect(dialog).not.toHaveTextContent('Preis')
  await press(user, 'So speichern')
  await waitFor(() => expect(writes).toEqual([{ title: 'Meiner', price: 3 }]))
})

it('shows in each version what it changed of what both started from', async () => {
  const { user } = open({ title: 'Rücken im Büro' }, { title: 'Starker Rücken' })
  await press(user, 'Speichern')
  const dialog = await screen.findByRole('dialog')
  expect([...dialog.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
    'Kommt dazu: Starker ',
    'Kommt dazu:  im Büro',
  ])
})

it('takes theirs and still saves what only I have changed', async () => {
  const { user, writes } = open({ title: 'Annas Titel' }, { title: 'Meiner', price: 3 })
  await press(user, 'Speichern')
  await user.click(await screen.findByRole('radio', { name: 'Titel: Fassung von Anna Albrecht' }))
  await press(user, 'So speichern')
  await waitFor(() => expect(writes).toEqual([{ price: 3 }]))
  expect(said()).toBe(JSON.stringify({ ...base, title: 'Annas Titel', price: 3 }))
})

it('keeps both where they can stand together', async () => {
  const { user, writes } = open({ text: 'Halten' }, { text: 'Lösen' })
  await press(user, 'Speichern')
  await user.click(await screen.findByRole('radio', { name: 'Text: Beide behalten' }))
  await press(user, 'So speichern')
  await waitFor(() => expect(writes).toEqual([{ text: 'Halten Lösen' }]))
})

it('takes what it sent itself and got no answer to for no version of somebody else', async () => {
  const server = { fields: base, version: '1' }
  let isBroken = true
  const Form = (): ReactNode => {
    const { save, dialog } = useMergedSave<Fields>({
      looks: { title: { label: 'Titel' }, price: { label: 'Preis' }, text: { label: 'Text' } },
      present: () =>
        Promise.resolve({
          ...server,
          edited: { at: '2026-03-02T17:30:00.000Z', by: { id: '2', name: 'Ben Blau' } },
        }),
    })
    const send = (title: string) =>
      save({
        base,
        typed: { ...base, title },
        version: '1',
        write: (changed, basedOn) => {
          if (basedOn !== server.version)
            return Promise.reject(new ApiFailure({ status: 409, code: 'edited_meanwhile', message: '' }))
          Object.assign(server, { fields: { ...server.fields, ...changed }, version: `${server.version}+` })
          return isBroken
            ? Promise.reject(new ApiFailure({ status: 0, code: 'network', message: '' }))
            : Promise.resolve()
        },
      }).catch(() => undefined)
    return (
      <ThemeRoot>
        {['Eins', 'Zwei'].map((title) => (
          <button key={title} type="button" onClick={() => void send(title)}>
            {title}
          </button>
        ))}
        {dialog}
        <ToastList />
      </ThemeRoot>
    )
  }
  render(<Form />)
  const user = userEvent.setup()
  await press(user, 'Eins')
  await waitFor(() => expect(server.fields.title).toBe('Eins'))
  isBroken = false
  await press(user, 'Zwei')
  await waitFor(() => expect(server.fields.title).toBe('Zwei'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Ben Blau hat auch etwas geändert/)).not.toBeInTheDocument()
})

it('does not offer both where they do not fit into the field', async () => {
  const { user } = open({ text: 'Halten' }, { text: 'Lösen und wieder halten' })
  await press(user, 'Speichern')
  expect(await screen.findByRole('radio', { name: 'Text: Deine Fassung' })).toBeChecked()
  expect(screen.queryByRole('radio', { name: 'Text: Beide behalten' })).not.toBeInTheDocument()
})

it('sends nothing and says so when the choice is put off', async () => {
  const { user, writes } = open({ title: 'Annas Titel' }, { title: 'Meiner' })
  await press(user, 'Speichern')
  await press(user, 'Später entscheiden')
  await waitFor(() => expect(said()).toContain('Noch nicht gespeichert'))
  expect(writes).toEqual([])
})
