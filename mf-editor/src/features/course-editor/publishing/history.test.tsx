import type { DraftVersion, Publication } from '@kursportal/shared/contract'
import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { draftCourse, draftText } from '../../../common/drafts.testing.ts'
import RichTextPart from '../rich-text/RichTextPart.tsx'
import { HistorySheet } from './HistorySheet.tsx'

const anna = { id: '01980000-0000-7000-8000-000000000099', name: 'Anna Albrecht' }
const size = { title: 'Rücken', chapters: 1, lectures: 2 }
const published: Publication = {
  id: '01980000-0000-7000-8000-000000000051',
  number: 1,
  published_at: '2026-03-02T10:00:00.000Z',
  published_by: anna,
  current: true,
  ...size,
}
const kept: DraftVersion = {
  id: '01980000-0000-7000-8000-000000000052',
  made_at: '2026-03-03T10:00:00.000Z',
  made_by: anna,
  ...size,
}

const Opened = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Versionen zeigen</button>
      <HistorySheet course={draftCourse} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const open = (
  answers: FakeAnswers = {},
  page = <HistorySheet course={draftCourse} open onClose={() => undefined} />,
) =>
  renderPage(page, {
    answers: {
      'GET /course/publications': { items: [published], total: 1 },
      'GET /course/draft-versions': { items: [kept], total: 1 },
      'GET /course/differences': { differences: [] },
      'POST /course/restore': draftCourse,
      ...answers,
    },
  })

describe('the versions of a course', () => {
  it('are its publishes and the drafts between them, the newest first', async () => {
    open()
    const headings = await screen.findAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Entwurf, /),
      'Version 1',
    ])
    expect(screen.getByText('Das sehen Teilnehmende')).toBeVisible()
  })

  it('are shown to the last one, a page at a press', async () => {
    const versions = [4, 3, 2, 1].map((day) => ({
      ...kept,
      id: `01980000-0000-7000-8000-00000000006${day}`,
      made_at: `2026-03-0${day}T10:00:00.000Z`,
    }))
    const { user } = open({
      // A page is as long as the server makes it.
      'GET /course/draft-versions': ({ query }) => ({
        items: versions.slice(Number(query.offset), Number(query.offset) + 2),
        total: versions.length,
      }),
    })
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Ältere Versionen' }))
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5))
    expect(screen.queryByRole('button', { name: 'Ältere Versionen' })).toBeNull()
  })

  it('compare with one another, the older one first', async () => {
    const { user, sent } = open()
    const [entry] = await screen.findAllByRole('listitem')
    await user.click(within(entry ?? document.body).getByRole('button', { name: 'Was war anders?' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Verglichen mit' }), 'Version 1')
    await waitFor(() =>
      expect(sent.findLast(({ key }) => key === 'GET /course/differences')?.query).toEqual({
        'course-id': draftCourse.id,
        from: published.id,
        to: kept.id,
      }),
    )
  })

  it('come back, and the draft of now is said to stay a version', async () => {
    const { user, sent } = open()
    const [entry] = await screen.findAllByRole('listitem')
    await user.click(
      within(entry ?? document.body).getByRole('button', { name: 'In den Entwurf zurückholen' }),
    )
    const dialog = await screen.findByRole('dialog', { name: /^Entwurf, .* zurückholen\?$/ })
    expect(dialog).toHaveTextContent('Auch er bleibt hier aufgehoben.')
    await user.click(within(dialog).getByRole('button', { name: 'In den Entwurf zurückholen' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'POST /course/restore')?.query).toEqual({
        'publication-id': kept.id,
      }),
    )
  })

  it('come back in the text that is open as well, and not only after it is opened anew', async () => {
    const textOf = (words: string, version: string) => ({
      video_id: draftText.id,
      document: {
        type: 'doc' as const,
        content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
      },
      version,
      edited: null,
    })
    let text = textOf('Wie es jetzt ist.', 'neu')
    const { user } = open(
      {
        'GET /video/rich-text': () => text,
        'GET /chapters-videos/dev': { items: [], total: 0 },
        'POST /course/restore': () => {
          text = textOf('Wie es einmal war.', 'alt')
          return draftCourse
        },
      },
      <>
        <RichTextPart video={draftText} />
        <Opened />
      </>,
    )
    expect(await screen.findByText('Wie es jetzt ist.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Versionen zeigen' }))
    const restore = { name: 'In den Entwurf zurückholen' }
    const [entry] = await screen.findAllByRole('listitem')
    await user.click(within(entry ?? document.body).getByRole('button', restore))
    const dialog = await screen.findByRole('dialog', { name: /zurückholen\?$/ })
    await user.click(within(dialog).getByRole('button', restore))
    expect(await screen.findByText('Wie es einmal war.')).toBeVisible()
    expect(screen.queryByText('Wie es jetzt ist.')).toBeNull()
  })

  it('give the focus back to what opened them when one came back', async () => {
    const { user } = open({}, <Opened />)
    await user.click(screen.getByRole('button', { name: 'Versionen zeigen' }))
    const restore = { name: 'In den Entwurf zurückholen' }
    const [entry] = await screen.findAllByRole('listitem')
    await user.click(within(entry ?? document.body).getByRole('button', restore))
    const dialog = await screen.findByRole('dialog', { name: /zurückholen\?$/ })
    await user.click(within(dialog).getByRole('button', restore))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Versionen zeigen' })).toHaveFocus()
  })
})
