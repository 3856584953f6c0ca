import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestS3 } from './test-s3.ts'

/** As S3 has it. */
const KEYS_A_PAGE = 1000

type Stored = {
  objects: Map<string, Buffer>
  metadata: Map<string, Record<string, string>>
  parts: Map<string, Map<number, Buffer>>
}

/** A bucket in memory that speaks as much of S3's protocol as the platform uses; signatures are not checked. */
export const openMemoryS3 = async (): Promise<TestS3> => {
  const stored: Stored = { objects: new Map(), metadata: new Map(), parts: new Map() }
  const server = createServer((request, response) => {
    answer(stored, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'eu-central-1',
      S3_BUCKET: 'kursportal',
      S3_ACCESS_KEY_ID: 'test',
      S3_SECRET_ACCESS_KEY: 'test',
    },
    keysBelow: (prefix) =>
      Promise.resolve([...stored.objects.keys()].filter((key) => key.startsWith(prefix)).toSorted()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const answer = async (stored: Stored, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://s3')
  const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'))
  const query = url.searchParams
  const body = await buffer(request)
  const uploadId = query.get('uploadId')
  const xml = (content: string) =>
    response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${content}`)

  if (request.method === 'GET' && query.has('list-type')) {
    xml(`<ListBucketResult>${listPage(stored, query)}</ListBucketResult>`)
  } else if (request.method === 'POST' && query.has('delete') && !request.headers['content-md5']) {
    response
      .writeHead(400, { 'content-type': 'application/xml' })
      .end('<?xml version="1.0"?><Error><Code>MissingContentMD5</Code></Error>')
  } else if (request.method === 'POST' && query.has('delete')) {
    for (const [, one = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) stored.objects.delete(one)
    xml('<DeleteResult/>')
  } else if (request.method === 'POST' && query.has('uploads')) {
    stored.parts.set(key, new Map())
    xml(
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${key}</UploadId></InitiateMultipartUploadResult>`,
    )
  } else if (request.method === 'PUT' && uploadId) {
    stored.parts.get(key)?.set(Number(query.get('partNumber')), body)
    response.writeHead(200, { etag: `"${query.get('partNumber')}"` }).end()
  } else if (request.method === 'GET' && uploadId) {
    const parts = [...(stored.parts.get(key) ?? [])].toSorted(([a], [b]) => a - b)
    const listed = parts.map(
      ([number, part]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>"${number}"</ETag><Size>${part.length}</Size></Part>`,
    )
    xml(`<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`)
  } else if (request.method === 'POST' && uploadId) {
    const parts = [...(stored.parts.get(key) ?? [])].toSorted(([a], [b]) => a - b)
    stored.objects.set(key, Buffer.concat(parts.map(([, part]) => part)))
    stored.parts.delete(key)
    xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
  } else if (request.method === 'PUT') {
    stored.objects.set(key, body)
    stored.metadata.set(key, metadataOf(request))
    response.writeHead(200, { etag: '"1"' }).end()
  } else if (request.method === 'DELETE') {
    stored.objects.delete(key)
    stored.parts.delete(key)
    response.writeHead(204).end()
  } else sendObject(stored, key, request, response)
}

/** A page of the keys below a prefix, or of what they have in common up to a delimiter, and where the next one begins. */
const listPage = ({ objects }: Stored, query: URLSearchParams): string => {
  const [after = '', prefix = '', delimiter] = ['continuation-token', 'prefix', 'delimiter'].map(
    (name) => query.get(name) ?? undefined,
  )
  const inCommon = (key: string): string => {
    const end = delimiter === undefined ? -1 : key.indexOf(delimiter, prefix.length)
    return end < 0 ? key : key.slice(0, end + 1)
  }
  const below = [...objects.keys()].filter((key) => key.startsWith(prefix)).map(inCommon)
  const keys = [...new Set(below)].filter((key) => key > after).toSorted()
  const page = keys.slice(0, KEYS_A_PAGE)
  const next =
    keys.length > page.length ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : ''
  return (
    page
      .map((key) =>
        objects.has(key)
          ? `<Contents><Key>${key}</Key></Contents>`
          : `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`,
      )
      .join('') + next
  )
}

const metadataOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [],
    ),
  )

const sendObject = (
  stored: Stored,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const object = stored.objects.get(key)
  if (!object) {
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end(
        request.method === 'HEAD' ? undefined : '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>',
      )
    return
  }
  const [, from, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (Number(from) >= object.length) {
    response
      .writeHead(416, { 'content-type': 'application/xml' })
      .end('<?xml version="1.0"?><Error><Code>InvalidRange</Code></Error>')
    return
  }
  const to = last ? Math.min(Number(last), object.length - 1) : object.length - 1
  const part = from ? object.subarray(Number(from), to + 1) : object
  response
    .writeHead(from ? 206 : 200, {
      'content-length': part.length,
      ...(from ? { 'content-range': `bytes ${from}-${to}/${object.length}` } : {}),
      ...stored.metadata.get(key),
    })
    .end(request.method === 'HEAD' ? undefined : part)
}
