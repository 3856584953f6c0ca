import { lendCaptions } from './native-captions.ts'

type Cue = { startTime: number; text: string }

class FakeTrack {
  cues: Cue[] = []
  mode = 'hidden'
  addCue(cue: Cue): void {
    this.cues.push(cue)
  }
  removeCue(cue: Cue): void {
    this.cues = this.cues.filter((one) => one !== cue)
  }
}

/** A video whose tracks can be looked at; jsdom has none. */
const arrange = (lines: { from: number; to: number; text: string }[]) => {
  Object.assign(globalThis, {
    VTTCue: class {
      startTime: number
      endTime: number
      text: string
      constructor(startTime: number, endTime: number, text: string) {
        this.startTime = startTime
        this.endTime = endTime
        this.text = text
      }
    },
  })
  const video = document.createElement('video')
  const tracks: FakeTrack[] = []
  Object.assign(video, {
    addTextTrack: () => {
      const track = new FakeTrack()
      tracks.push(track)
      return track
    },
  })
  const stop = lendCaptions(video, () => ({ lines, language: 'de', label: 'Deutsch' }))
  const fire = (name: string) => video.dispatchEvent(new Event(name))
  return { tracks, fire, stop }
}

it('hands the captions over to the phone’s own full screen, and takes them back', () => {
  const { tracks, fire } = arrange([{ from: 1, to: 2, text: 'Atme ein.' }])
  fire('webkitbeginfullscreen')
  expect(tracks.map(({ mode, cues }) => [mode, cues.map(({ text }) => text)])).toEqual([
    ['showing', ['Atme ein.']],
  ])
  fire('webkitendfullscreen')
  expect(tracks.map(({ mode, cues }) => [mode, cues.length])).toEqual([['disabled', 0]])
})

it('hands nothing over while they are off, or after its end', () => {
  const off = arrange([])
  off.fire('webkitbeginfullscreen')
  expect(off.tracks).toEqual([])
  const stopped = arrange([{ from: 1, to: 2, text: 'Atme ein.' }])
  stopped.stop()
  stopped.fire('webkitbeginfullscreen')
  expect(stopped.tracks).toEqual([])
})
