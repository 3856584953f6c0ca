import { frameRateFor, judgeFilm } from './judge-film.ts'
import type { Probe } from './probe.ts'

const limits = { videoBytes: 1000, videoSeconds: 60 }
const picture = { codec_type: 'video', width: 640, height: 360, avg_frame_rate: '25/1' }
const sound = { codec_type: 'audio' }
const probed = (streams: Probe['streams'], rest: Partial<Probe> = {}): Probe => ({
  streams,
  format: { format_name: 'mov', probe_score: 100, duration: 12 },
  bytes: 10,
  complaint: null,
  missing: 0,
  ...rest,
})

describe('what a probed file is', () => {
  it.each<[string, Probe, string]>([
    ['no bytes', probed([], { bytes: 0 }), 'empty'],
    ['too many bytes', probed([picture], { bytes: 1001 }), 'too_large'],
    [
      'another kind of file',
      probed([], { complaint: 'Invalid data found when processing input' }),
      'not_a_video',
    ],
    ['a film cut off before its index', probed([], { complaint: 'moov atom not found' }), 'unreadable'],
    ['a film whose end is missing', probed([picture], { missing: 0.3 }), 'unreadable'],
    ['only guessed', probed([sound], { format: { probe_score: 1, duration: 3 } }), 'not_a_video'],
    ['only sound', probed([sound]), 'no_picture'],
    ['a song with a cover', probed([sound, { ...picture, disposition: { attached_pic: 1 } }]), 'no_picture'],
    ['neither', probed([]), 'not_a_video'],
    ['too long', probed([picture], { format: { duration: 61 } }), 'too_long'],
    ['without an end', probed([picture], { format: {} }), 'unreadable'],
    ['a side no camera has', probed([{ ...picture, width: 60_000 }]), 'unreadable'],
  ])('%s', (_what, probe, problem) => {
    expect(judgeFilm(probe, limits)).toEqual({ problem })
  })

  it.each([
    ['as it is', {}, 640, 360],
    ['turned by a phone', { side_data_list: [{ rotation: -90 }] }, 360, 640],
    ['turned, written the old way', { tags: { rotate: '270' } }, 360, 640],
    ['upside down', { side_data_list: [{ rotation: 180 }] }, 640, 360],
    ['with pixels that are no squares', { sample_aspect_ratio: '2:1' }, 1280, 360],
  ])('a film %s', (_what, stream, width, height) => {
    expect(judgeFilm(probed([{ ...picture, ...stream }, sound]), limits)).toEqual({
      width,
      height,
      durationSeconds: 12,
      hasAudio: true,
      frameRate: '25',
    })
  })

  it.each([
    ['25/1', '25'],
    ['30000/1001', '30000/1001'],
    ['60/1', '30'],
    ['50/1', '25'],
    ['59940/1001', '30000/1001'],
    ['2997/125', '24000/1001'],
    ['327/10', '30'],
    ['44/1', '30'],
    ['48/1', '24'],
    ['120/1', '30'],
    ['1/1', '10'],
    ['0/0', '25'],
    [undefined, '25'],
  ])('the frame rate of %s', (average, rate) => {
    expect(frameRateFor(average)).toBe(rate)
  })
})
