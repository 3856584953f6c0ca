import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { testLecture } from '../../../testing/lecture.ts'
import { VideoLecture } from './VideoLecture.tsx'

const open = (address: string) =>
  renderPage(<VideoLecture lecture={testLecture({ type: 'video', position_seconds: 200 })} />, {
    at: `/lecture${address}`,
    answers: {
      'GET /watch': {
        url: 'https://kurse.example/api/media/x/master.m3u8',
        expires_at: '2030-01-01T00:00:00.000Z',
        duration_seconds: 600,
        part: null,
        renditions: [],
        complete: true,
        captions: [],
        thumbnail_image_id: null,
      },
    },
  })

it.each(['', '?at=', '?at=600', '?at=-1', '?at=x'])('asks where to go on at %s', async (address) => {
  open(address)
  expect(await screen.findByRole('button', { name: 'Weiter bei 3:20' })).toBeVisible()
})

it.each(['?at=83.4', '?at=0'])('asks nothing where the address says it: %s', async (address) => {
  open(address)
  expect(await screen.findByText('Das Video wird geladen …')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Weiter bei/ })).not.toBeInTheDocument()
})
