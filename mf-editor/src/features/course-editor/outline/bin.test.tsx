import type { DeletedPart } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { draftChapter, draftCourse, draftText } from '../../../common/drafts.testing.ts'
import { readOutline } from '../api/read-draft.ts'
import { Outline } from './Outline.tsx'

const deleted: DeletedPart = {
  id: '01980000-0000-7000-8000-000000000041',
  kind: 'lecture',
  title: 'Stehen',
  type: 'richText',
  lectures: 0,
  chapter: { title: 'Woche 1', deleted: false },
  deleted_at: '2026-03-01T09:00:00.000Z',
  kept_until: '2026-03-31T09:00:00.000Z',
}
const chapter: DeletedPart = {
  ...deleted,
  id: '01980000-0000-7000-8000-000000000042',
  kind: 'chapter',
  title: 'Woche 9',
  type: null,
  lectures: 2,
  chapter: null,
}
const inside: DeletedPart = {
  ...deleted,
  id: '01980000-0000-7000-8000-000000000043',
  title: 'Gehen',
  chapter: { title: 'Woche 9', deleted: true },
}

/** The page around it, which reads the outline as well. */
const Page = (): ReactNode => {
  useQuery(readOutline(draftCourse.id))
  return <Outline course={draftCourse} chapters={[draftChapter]} isWide />
}

const open = async (items: DeletedPart[], answers: FakeAnswers = {}) => {
  const page = renderPage(<Page />, {
    answers: {
      'GET /chapters-videos/dev': { items: [draftChapter], total: 1 },
      'GET /deleted-parts': { items, total: items.length },
      'POST /video/restore': draftText,
      ...answers,
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Papierkorb' }))
  return { ...page, sheet: await screen.findByRole('dialog', { name: 'Papierkorb' }) }
}

describe('the bin of a course', () => {
  it('says what was deleted, from where and until when it is kept, and brings it back', async () => {
    const { user, sent, sheet } = await open([deleted])
    expect(await within(sheet).findByText('Aus Kapitel „Woche 1“')).toBeVisible()
    expect(within(sheet).getByText(/liegt hier bis 31.03.2026/)).toBeVisible()
    await user.click(within(sheet).getByRole('button', { name: 'Zurückholen: Stehen' }))
    expect(await screen.findByText('„Stehen“ ist wieder da.')).toBeInTheDocument()
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'POST /video/restore')?.query).toEqual({
        'video-id': deleted.id,
      }),
    )
  })

  it('says that a part is back also once the list, read anew, has it no more', async () => {
    let isBack = false
    const { user, sheet } = await open([], {
      'GET /deleted-parts': () => (isBack ? { items: [], total: 0 } : { items: [deleted], total: 1 }),
      // The outline takes longer than the bin.
      'GET /chapters-videos/dev': async () => {
        if (isBack) await screen.findByText('Hier liegt nichts')
        return { items: [draftChapter], total: 1 }
      },
      'POST /video/restore': () => {
        isBack = true
        return draftText
      },
    })
    await user.click(await within(sheet).findByRole('button', { name: 'Zurückholen: Stehen' }))
    expect(await screen.findByText('„Stehen“ ist wieder da.')).toBeInTheDocument()
    expect(within(sheet).getByText('Hier liegt nichts')).toBeVisible()
  })

  it('says that the chapter of a lecture comes back first', async () => {
    const { sheet } = await open([inside, chapter])
    expect(await within(sheet).findByText('Hol zuerst dieses Kapitel zurück.')).toBeVisible()
    expect(within(sheet).getByText('Kapitel · 2 Lektionen')).toBeVisible()
    expect(within(sheet).getAllByRole('button', { name: /^Zurückholen/ })).toHaveLength(1)
  })

  it('is empty where nothing was deleted', async () => {
    const { sheet } = await open([])
    expect(await within(sheet).findByText('Hier liegt nichts')).toBeVisible()
  })
})
