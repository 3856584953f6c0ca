import { stat } from 'node:fs/promises'
import { z } from 'zod'
import { missingShare } from './missing-share.ts'
import { machineFault, runTool } from './run-tool.ts'
import { findMediaTools } from './tools.ts'

// Only containers of films (and of sound, to say what is missing): a playlist or a list of files that names other
// files or addresses must never be opened.
const FORMATS =
  'mov,mp4,matroska,webm,avi,mpegts,mpeg,flv,asf,ogg,mxf,dv,nut,wtv,rm,ivf,mp3,wav,flac,aac,aiff,amr,caf'

/** How every foreign file is opened: as a film container and from this disk, nothing else. */
export const inputOptions = ['-protocol_whitelist', 'file', '-format_whitelist', FORMATS]

const numeric = z.coerce.number().optional().catch(undefined)

const probedStream = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  duration: numeric,
  disposition: z.object({ attached_pic: z.number() }).partial().optional(),
  tags: z.object({ rotate: z.string() }).partial().optional(),
  side_data_list: z.array(z.object({ rotation: z.number() }).partial()).optional(),
})
export type ProbedStream = z.infer<typeof probedStream>

const probedFile = z.object({
  streams: z.array(probedStream).default([]),
  format: z
    .object({ format_name: z.string(), probe_score: z.number(), duration: numeric })
    .partial()
    .default({}),
})

/**
 * What ffprobe says about a file; `complaint` is what it says instead when it cannot read it, `missing` the share of the
 * file that its index promises and that is not there.
 */
export type Probe = z.infer<typeof probedFile> & { bytes: number; complaint: string | null; missing: number }

/**
 * Looks into a file. Takes a moment for any file, as nothing is decoded.
 * @throws Error when the machine is at fault
 */
export const probe = async (file: string, signal?: AbortSignal): Promise<Probe> => {
  const { size } = await stat(file)
  if (size === 0) return { streams: [], format: {}, bytes: 0, complaint: 'empty', missing: 0 }
  const { ffprobe } = await findMediaTools()
  const args = [
    '-v',
    'error',
    ...inputOptions,
    '-of',
    'json',
    '-show_format',
    '-show_streams',
    `file:${file}`,
  ]
  const result = await runTool(ffprobe, args, { signal })
  const fault = machineFault('ffprobe', result)
  if (fault) throw fault
  if (result.code !== 0)
    return { streams: [], format: {}, bytes: size, complaint: result.stderr || 'unknown', missing: 0 }
  const probed = probedFile.parse(JSON.parse(result.stdout))
  if (
    probed.format.duration === undefined &&
    probed.streams.some((stream) => stream.codec_type === 'video')
  ) {
    probed.format.duration = await readToEnd(file, signal)
  }
  return { ...probed, bytes: size, complaint: null, missing: await missingShare(file, size) }
}

/** Seconds of a film whose container does not say so (a browser's recording, for one): those of its last picture. */
const readToEnd = async (file: string, signal?: AbortSignal): Promise<number | undefined> => {
  const { ffprobe } = await findMediaTools()
  let last: number | undefined
  const wanted = ['-select_streams', 'v:0', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0']
  await runTool(ffprobe, ['-v', 'error', ...inputOptions, ...wanted, `file:${file}`], {
    signal,
    onLine: (line) => {
      const seconds = Number.parseFloat(line)
      if (seconds > (last ?? 0)) last = seconds
    },
  })
  return last
}
