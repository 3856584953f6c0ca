import { copyFile, cp, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../app.ts'
import { finishUpload } from '../../modules/media/finish-upload.ts'
import { addDraftLecture } from '../../modules/media/media.fixtures.ts'
import { registerMediaJobs } from '../../modules/media/media.jobs.ts'
import { openUploadStore } from '../../modules/media/upload-store.ts'
import { makeTestFilm } from '../../testing/films.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { readConfig } from '../config.ts'
import { inTransaction } from '../context.ts'
import { newId } from '../ids.ts'
import { openServices } from '../services.ts'
import { backUp } from './back-up.ts'
import { manifestSchema } from './manifest.ts'
import { restore } from './restore.ts'

const log = pino({ level: 'silent' })

describe('a backup while a film waits to be made', () => {
  const filmId = newId()
  let root: string
  const configOf = (name: string) =>
    readConfig({ NODE_ENV: 'test', KURSPORTAL_DATA_DIR: join(root, name), KURSPORTAL_LOG: 'silent' })
  const takeSecret = async (name: string) => {
    await mkdir(join(root, name))
    await copyFile(join(root, 'first', 'secret'), join(root, name, 'secret'))
  }
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'kursportal-uploads-'))
    const services = await openServices(configOf('first'), log, { isCommand: true })
    const uploads = openUploadStore(services.config)
    await registerMediaJobs(services, uploads)
    await inTransaction(services, async (context) => {
      const { creatorId, videoId } = await addDraftLecture(context)
      await context.db
        .insertInto('media_assets')
        .values({ id: filmId, owner_id: creatorId, video_id: videoId, state: 'uploading' })
        .execute()
      await finishUpload(context, filmId, 1)
    })
    await mkdir(dirname(uploads.pathOf(filmId)), { recursive: true })
    await copyFile(await makeTestFilm(), uploads.pathOf(filmId))
    await services.close()
    await backUp(configOf('first'), join(root, 'backup'))
  }, 120_000)
  afterAll(() => rm(root, { recursive: true, force: true }))

  it('holds what was uploaded: restored, the film becomes ready', async () => {
    await takeSecret('second')
    const { manifest, differences } = await restore(configOf('second'), join(root, 'backup'), false)
    expect({ uploads: manifest.uploads, differences }).toEqual({ uploads: 1, differences: [] })
    const services = await openServices(configOf('second'), log)
    const app = await buildApp(services)
    await app.ready()
    const film = await waitUntil(async () => {
      const row = await services.database.db
        .selectFrom('media_assets')
        .select(['state', 'failure'])
        .where('id', '=', filmId)
        .executeTakeFirstOrThrow()
      return row.state !== 'processing' && row
    })
    expect(film).toEqual({ state: 'ready', failure: null })
    await app.close()
    await services.close()
  }, 120_000)

  it('says when uploads are missing, and is not written over others', async () => {
    const torn = join(root, 'torn')
    await cp(join(root, 'backup'), torn, { recursive: true })
    await rm(join(torn, 'uploads', filmId))
    await takeSecret('third')
    const { differences } = await restore(configOf('third'), torn, false)
    expect(differences).toEqual(['0 files of uploads instead of 1'])

    await takeSecret('used')
    await mkdir(join(root, 'used', 'uploads'))
    await expect(restore(configOf('used'), torn, false)).rejects.toThrow('is not empty (uploads)')
  }, 120_000)

  it('is restored also when it is from before uploads were part of it', async () => {
    const old = join(root, 'old')
    await cp(join(root, 'backup'), old, { recursive: true })
    await rm(join(old, 'uploads'), { recursive: true })
    const file = join(old, 'backup.json')
    const { uploads, ...manifest } = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    expect(uploads).toBe(1)
    await writeFile(file, JSON.stringify(manifest))
    await takeSecret('fourth')
    expect((await restore(configOf('fourth'), old, false)).differences).toEqual([])
  }, 120_000)
})
