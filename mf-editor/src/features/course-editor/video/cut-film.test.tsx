import type { VideoDraft } from '@kursportal/shared/contract'
import { refuse, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { draftChapter } from '../../../common/drafts.testing.ts'
import { film, id, lecture, show } from './video-part.testing.tsx'

describe('the beginning and the end of a film', () => {
  const openDialog = async (video: VideoDraft, answers: FakeAnswers = {}) => {
    const page = show(video, answers)
    await page.user.click(await screen.findByRole('button', { name: 'Anfang und Ende festlegen' }))
    return { ...page, dialog: await screen.findByRole('dialog') }
  }
  const type = async (
    user: ReturnType<typeof show>['user'],
    dialog: HTMLElement,
    from: string,
    to: string,
  ) => {
    for (const [name, value] of [
      ['Anfang', from],
      ['Ende', to],
    ] as const) {
      const field = within(dialog).getByRole('textbox', { name })
      await user.clear(field)
      await user.type(field, value)
    }
    await user.click(within(dialog).getByRole('button', { name: 'Speichern' }))
  }

  it('says what learners see, and stores times as they are typed', async () => {
    const cut = { film_id: id(1), from: 5, to: 50 }
    const { user, sent, dialog } = await openDialog(lecture({ media: film(1), film_cut: cut }), {
      'PATCH /video': lecture({ media: film(1) }),
    })
    expect(screen.getByText('Teilnehmende sehen 0:05 bis 0:50, das sind 0:45.')).toBeInTheDocument()
    await type(user, dialog, '0:07,5', '1:00,0')
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PATCH /video')?.body).toEqual({
        film_cut: { film_id: id(1), from: 7.5, to: null },
        based_on: '1',
      }),
    )
  })

  it('refuses what is no time, ends before it begins or behind the film', async () => {
    const { user, sent, dialog } = await openDialog(lecture({ media: film(1) }))
    for (const [from, to, said] of [
      ['gleich', '0:30', /Schreib die Zeit so/],
      ['0:30', '0:10', /mindestens eine Sekunde hinter dem Anfang/],
      ['0:00', '1:10', /spätestens bei 1:00,0/],
    ] as const) {
      await type(user, dialog, from, to)
      expect(await within(dialog).findByText(said)).toBeVisible()
    }
    expect(sent.some(({ key }) => key === 'PATCH /video')).toBe(false)
  })

  it('asks where somebody else has set another beginning, and takes their end', async () => {
    const cut = { film_id: id(1), from: 5, to: 50 }
    const theirs = lecture({ media: film(1), film_cut: cut, version: '2' })
    const { user, sent, dialog } = await openDialog(lecture({ media: film(1) }), {
      'GET /chapters-videos/dev': { items: [{ ...draftChapter, videos: [theirs] }], total: 1 },
      'PATCH /video': ({ body }) =>
        body?.based_on === '2' ? theirs : refuse('edited_meanwhile', { version: '2', edited: null }),
    })
    await type(user, dialog, '0:03', '1:00')
    const asked = await screen.findByRole('dialog', { name: /gleichzeitig/ })
    expect(within(asked).getAllByRole('group')).toHaveLength(1)
    expect(within(asked).getByRole('group', { name: 'Anfang' })).toHaveTextContent('0:05,0')
    await user.click(within(asked).getByRole('button', { name: 'So speichern' }))
    await waitFor(() =>
      expect(sent.findLast(({ key }) => key === 'PATCH /video')?.body).toEqual({
        film_cut: { film_id: id(1), from: 3, to: 50 },
        based_on: '2',
      }),
    )
  })
})
