import { captionsPlaylist, masterPlaylist, renditionPlaylist } from './playlists.ts'
import { listFiles, listSegments } from './read-rendition.ts'

const small = { height: 360, width: 640, bandwidth: 500_000, codecs: 'avc1.4d401e,mp4a.40.2' }
const large = { height: 720, width: 1280, bandwidth: 2_600_000, codecs: 'avc1.64001f,mp4a.40.2' }

describe('playlists', () => {
  it('names every size and the captions', () => {
    expect(masterPlaylist([small, large], [{ language: 'de', label: 'Deutsch' }])).toBe(
      `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="Deutsch",LANGUAGE="de",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions/de.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=500000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",SUBTITLES="captions"
360p/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2600000,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2",SUBTITLES="captions"
720p/index.m3u8
`,
    )
  })

  it.each([
    [undefined, '360p'],
    [360, '360p'],
    [700, '720p'],
    [2160, '720p'],
  ])('begins with the size nearest to %s', (preferred, first) => {
    const names = masterPlaylist([small, large], [], preferred).match(/^\d+p/gm)
    expect(names?.[0]).toBe(first)
    expect(names).toHaveLength(2)
  })

  it('keeps a label from breaking out of its attribute', () => {
    expect(masterPlaylist([small], [{ language: 'de', label: 'a",URI="evil\nx' }])).toContain(
      'NAME="a ,URI= evil x"',
    )
  })

  it('says how long the captions are', () => {
    expect(captionsPlaylist('de', 12.5)).toContain('#EXT-X-TARGETDURATION:13\n')
    expect(captionsPlaylist('de', 12.5)).toContain('#EXTINF:12.500,\nde.vtt\n')
  })

  it('says of a size that is made what is there, and that it begins at the beginning', () => {
    const runs = [{ init: 'init-0a.mp4', seconds: [4, 4.04] }]
    expect(renditionPlaylist(runs, { isWhole: false })).toBe(
      `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-PLAYLIST-TYPE:EVENT
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-START:TIME-OFFSET=0
#EXT-X-MAP:URI="init-0a.mp4"
#EXTINF:4.000000,
seg_00000.m4s
#EXTINF:4.040000,
seg_00001.m4s
`,
    )
  })

  it('begins a whole size as it was while it grew, and says where another encoder went on', () => {
    const runs = [
      { init: 'init-0a.mp4', seconds: [4, 4] },
      { init: 'init-0b.mp4', seconds: [4, 1.5] },
    ]
    const whole = renditionPlaylist(runs, { isWhole: true })
    expect(whole).toContain('#EXT-X-PLAYLIST-TYPE:VOD\n')
    expect(whole).toMatch(
      /seg_00001\.m4s\n#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="init-0b\.mp4"\n#EXTINF:4\.000000,\nseg_00002/,
    )
    expect(whole.endsWith('seg_00003.m4s\n#EXT-X-ENDLIST\n')).toBe(true)
    expect(listFiles(whole)).toEqual([
      'init-0a.mp4',
      'init-0b.mp4',
      'seg_00000.m4s',
      'seg_00001.m4s',
      'seg_00002.m4s',
      'seg_00003.m4s',
    ])
  })

  it('reads the segments of a playlist', () => {
    expect(listSegments('#EXTM3U\n#EXTINF:4.000000,\nseg_0.m4s\n#EXTINF:1.5,\nseg_1.m4s\n')).toEqual([
      { name: 'seg_0.m4s', seconds: 4 },
      { name: 'seg_1.m4s', seconds: 1.5 },
    ])
  })
})
