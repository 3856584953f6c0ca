import { remoteCalls } from '../../contract/index.ts'
import { platformAt } from './platform.ts'
import type { Io } from './io.ts'

const url = 'https://kurse.example'
const failing = (cause: Error): Io =>
  ({
    env: { KURSPORTAL_TOKEN: 'kpd_x' },
    fetch: () => Promise.reject(new TypeError('fetch failed', { cause })),
  }) as unknown as Io
const coded = (code: string) => Object.assign(new Error(code), { code })

describe('a platform that is not reached', () => {
  it.each([
    ['ECONNREFUSED', 'Nothing answers at https://kurse.example'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'NODE_EXTRA_CA_CERTS'],
    ['CERT_HAS_EXPIRED', 'CERT_HAS_EXPIRED'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'not trusted'],
  ])('says of %s what to do', async (code, said) => {
    const asked = platformAt(url, failing(coded(code))).send(remoteCalls.listRemotes)
    await expect(asked).rejects.toThrow(said)
  })
})
