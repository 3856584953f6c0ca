import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { openTestS3 } from '../../testing/s3/open-test-s3.ts'
import { bucketOf, type TestS3 } from '../../testing/s3/test-s3.ts'
import { openStallingProxy } from '../../testing/stalling-proxy.ts'
import { openFolderStorage } from './folder-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { isStorageAway } from './storage-away.ts'
import type { Storage, StoredRange } from './storage.ts'

describe('storage', () => {
  let folder: string
  let s3: TestS3
  let storages: Record<'folder' | 'S3', Storage>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kursportal-storage-'))
    s3 = await openTestS3()
    storages = { folder: openFolderStorage(folder), S3: openS3Storage(bucketOf(s3)) }
  })
  afterAll(async () => {
    await s3.close()
    await rm(folder, { recursive: true })
  })

  it('in a folder gives what was found to its end, though it is removed before it is read', async () => {
    await storages.folder.put('short-lived', Buffer.from('Guten Tag'))
    const found = await storages.folder.get('short-lived')
    rmSync(join(folder, 'short-lived'))
    expect(found && (await text(found.stream))).toBe('Guten Tag')
  })

  it('in a bucket that hangs is given up before somebody who waits for it does, and is there again with it', async () => {
    await storages.S3.put('slow', Buffer.from('Guten Tag'))
    const bucket = bucketOf(s3)
    const { hostname, port } = new URL(bucket.endpoint ?? '')
    const proxy = await openStallingProxy({ host: hostname, port: Number(port) })
    const storage = openS3Storage({ ...bucket, endpoint: `http://127.0.0.1:${proxy.port}` })
    const size = async () => {
      const found = await storage.get('slow')
      found?.stream.destroy()
      return found?.size
    }
    expect(await size()).toBe(9)
    proxy.stall()
    const stalledAt = Date.now()
    const error = await size().catch((caught: unknown) => caught)
    expect(isStorageAway(error)).toBe(true)
    expect(Date.now() - stalledAt).toBeLessThan(20_000)
    await proxy.goOn()
    expect(await size()).toBe(9)
    await proxy.close()
  }, 40_000)

  /** A bucket that answers a GET so, everything else otherwise. */
  const openAnswering = async (get: string, others: string, status = 200) => {
    const server = createServer(({ method }, response) => {
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(method === 'HEAD' ? undefined : `<?xml version="1.0"?>${method === 'GET' ? get : others}`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const close = async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    return { storage: openS3Storage({ ...bucketOf(s3), endpoint: `http://127.0.0.1:${port}` }), close }
  }

  it('in a bucket that keeps a file of many to be removed says so', async () => {
    const list = '<ListBucketResult><Contents><Key>films/a</Key></Contents></ListBucketResult>'
    const refusal = '<DeleteResult><Error><Key>films/a</Key><Code>AccessDenied</Code></Error></DeleteResult>'
    const { storage, close } = await openAnswering(list, refusal)
    await expect(storage.remove('films/')).rejects.toThrow('films/a: AccessDenied')
    await close()
  })

  it.each([
    ['NoSuchBucket', 404],
    ['SignatureDoesNotMatch', 403],
    ['InvalidAccessKeyId', 403],
  ])('in a bucket that refuses everything, as %s, is away', async (code, status) => {
    const { storage, close } = await openAnswering(`<Error><Code>${code}</Code></Error>`, '', status)
    await expect(storage.ping()).rejects.toMatchObject({ name: code })
    await close()
  })

  it('in a bucket that may only not be listed answers', async () => {
    const { storage, close } = await openAnswering('<Error><Code>AccessDenied</Code></Error>', '', 403)
    await storage.ping()
    await close()
  })

  describe.each(['folder', 'S3'] as const)('in a %s', (kind) => {
    const read = async (key: string, range?: StoredRange) => {
      const file = await storages[kind].get(key, range)
      return file && { text: await text(file.stream), size: file.size }
    }

    it('keeps what is put, whole and in parts, and replaces it', async () => {
      await storages[kind].put('a/b.txt', Buffer.from('Guten Tag'), { contentType: 'text/plain' })
      expect(await read('a/b.txt')).toEqual({ text: 'Guten Tag', size: 9 })
      expect(await read('a/b.txt', { from: 6, to: 8 })).toEqual({ text: 'Tag', size: 9 })
      await storages[kind].put('a/b.txt', Readable.from([Buffer.from('Gute '), Buffer.from('Nacht')]))
      expect(await read('a/b.txt')).toEqual({ text: 'Gute Nacht', size: 10 })
    })

    it('gives a part to the end, and nothing of what begins after it, with the size of the whole', async () => {
      await storages[kind].put('a/b.txt', Buffer.from('Guten Tag'))
      expect(await read('a/b.txt', { from: 6 })).toEqual({ text: 'Tag', size: 9 })
      expect(await read('a/b.txt', { from: 7, to: 99 })).toEqual({ text: 'ag', size: 9 })
      expect(await read('a/b.txt', { from: 9 })).toEqual({ text: '', size: 9 })
      expect(await read('a/nothing.txt', { from: 0, to: 1 })).toBeNull()
    })

    it('says that it answers', async () => {
      await storages[kind].ping()
    })

    it('keeps what is larger than one part', async () => {
      const large = Buffer.alloc(6 * 1024 ** 2, 'x')
      await storages[kind].put('large', Readable.from([large, large]))
      const found = await storages[kind].get('large', { from: 0, to: 0 })
      found?.stream.destroy()
      expect(found?.size).toBe(2 * large.length)
    })

    it('finds nothing where nothing is', async () => {
      expect(await read('a/nothing.txt')).toBeNull()
    })

    it('removes a file, or all below a folder, and minds nothing that is not there', async () => {
      for (const key of ['m/1/a', 'm/1/b/c', 'm/10/a']) await storages[kind].put(key, Buffer.from(key))
      await storages[kind].remove('m/1/')
      expect([await read('m/1/a'), await read('m/1/b/c')]).toEqual([null, null])
      await storages[kind].remove('m/10/a')
      await storages[kind].remove('m/10/a')
      expect(await read('m/10/a')).toBeNull()
    })

    it('tells what lies directly in a folder, in the order of the names', async () => {
      for (const key of ['n/b/1', 'n/b/2', 'n/a', 'n/c/1', 'nn/d'])
        await storages[kind].put(key, Buffer.from(key))
      const found: string[] = []
      for await (const some of storages[kind].names('n/')) found.push(...some)
      expect(found).toEqual(['a', 'b', 'c'])
      for await (const some of storages[kind].names('nowhere/')) expect(some).toEqual([])
    })

    it.each(['../a', '/a', 'a/../b', 'a//b', 'a b', ''])('refuses the key %j', async (key) => {
      await expect(storages[kind].put(key, Buffer.alloc(0))).rejects.toThrow('not a storage key')
    })
  })
})
