import { captionsPlaylist, masterPlaylist } from './playlists.ts'
import { listSegments } from './read-rendition.ts'

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

  it('reads the segments of a playlist', () => {
    expect(listSegments('#EXTM3U\n#EXTINF:4.000000,\nseg_0.m4s\n#EXTINF:1.5,\nseg_1.m4s\n')).toEqual([
      { name: 'seg_0.m4s', seconds: 4 },
      { name: 'seg_1.m4s', seconds: 1.5 },
    ])
  })
})
