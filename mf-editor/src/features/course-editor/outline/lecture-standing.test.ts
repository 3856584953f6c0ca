import { draftText } from '../../../common/drafts.testing.ts'
import { lectureStanding } from './lecture-standing.ts'

const draftVideo = { ...draftText, type: 'video' as const }

describe('how a lecture stands in the outline', () => {
  it('lacks its film', () => {
    expect(lectureStanding(draftVideo, undefined)).toEqual({ words: 'Kein Video', needsCare: true })
  })

  it.each([
    ['queued', 'Upload wartet', false],
    ['sending', 'Upload läuft', false],
    ['paused', 'Upload angehalten', false],
    ['failed', 'Upload fehlgeschlagen', true],
  ] as const)('has one on its way that is %s', (state, words, needsCare) => {
    expect(lectureStanding(draftVideo, { state })).toEqual({ words, needsCare })
  })
})
