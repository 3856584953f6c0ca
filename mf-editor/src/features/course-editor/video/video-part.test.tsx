import { refuse, testSession } from '@kursportal/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { uploads } from '@kursportal/shared/ui/uploads'
import { chooser, film, german, id, instant, lecture, show } from './video-part.testing.tsx'

describe('the video of a lecture', () => {
  it('names its size by the shorter side, also upright', async () => {
    show(lecture({ media: film(1) }))
    expect(await screen.findByText(/bis 720p/)).toBeVisible()
    expect(screen.queryByText(/1280p/)).toBeNull()
  })

  const failed = film(1, { state: 'failed', failure: 'unreadable', watchable: false, renditions: [] })

  it('is asked for anew before captions where it failed', async () => {
    const { user, become } = show(lecture({ upload: failed }))
    expect(await screen.findByText(/Danach kannst du hier Untertitel hinzufügen/)).toBeVisible()
    expect(screen.queryByText('Noch keine Untertitel')).toBeNull()
    expect(screen.queryByLabelText('Untertiteldatei')).toBeNull()
    become(lecture({ media: film(2) }))
    expect(await screen.findByLabelText('Untertiteldatei')).toBeInTheDocument()
    become(lecture({ upload: failed }))
    expect(screen.queryByLabelText('Untertiteldatei')).toBeNull()
    // What was chosen there is not taken away by a film that fails meanwhile.
    become(lecture({ media: film(2) }))
    const lines = 'WEBVTT\n\n00:01.000 --> 00:03.000\nLeg dich hin.\n'
    const file = Object.assign(new File([lines], 'film.vtt', { type: 'text/vtt' }), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(lines).buffer),
    })
    await user.upload(await screen.findByLabelText('Untertiteldatei'), file)
    expect(await screen.findByText(/film\.vtt/)).toBeVisible()
    become(lecture({ upload: failed }))
    expect(screen.getByText(/film\.vtt/)).toBeVisible()
  })

  it('leaves the captions that exist within reach where it failed', async () => {
    show(lecture({ upload: failed }), { 'GET /captions': { items: [german], total: 1 } })
    expect(await screen.findByText(/Deine Untertitel bleiben erhalten/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Deutsch/ })).toBeVisible()
  })

  it('is said to stay where the one that was to replace it failed', async () => {
    show(lecture({ media: film(2), upload: failed }))
    expect(
      await screen.findByText(/noch einmal hoch\. Bis dahin bleibt „film-2\.mp4“ in der Lektion\./),
    ).toBeVisible()
    expect(await screen.findByLabelText('Untertiteldatei')).toBeInTheDocument()
  })

  it('stays above the one that replaces it, which can be given up', async () => {
    const video = lecture({ media: film(1), upload: film(2, { state: 'processing', progress: 0.4 }) })
    const { user, sent } = show(video)
    expect(await screen.findByText('Das Video ist fertig')).toBeVisible()
    expect(screen.getByText(/bleibt das jetzige Video oben. Die Glocke sagt Bescheid/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Doch das alte behalten' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('button', { name: 'Das neue nehmen' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Doch das alte behalten' }))
    expect(sent.find(({ key }) => key === 'DELETE /video/upload')?.query).toEqual({
      'video-upload-id': id(2),
    })
  })

  it('can be looked at while it is made, and is not taken away from who does when it is ready', async () => {
    const watch = {
      url: 'https://platform.example/master.m3u8',
      expires_at: instant,
      duration_seconds: 60,
      part: null,
      renditions: [],
      complete: false,
      captions: [],
      thumbnail_image_id: null,
    }
    const video = lecture({ media: film(1, { state: 'processing', progress: 0.1 }) })
    const { become } = show(video, { 'GET /watch': watch })
    const player = await screen.findByLabelText('Vorschau von „Aufwärmen“')
    expect(screen.getByText(/Du kannst das Video schon ansehen/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Anfang und Ende festlegen' })).toBeNull()
    become(lecture({ media: film(1) }))
    expect(await screen.findByText('Das Video ist fertig')).toBeVisible()
    expect(screen.getByLabelText('Vorschau von „Aufwärmen“')).toBe(player)
    expect(screen.getByRole('button', { name: 'Anfang und Ende festlegen' })).toBeVisible()
  })

  it('leads back to the one before', async () => {
    const before = lecture({ media: film(2), former_media: film(1) })
    const { user, sent } = show(before, {
      'PUT /video/former-film': lecture({ media: film(1), former_media: film(2) }),
    })
    expect(await screen.findByText('Vorher war hier „film-1.mp4“.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Zurück zum vorigen Video' }))
    expect(await screen.findByText('Hier ist wieder „film-1.mp4“.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'PUT /video/former-film')?.query).toEqual({ 'video-id': id(100) })
  })

  it.each([
    ['Datei prüfen', { width: null, watchable: false }],
    ['Zum Ansehen vorbereiten', { watchable: false }],
    ['Alle Auflösungen erstellen', {}],
  ])('says which step it is at: %s', async (step, more) => {
    show(lecture({ media: film(1, { state: 'processing', progress: 0.2, ...more }) }))
    const items = await screen.findAllByRole('listitem')
    const current = items.filter((item) => item.getAttribute('aria-current') === 'step')
    expect(current.map(({ textContent }) => textContent)).toEqual([step])
  })

  it('does not speak of a bell to somebody who has none', async () => {
    const admin = { ...testSession, perms: { admin: true, course_creator: false } }
    show(lecture({ media: film(1, { state: 'processing', watchable: false }) }), {}, admin)
    expect(await screen.findByText(/Hier steht, wenn es fertig ist/)).toBeVisible()
    expect(screen.queryByText(/Glocke/)).toBeNull()
  })

  it('is not called unfinished between its last byte and the word of the server', async () => {
    const unfinished = lecture({ media: null, upload: film(1, { state: 'uploading', watchable: false }) })
    const { user, become } = show(lecture({}), {
      'PUT /video/upload-link': {
        upload_url: 'https://platform.example/tus',
        video_upload_id: id(1),
        max_bytes: 1,
        expires_at: instant,
        resumes: true,
        complete: true,
      },
    })
    become(unfinished)
    await user.upload(
      await chooser('Video auswählen'),
      new File(['film'], 'Dehnen.mp4', { type: 'video/mp4' }),
    )
    expect(await screen.findByText(/Das Video ist angekommen/)).toBeVisible()
    expect(screen.queryByText('Ein Upload ist noch nicht fertig')).toBeNull()
    become(lecture({ media: film(1, { state: 'processing', watchable: false }) }))
    expect(await screen.findByText('Wird verarbeitet')).toBeVisible()
    expect(screen.queryByText(/Das Video ist angekommen/)).toBeNull()
  })

  it('asks what becomes of several files, and makes a lecture for each further one', async () => {
    const { user, sent } = show(lecture({}), {
      'PUT /video': lecture({ id: id(101), title: 'Kraft am Morgen' }),
      'PUT /video/upload-link': refuse('video_quota_used_up'),
    })
    const files = ['Dehnen.mp4', 'Kraft_am_Morgen.mp4'].map(
      (name) => new File(['film'], name, { type: 'video/mp4' }),
    )
    await user.upload(await chooser('Video auswählen'), files)
    const dialog = await screen.findByRole('dialog', { name: '2 Videos hochladen?' })
    expect(dialog).toHaveTextContent('„Dehnen.mp4“ kommt in diese Lektion.')
    expect(dialog).toHaveTextContent('Neue Lektion: „Kraft am Morgen“')
    await user.click(within(dialog).getByRole('button', { name: 'Alle hochladen' }))
    const made = sent.find(({ key }) => key === 'PUT /video')
    expect(made).toMatchObject({ body: { title: 'Kraft am Morgen' }, query: { 'chapter-id': id(300) } })
    expect([...uploads.snapshot().keys()]).toEqual([id(100), id(101)])
    // The room is used up: it says so and leads to where it can be freed.
    expect(await screen.findByRole('link', { name: 'Platz für Videos ansehen' })).toHaveAttribute(
      'href',
      '/course-editor/video-space',
    )
    await act(async () => {
      for (const videoId of uploads.snapshot().keys()) await uploads.cancel(videoId)
    })
  })
})
