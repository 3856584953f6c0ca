import { refuse, renderPage } from '@kursportal/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { draftChapter } from '../../../common/drafts.testing.ts'
import { useOrder } from '../api/order-parts.ts'
import { OrderConflictDialog } from './OrderConflictDialog.tsx'

const courseId = '01980000-0000-7000-8000-000000000950'
const chapter = (name: string) => ({
  ...draftChapter,
  // The letters of the test are hexadecimal.
  id: `01980000-0000-7000-8000-00000000000${name.toLowerCase()}`,
  title: name,
  videos: [],
})
const list = (names: string) => names.split('').map(chapter)

/** Somebody puts chapters into an order while the server has another one by now. */
const reorder = async (mine: string, theirs: string) => {
  let go = (): void => undefined
  const Page = (): ReactNode => {
    const order = useOrder(courseId)
    go = () => order.mutate({ before: list('ABCD'), after: list(mine) })
    return (
      <>
        {order.conflict && <OrderConflictDialog conflict={order.conflict} />}
        <output>{order.status}</output>
      </>
    )
  }
  const now = list(theirs).map(({ id }) => id)
  const rendered = renderPage(<Page />, {
    answers: {
      'GET /chapters-videos/dev': { items: list(theirs), total: theirs.length },
      'PATCH /chapter/order': ({ body }) =>
        body?.previous_ids?.join() === now.join() ? undefined : refuse('order_out_of_date', { current: now }),
    },
  })
  await act(async () => {
    go()
    await Promise.resolve()
  })
  const orders = () =>
    rendered.sent
      .filter(({ key }) => key === 'PATCH /chapter/order')
      .map(({ body }) => body as { chapter_ids: string[] })
      .map(({ chapter_ids }) => chapter_ids.map((id) => id.slice(-1).toUpperCase()).join(''))
  return { ...rendered, orders }
}

describe('two people at the order of one course', () => {
  it('keeps both moves where each moved something else, and says so', async () => {
    const { orders } = await reorder('DABC', 'ACBD')
    await waitFor(() => expect(orders()).toEqual(['DABC', 'DACB']))
    expect(
      await screen.findByText('Jemand anderes hat auch etwas geändert. Beides ist übernommen.'),
    ).toBeInTheDocument()
  })

  it('leaves out what somebody deleted and keeps what somebody added', async () => {
    const { orders } = await reorder('DABC', 'ACDE')
    await waitFor(() => expect(orders()).toEqual(['DABC', 'DEAC']))
  })

  it('asks where both moved the same, and keeps mine', async () => {
    const { user, orders } = await reorder('DABC', 'ADBC')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('1. D')
    expect(dialog).toHaveTextContent('2. D')
    await user.click(within(dialog).getByRole('button', { name: 'So speichern' }))
    await waitFor(() => expect(orders()).toEqual(['DABC', 'DABC']))
  })

  it('sends nothing more where the other order is chosen', async () => {
    const { user, orders } = await reorder('DABC', 'ADBC')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('radio', { name: /Die andere Fassung/ }))
    await user.click(within(dialog).getByRole('button', { name: 'So speichern' }))
    expect(await screen.findByText('success')).toBeVisible()
    expect(orders()).toEqual(['DABC'])
  })
})
