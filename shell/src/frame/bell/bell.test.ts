import { badgeText, editorPath } from './bell.rules.ts'
import { readUploadMessage } from './read-upload-message.ts'

const message = {
  video_upload_id: '0199b5d0-0000-7000-8000-000000000001',
  video_id: '0199b5d0-0000-7000-8000-000000000002',
  name: 'Rücken stärken',
  thumbnail: null,
  success: true,
}

describe('the bell', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [4000, '99+'],
  ])('%d unseen shows "%s"', (unseen, text) => {
    expect(badgeText(unseen)).toBe(text)
  })

  it('leads to the lecture while there is one', () => {
    expect(editorPath({ course_id: 'c', chapter_id: 'k', video_id: 'v' })).toBe(
      '/course-editor/courses/c/chapters/k?video_id=v',
    )
    expect(editorPath({ course_id: 'c', chapter_id: null, video_id: 'v' })).toBeUndefined()
  })

  it('takes a message that is what was agreed', () => {
    expect(readUploadMessage(JSON.stringify(message))).toEqual(message)
  })

  it.each([
    ['no JSON', '{'],
    ['bytes', new Uint8Array([1])],
    ['an id that is none', JSON.stringify({ ...message, video_id: '7' })],
    ['a missing name', JSON.stringify({ ...message, name: undefined })],
    ['success in words', JSON.stringify({ ...message, success: 'yes' })],
  ])('rejects %s', (_, data) => {
    expect(readUploadMessage(data)).toBeUndefined()
  })
})
