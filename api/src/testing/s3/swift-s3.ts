import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'
import { waitUntil } from '../wait-until.ts'
import type { TestS3 } from './test-s3.ts'

const run = promisify(execFile)

const PACKAGES = 'swift-proxy swift-account swift-container swift-object memcached'
/** What keeps the bytes, the listings and the totals, each a server of its own behind the proxy. */
const KEEPERS = ['object', 'container', 'account'] as const
const REGION = 'eu-central-1'
const BUCKET = 'kursportal'
/** Swift's simplest way to know who asks; S3 signs with it. */
const ACCESS = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }

/**
 * Starts OpenStack Swift with its S3 interface in a temporary folder, on free ports of this machine only: one copy of
 * everything on one device, and an empty bucket.
 * @throws Error that says which packages to install when there is no Swift
 */
export const openSwiftS3 = async (): Promise<TestS3> => {
  await Promise.all([run('swift-proxy-server', ['--help']), run('memcached', ['--version'])]).catch(() => {
    throw new Error(`TEST_S3=swift needs OpenStack Swift. On Debian: apt-get install ${PACKAGES}.`)
  })
  const folder = await mkdtemp(join(tmpdir(), 'kursportal-swift-'))
  await mkdir(join(folder, 'devices', 'one'), { recursive: true })
  await writeFile(join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = test\n')
  const servers: ChildProcess[] = []
  for (const keeper of KEEPERS) servers.push(await startKeeper(folder, keeper))
  const [port, cachePort] = [await freePort(), await freePort()]
  const cache = ['-l', '127.0.0.1', '-p', `${cachePort}`, '-u', 'nobody']
  servers.push(spawn('memcached', cache, { stdio: 'ignore' }))
  servers.push(await startServer(folder, 'proxy', proxySettings(folder, port, cachePort)))
  const killAll = () => servers.forEach((server) => server.kill('SIGKILL'))
  // Whatever ends this process takes the servers along.
  process.once('exit', killAll)
  const endpoint = `http://127.0.0.1:${port}`
  const client = new S3Client({ endpoint, region: REGION, credentials: ACCESS, forcePathStyle: true })
  await waitUntil(() => client.send(new CreateBucketCommand({ Bucket: BUCKET })).catch(() => false))
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_REGION: REGION,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: ACCESS.accessKeyId,
      S3_SECRET_ACCESS_KEY: ACCESS.secretAccessKey,
    },
    keysBelow: async (prefix) => {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: BUCKET, Prefix: prefix }),
      )
      return Contents.map(({ Key = '' }) => Key)
    },
    close: async () => {
      process.off('exit', killAll)
      client.destroy()
      await Promise.all(servers.map(ended))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const settingsOf = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
workers = 0
`

/** Starts one of the servers that keep, and writes the ring by which the proxy finds it. */
const startKeeper = async (folder: string, keeper: (typeof KEEPERS)[number]): Promise<ChildProcess> => {
  const port = await freePort()
  const ring = (...words: string[]) =>
    run('swift-ring-builder', [join(folder, `${keeper}.builder`), ...words])
  await ring('create', '4', '1', '1')
  await ring('add', `r1z1-127.0.0.1:${port}/one`, '1')
  await ring('rebalance')
  const settings = `${settingsOf(folder, port)}[pipeline:main]
pipeline = ${keeper}-server
[app:${keeper}-server]
use = egg:swift#${keeper}
`
  return startServer(folder, keeper, settings)
}

const proxySettings = (
  folder: string,
  port: number,
  cachePort: number,
): string => `${settingsOf(folder, port)}[pipeline:main]
pipeline = catch_errors cache listing_formats bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${ACCESS.secretAccessKey} .admin
${['catch_errors', 'listing_formats', 'bulk', 'slo', 'dlo'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`

/** Runs one of its commands with its settings in a folder instead of /etc/swift, which no option can say. */
const START = `
import runpy, sys
from swift.common.utils import set_swift_dir
set_swift_dir(sys.argv[1])
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name='__main__')
`

const startServer = async (folder: string, name: string, settings: string): Promise<ChildProcess> => {
  const file = join(folder, `${name}.conf`)
  await writeFile(file, settings)
  return spawn('/usr/bin/python3', ['-c', START, folder, `/usr/bin/swift-${name}-server`, file], {
    stdio: 'ignore',
  })
}

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve()
    server.once('exit', () => resolve())
    server.kill('SIGKILL')
  })
