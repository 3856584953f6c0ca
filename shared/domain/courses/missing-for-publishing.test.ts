import { adviceForPublishing, missingForPublishing } from './missing-for-publishing.ts'
import { chapter, course, video } from './snapshots.fixtures.ts'

const FACTS = { today: '2026-11-22', proofs: [], hasFee: false, sounds: new Set(['sound']) }

const film = (state?: 'uploading' | 'processing' | 'ready' | 'failed') =>
  missingForPublishing(
    course(chapter('1', video('a', { type: 'video', asset_id: 'asset', rich_text: null }))),
    new Map(state ? [['asset', state]] : []),
  ).map((thing) => thing.code)

describe('what a course lacks', () => {
  it.each([
    ['ready', []],
    ['processing', []],
    ['uploading', ['video_uploading']],
    ['failed', ['video_failed']],
    [undefined, ['video_file']],
  ] as const)('a film that is %s', (state, expected) => {
    expect(film(state)).toEqual(expected)
  })

  it('names chapter and lecture', () => {
    const draft = course(chapter('1'), chapter('2', video('a', { title: ' ', rich_text: null })))
    expect(missingForPublishing(draft, new Map())).toEqual([
      {
        code: 'chapter_empty',
        chapter_id: '1',
        chapter_title: 'Chapter 1',
        video_id: null,
        video_title: null,
      },
      { code: 'video_title', chapter_id: '2', chapter_title: 'Chapter 2', video_id: 'a', video_title: ' ' },
      { code: 'text_empty', chapter_id: '2', chapter_title: 'Chapter 2', video_id: 'a', video_title: ' ' },
    ])
    expect(missingForPublishing(course(), new Map()).map((thing) => thing.code)).toEqual(['no_chapters'])
  })

  it('advises without refusing', () => {
    const advised = (asset_id: string | null, uncaptioned: string[] = []) => {
      const draft = course(chapter('1', video('a', { type: 'video', rich_text: null, asset_id })))
      draft.course.instructor_name = ''
      return adviceForPublishing(draft, FACTS, new Map(), new Set(uncaptioned)).map((thing) => thing.code)
    }
    expect(advised('film')).toEqual(['instructor', 'captions'])
    // Nobody writes captions for a film that is not there, or in which nothing is said.
    expect(advised(null)).toEqual(['instructor'])
    expect(advised('film', ['film'])).toEqual(['instructor'])
  })

  it('advises to write captions for a film in a text', () => {
    const advised = (languages: string[]) => {
      const block = { type: 'film' as const, attrs: { film_id: 'film', title: 'Am Ball' } }
      const rich_text = { type: 'doc' as const, content: [block] }
      const captions = languages.map((language) => ({ language, label: language, vtt: 'WEBVTT' }))
      const text = video('a', { type: 'richText', rich_text, captions })
      return adviceForPublishing(course(chapter('1', text)), FACTS)
        .map((thing) => thing.code)
        .filter((code) => code === 'captions')
    }
    expect(advised([])).toEqual(['captions'])
    expect(advised(['de'])).toEqual([])
  })

  it.each([
    ['a sound', 'sound', undefined, ['transcript']],
    ['a sound without words', 'sound', ' ', ['transcript']],
    ['a sound to read along', 'sound', 'Ein und aus', []],
    ['another file', 'sheet', undefined, []],
  ])('advises to write down what is said for %s in a text', (_case, file_id, transcript, codes) => {
    const block = { type: 'handout' as const, attrs: { file_id, title: 'Atmen', transcript } }
    const rich_text = { type: 'doc' as const, content: [block] }
    const text = video('a', { type: 'richText', rich_text })
    const advice = adviceForPublishing(course(chapter('1', text)), FACTS).filter(({ video_id }) => video_id)
    expect(advice.map(({ code }) => code)).toEqual(codes)
  })
})
