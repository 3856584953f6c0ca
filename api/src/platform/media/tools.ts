import { access, chmod, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { z } from 'zod'

/** Paths of the two programs everything here is done with. */
export type MediaTools = { ffmpeg: string; ffprobe: string }

let found: Promise<MediaTools> | undefined

/**
 * The installed ffmpeg and ffprobe, or those of the optional npm packages where none is installed.
 * @throws Error naming what to install
 */
export const findMediaTools = (): Promise<MediaTools> =>
  (found ??= (async () => ({ ffmpeg: await find('ffmpeg'), ffprobe: await find('ffprobe') }))())

const find = async (name: 'ffmpeg' | 'ffprobe'): Promise<string> => {
  const installed = await findOnPath(process.platform === 'win32' ? `${name}.exe` : name)
  if (installed) return installed
  const packaged = withPath.safeParse(await import(`@${name}-installer/${name}`).catch(() => null))
  if (packaged.success) return runnable(packaged.data.default.path)
  throw new Error(`${name} was not found. Install it, e.g. with: apt-get install ffmpeg`)
}

/** The packages bring the program without the right to run it; their install scripts may not have been allowed. */
const runnable = async (path: string): Promise<string> => {
  if (!(await isRunnable(path))) await chmod(path, 0o755)
  return path
}

const withPath = z.object({ default: z.object({ path: z.string() }) })

/** Path of an installed program, or null. */
export const findOnPath = async (name: string): Promise<string | null> => {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name)
    if (folder && (await isRunnable(path))) return path
  }
  return null
}

const isRunnable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
