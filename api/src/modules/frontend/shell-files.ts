import { text } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import { SHELL } from '@kursportal/shared/federation'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { releaseFolder } from '../remotes/release-folder.ts'
import { sendStoredFile } from '../remotes/send-release-file.ts'
import { openTemplate } from './page-template.ts'

/** Gives the shell's `index.html` in a release; null where there is none. */
export type ReadTemplate = (version: string | null) => Promise<string | null>

/** A name with a hash of the content in it: whichever release brings it, it is the same file. */
const hashed = /\.[0-9a-f]{10}\.[a-z0-9]+$/

/**
 * Serves the shell's files under `/assets/`: those of every release the registry knows, so that open tabs keep what they
 * began with, and each process has them. While the shell is worked on, those of a folder instead.
 */
export const serveShell = async (app: FastifyInstance, services: Services): Promise<ReadTemplate> => {
  const { shellDir } = services.config
  if (shellDir !== undefined) return serveFolder(app, shellDir)
  const find = findFile(services)
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { '*': path } = request.params
      const version = await find(path)
      if (version === undefined) throw new ApiError('not_found')
      const key = `${releaseFolder(SHELL, version)}${path}`
      return sendStoredFile(services.storage, request, reply, key, hashed.test(path) ? undefined : 'no-cache')
    },
  )
  return readTemplates(services)
}

const serveFolder = async (app: FastifyInstance, folder: string): Promise<ReadTemplate> => {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    allowedPath: (path) => !/\.(html|map)$/.test(path),
  })
  return openTemplate(folder)
}

/** Which release a file of the shell lies in: the first that brought it; of a name without a hash the active one. */
const findFile = ({ database: { db } }: Services) => {
  const found = new LRUCache<string, string>({ max: 5000 })
  return async (path: string): Promise<string | undefined> => {
    const known = found.get(path)
    if (known !== undefined) return known
    const isHashed = hashed.test(path)
    const release = await db
      .selectFrom('remote_releases')
      .innerJoin('remotes', 'remotes.name', 'remote_releases.remote')
      .select('remote_releases.version')
      .where('remote_releases.remote', '=', SHELL)
      .where(sql<boolean>`release -> 'files' ? ${path}`)
      .$if(!isHashed, (query) => query.whereRef('remote_releases.version', '=', 'remotes.active_version'))
      .orderBy('published_at')
      .limit(1)
      .executeTakeFirst()
    if (release && isHashed) found.set(path, release.version)
    return release?.version
  }
}

const readTemplates = ({ storage }: Services): ReadTemplate => {
  const templates = new LRUCache<string, string>({ max: 10 })
  return async (version) => {
    if (version === null) return null
    const known = templates.get(version)
    if (known !== undefined) return known
    const stored = await storage.get(`${releaseFolder(SHELL, version)}index.html`)
    if (!stored) return null
    const template = await text(stored.stream)
    templates.set(version, template)
    return template
  }
}
