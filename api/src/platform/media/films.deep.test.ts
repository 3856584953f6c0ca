import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { makeTestFilm, testFilmBytes, type FilmOptions } from '../../testing/films.ts'
import { judgeFilm } from './judge-film.ts'
import { ladderFor } from './ladder.ts'
import { makeRendition, UnreadableFilm } from './make-rendition.ts'
import { probe } from './probe.ts'
import { listSegments, readHeader, readSegments } from './read-rendition.ts'
import { takePicture } from './take-picture.ts'

const limits = { videoBytes: 10_000_000, videoSeconds: 60 }
const { signal } = new AbortController()
const verdict = async (file: string) => judgeFilm(await probe(file), limits)
const factsOf = async (file: string) => {
  const facts = await verdict(file)
  if ('problem' in facts) throw new Error(facts.problem)
  return facts
}

describe('real files', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kursportal-films-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const written = async (content: string | Buffer): Promise<string> => {
    const file = join(folder, 'upload')
    await writeFile(file, content)
    return file
  }
  const rendered = async (file: string) => {
    const facts = await factsOf(file)
    const [rung] = ladderFor(facts)
    if (!rung) throw new Error('no size')
    await makeRendition(file, folder, rung, facts, { signal })
    const { codecs } = await readHeader(folder, facts.hasAudio)
    const seconds = (await readSegments(folder)).reduce((sum, segment) => sum + segment.seconds, 0)
    return { facts, rung, rendition: { codecs, seconds } }
  }

  it.each([
    ['nothing', '', 'empty'],
    ['a letter', 'Sehr geehrte Damen und Herren\n'.repeat(50), 'not_a_video'],
    ['a web page', '<!doctype html><title>x</title>', 'not_a_video'],
    [
      'a playlist that names a file of the server',
      '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
      'not_a_video',
    ],
    ['a list of files to join', "ffconcat version 1.0\nfile '/etc/passwd'\n", 'not_a_video'],
  ])('%s is not taken for a film', async (_what, content, problem) => {
    expect(await verdict(await written(content))).toEqual({ problem })
  })

  it('a picture and a song are no films', async () => {
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await verdict(await written(png))).toEqual({ problem: 'not_a_video' })
    const song = await makeTestFilm({ picture: false, name: 'song.mp3' })
    expect(await verdict(song)).toEqual({ problem: 'no_picture' })
  })

  it('a film cut off is unreadable at once, wherever its index stands', async () => {
    const indexLast = await written((await testFilmBytes()).subarray(0, 9000))
    expect(await verdict(indexLast)).toEqual({ problem: 'unreadable' })
    const whole = await testFilmBytes({ seconds: 10, extra: ['-movflags', '+faststart'] })
    const indexFirst = await written(whole.subarray(0, Math.round(whole.length * 0.7)))
    expect(await verdict(indexFirst)).toEqual({ problem: 'unreadable' })
  })

  it('a film whose container does not say where it ends is unreadable once it is decoded', async () => {
    const whole = await testFilmBytes({
      name: 'film.mkv',
      seconds: 10,
      extra: ['-c:v', 'mpeg4', '-c:a', 'mp2'],
    })
    const { facts, rendition } = await rendered(await written(whole.subarray(0, whole.length / 2)))
    expect(rendition.seconds).toBeLessThan(facts.durationSeconds * 0.95 - 1)
  })

  it('a film of which only the last bytes are missing is taken', async () => {
    const whole = await testFilmBytes({ seconds: 10, extra: ['-movflags', '+faststart'] })
    expect(await verdict(await written(whole.subarray(0, whole.length - 100)))).not.toHaveProperty('problem')
  })

  it.each<[string, FilmOptions, { size: string; codecs: RegExp }]>([
    ['with sound', {}, { size: '160x90', codecs: /^avc1\.4d40[0-9a-f]{2},mp4a\.40\.2$/ }],
    ['without sound', { sound: false }, { size: '160x90', codecs: /^avc1\.4d40[0-9a-f]{2}$/ }],
    [
      'with odd sides',
      { extra: ['-vf', 'scale=161:91,setsar=1', '-pix_fmt', 'yuv444p'] },
      { size: '158x90', codecs: /^avc1/ },
    ],
    ['with 50 pictures a second', { rate: 50 }, { size: '160x90', codecs: /^avc1/ }],
    [
      'with changing frame rate',
      { seconds: 6, extra: ['-vf', "select='if(lt(t,3),1,not(mod(n,5)))'"] },
      { size: '160x90', codecs: /^avc1/ },
    ],
    [
      'with pictures at changing distances, 33 a second on the average',
      { seconds: 6, rate: 60, extra: ['-vf', "select='if(lt(t,1),1,not(mod(n,2)))'", '-fps_mode', 'vfr'] },
      { size: '160x90', codecs: /^avc1/ },
    ],
    [
      'as WebM',
      { name: 'film.webm', extra: ['-c:v', 'vp8', '-c:a', 'libvorbis'] },
      { size: '160x90', codecs: /^avc1/ },
    ],
    [
      'as AVI',
      { name: 'film.avi', extra: ['-c:v', 'mpeg4', '-c:a', 'mp2'] },
      { size: '160x90', codecs: /^avc1/ },
    ],
  ])('a film %s can be watched', async (_what, options, expected) => {
    const { facts, rung, rendition } = await rendered(await makeTestFilm(options))
    expect(`${rung.width}x${rung.height}`).toBe(expected.size)
    expect(rendition.codecs).toMatch(expected.codecs)
    expect(Math.abs(rendition.seconds - (options.seconds ?? 3))).toBeLessThan(0.6)
    expect(Math.abs(facts.durationSeconds - (options.seconds ?? 3))).toBeLessThan(0.6)
    const made = await probe(join(folder, 'init.mp4'))
    expect(made.streams[0]).toMatchObject({ codec_name: 'h264', width: rung.width, height: rung.height })
  })

  it('a film turned by a phone is upright', async () => {
    const { rung } = await rendered(await written(turnedByPhone(await testFilmBytes())))
    expect(rung).toMatchObject({ width: 90, height: 160 })
    const made = await probe(join(folder, 'init.mp4'))
    expect(made.streams[0]).toMatchObject({ width: 90, height: 160 })
  })

  it('a browser’s recording without a length gets it from its pictures', async () => {
    const recording = await makeTestFilm({
      name: 'recording.webm',
      extra: ['-c:v', 'vp8', '-c:a', 'libvorbis', '-live', '1'],
    })
    expect((await factsOf(recording)).durationSeconds).toBeCloseTo(2.9, 0)
  })

  it('segments begin at the same instants in every size', async () => {
    const film = await makeTestFilm({ size: '640x360', seconds: 9 })
    const facts = await factsOf(film)
    const starts = []
    for (const side of [90, 180]) {
      const rung = {
        name: `${side}p`,
        width: (side * 16) / 9,
        height: side,
        maxRate: 400_000,
        audioRate: 64_000,
      }
      await makeRendition(film, folder, rung, facts, { signal })
      starts.push(listSegments(await readFile(join(folder, 'index.m3u8'), 'utf8')).map((one) => one.seconds))
    }
    expect(starts).toEqual([
      [4, 4, 1],
      [4, 4, 1],
    ])
  })

  it('has a picture of it', async () => {
    const picture = await takePicture(await makeTestFilm(), join(folder, 'p.png'), 3, signal)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 160, height: 90 })
  })

  it('stops at once when it is aborted, and says so', async () => {
    const stop = new AbortController()
    const film = await makeTestFilm({ size: '1280x720', seconds: 20, extra: ['-preset', 'ultrafast'] })
    const facts = await factsOf(film)
    const [rung] = ladderFor(facts)
    if (!rung) throw new Error('no size')
    const making = makeRendition(film, folder, rung, facts, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    })
    await expect(making).rejects.toThrow('enough')
  })

  it('tells a film that cannot be decoded from a machine at fault', async () => {
    const facts = { width: 160, height: 90, durationSeconds: 3, hasAudio: false, frameRate: '25' }
    const [rung] = ladderFor(facts)
    if (!rung) throw new Error('no size')
    await expect(
      makeRendition(await written('no film'), folder, rung, facts, { signal }),
    ).rejects.toBeInstanceOf(UnreadableFilm)
  })
})

/** The same film with a quarter turn in the header of its (first) track, as phones write it. */
const turnedByPhone = (film: Buffer): Buffer => {
  const matrix = film.indexOf('tkhd') + 4 + 40
  const quarterTurn = [0, 0x10000, 0, 0xffff0000, 0, 0, 90 << 16, 0, 0x40000000]
  for (const [index, value] of quarterTurn.entries()) film.writeUInt32BE(value, matrix + index * 4)
  return film
}
