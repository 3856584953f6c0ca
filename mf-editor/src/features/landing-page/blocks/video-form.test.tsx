import type { LandingBlock, LandingFilmChoice } from '@kursportal/shared/contract'
import { renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { newBlock } from '../state/blocks.ts'
import { VideoForm } from './VideoForm.tsx'

type Video = Extract<LandingBlock, { type: 'video' }>

const id = (last: string) => `01980000-0000-7000-8000-00000000000${last}`
const film = (last: string, more: Partial<LandingFilmChoice> = {}): LandingFilmChoice => ({
  film_id: id(last),
  video_id: id(last),
  image_id: null,
  cut: null,
  seconds: 75,
  title: `Übung ${last}`,
  course_title: 'Rückenfit',
  watchable: true,
  has_captions: true,
  ...more,
})
const blank = (): Video => {
  const block = newBlock('video')
  if (block.type !== 'video') throw new Error('no video')
  return block
}

/** A page is as long as the server makes it. */
const PAGE = 3

const open = (items: LandingFilmChoice[]) => {
  const shown: { block?: LandingBlock } = {}
  const Form = (): ReactNode => {
    const [block, setBlock] = useState(blank)
    return (
      <VideoForm
        block={block}
        accessId={id('a')}
        change={(next) => {
          shown.block = next
          if (next.type === 'video') setBlock(next)
        }}
      />
    )
  }
  const page = renderPage(<Form />, {
    answers: {
      'GET /landing-page/films': ({ query }) => {
        const found = query['search'] ? [] : items
        const from = Number(query['offset'] ?? 0)
        return { items: found.slice(from, from + PAGE), total: found.length }
      },
    },
  })
  return { ...page, shown }
}

it('offers every video, a page at a press', async () => {
  const { user } = open(['1', '2', '3', '4'].map((last) => film(last)))
  await user.click(screen.getByRole('button', { name: 'Video auswählen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Welches Video?' })
  await user.click(await within(dialog).findByRole('button', { name: 'Weitere zeigen' }))
  expect(await within(dialog).findByRole('button', { name: /Übung 4/ })).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Weitere zeigen' })).toBeNull()
})

it('takes a video of a course with its title, and says which cannot be taken yet', async () => {
  const { user, shown } = open([film('1', { has_captions: false }), film('2', { watchable: false })])
  await user.click(screen.getByRole('button', { name: 'Video auswählen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Welches Video?' })
  expect(await within(dialog).findByRole('button', { name: /Übung 2.*wird noch verarbeitet/ })).toBeDisabled()
  await user.click(within(dialog).getByRole('button', { name: /Übung 1.*1:15.*ohne Untertitel/ }))
  expect(await screen.findByText('Dauer: 1:15')).toBeVisible()
  expect(await screen.findByRole('textbox', { name: /Was ist im Video zu sehen/ })).toHaveValue('Übung 1')
  expect(shown.block).toMatchObject({ film: { film_id: id('1'), seconds: 75 }, title: 'Übung 1' })
})

it('keeps the title its author wrote when another video is taken', async () => {
  const { user, shown } = open([film('1'), film('2')])
  await user.click(screen.getByRole('button', { name: 'Video auswählen' }))
  await user.click(await screen.findByRole('button', { name: /^Übung 1/ }))
  const title = await screen.findByRole('textbox', { name: /Was ist im Video zu sehen/ })
  await user.clear(title)
  await user.type(title, 'So geht es')
  await user.click(screen.getByRole('button', { name: 'Anderes Video auswählen' }))
  await user.click(await screen.findByRole('button', { name: /^Übung 2/ }))
  expect(shown.block).toMatchObject({ film: { film_id: id('2') }, title: 'So geht es' })
})

it('leads to the courses where there is no video, and says when a search finds none', async () => {
  const { user } = open([])
  await user.click(screen.getByRole('button', { name: 'Video auswählen' }))
  expect(await screen.findByRole('link', { name: 'Zu deinen Kursen' })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Kurs suchen' }), 'Schlaf')
  expect(await screen.findByText('Kein Kurs gefunden')).toBeVisible()
})
