import { access, constants } from 'node:fs/promises'
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
  const suffix = process.platform === 'win32' ? '.exe' : ''
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name + suffix)
    if (folder && (await isRunnable(path))) return path
  }
  const packaged = withPath.safeParse(await import(`@${name}-installer/${name}`).catch(() => null))
  if (packaged.success) return packaged.data.default.path
  throw new Error(`${name} was not found. Install it, e.g. with: apt-get install ffmpeg`)
}

const withPath = z.object({ default: z.object({ path: z.string() }) })

const isRunnable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
