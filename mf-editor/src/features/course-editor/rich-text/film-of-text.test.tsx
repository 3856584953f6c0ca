import type { Film, VideoDraft } from '@kursportal/shared/contract'
import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import '@kursportal/shared/testing/kept'
import { draftText } from '../../../common/drafts.testing.ts'
import { film } from '../video/video-part.testing.tsx'
import RichTextPart from './RichTextPart.tsx'

const ready = film(1)
const failed: Film = {
  ...film(2, { state: 'failed', failure: 'unreadable', watchable: false, renditions: [] }),
  file_name: 'kaputt.mp4',
}

const show = (films: Pick<VideoDraft, 'media' | 'upload'>) =>
  renderPage(<RichTextPart video={{ ...draftText, ...films }} />, {
    answers: {
      'GET /video/rich-text': {
        video_id: draftText.id,
        document: { type: 'doc', content: [{ type: 'paragraph' }] },
        version: '1',
        edited: null,
      },
      'GET /captions': { items: [], total: 0 },
    },
  })

describe('the film of a text', () => {
  it('is said to have failed beside the text, and no captions are asked for', async () => {
    show({ media: null, upload: failed })
    expect(await screen.findByText(/„kaputt.mp4“: Die Datei ist beschädigt/)).toBeVisible()
    expect(await screen.findByText(/Danach kannst du hier Untertitel hinzufügen/)).toBeVisible()
    expect(screen.queryByText('Noch keine Untertitel')).toBeNull()
    expect(screen.queryByLabelText('Untertiteldatei')).toBeNull()
  })

  it('keeps its captions where another was to replace it and failed', async () => {
    show({ media: ready, upload: failed })
    expect(await screen.findByText(/„kaputt.mp4“: Die Datei ist beschädigt/)).toBeVisible()
    expect(await screen.findByLabelText('Untertiteldatei')).toBeInTheDocument()
  })

  it('is not spoken of where there is none', async () => {
    show({ media: null, upload: null })
    expect(await screen.findByRole('textbox')).toBeVisible()
    expect(screen.queryByText('Untertitel')).toBeNull()
  })
})
