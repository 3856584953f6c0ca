import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestS3 } from './test-s3.ts'

/** As S3 has it. */
const KEYS_A_PAGE = 1000

type Stored = {
  objects: Map<string, Buffer>
  metadata: Map<string, Record<string, string>>
  /** The parts of the uploads that are under way, by the id each was given. */
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
  const parts = uploadId === null ? undefined : stored.parts.get(uploadId)
  const xml = (content: string) =>
    response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${content}`)

  if (request.method === 'GET' && query.has('list-type')) {
    xml(`<ListBucketResult>${listPage(stored, query)}</ListBucketResult>`)
  } else if (request.method === 'POST' && query.has('delete') && !request.headers['content-md5']) {
    refuse(response, 400, 'MissingContentMD5')
  } else if (request.method === 'POST' && query.has('delete')) {
    for (const [, one = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) stored.objects.delete(one)
    xml('<DeleteResult/>')
  } else if (request.method === 'POST' && query.has('uploads')) {
    const begun = randomUUID()
    stored.parts.set(begun, new Map())
    xml(
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
    )
  } else if (uploadId !== null && !parts) {
    refuse(response, 404, 'NoSuchUpload')
  } else if (uploadId !== null && parts) {
    answerUpload(stored, { key, uploadId, parts }, { request, body, response, xml })
  } else if (request.method === 'PUT') {
    stored.objects.set(key, body)
    stored.metadata.set(key, metadataOf(request))
    response.writeHead(200, { etag: '"1"' }).end()
  } else if (request.method === 'DELETE') {
    stored.objects.delete(key)
    response.writeHead(204).end()
  } else sendObject(stored, key, request, response)
}

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

type Asked = {
  request: IncomingMessage
  body: Buffer
  response: ServerResponse
  xml: (content: string) => void
}

/** What is asked of an upload in parts that is under way. Once put together or given up, it is no more. */
const answerUpload = (
  stored: Stored,
  { key, uploadId, parts }: { key: string; uploadId: string; parts: Map<number, Buffer> },
  { request, body, response, xml }: Asked,
): void => {
  const inOrder = [...parts].toSorted(([a], [b]) => a - b)
  if (request.method === 'PUT') {
    const number = new URL(request.url ?? '/', 'http://s3').searchParams.get('partNumber')
    parts.set(Number(number), body)
    response.writeHead(200, { etag: `"${number}"` }).end()
  } else if (request.method === 'GET') {
    const listed = inOrder.map(
      ([number, part]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>"${number}"</ETag><Size>${part.length}</Size></Part>`,
    )
    xml(`<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`)
  } else {
    stored.parts.delete(uploadId)
    if (request.method === 'DELETE') {
      response.writeHead(204).end()
      return
    }
    stored.objects.set(key, Buffer.concat(inOrder.map(([, part]) => part)))
    xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
  }
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
    // The client takes no notice of a body where there can be none.
    refuse(response, 404, 'NoSuchKey')
    return
  }
  const [, from, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (Number(from) >= object.length) {
    refuse(response, 416, 'InvalidRange')
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
