import { ConfigError } from './config.ts'
import { namingTheBucket, startFailureText } from './start-failures.ts'

const s3 = {
  endpoint: 'http://s3.example:9000',
  region: 'eu-central-1',
  bucket: 'kursportal',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
}
const failing = (code: string, message: string) => () =>
  Promise.reject(Object.assign(new Error(message), { code }))
const named = (name: string, message: string) => Object.assign(new Error(message), { name })

describe('a start that fails', () => {
  it('names the bucket that is away, and which setting it is', async () => {
    const refused = failing('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:9000')
    const error = await namingTheBucket({ s3 }, refused).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ConfigError)
    expect(startFailureText(error)).toBe(
      'The bucket kursportal at http://s3.example:9000 cannot be reached (connect ECONNREFUSED 127.0.0.1:9000). Check S3_ENDPOINT and that it runs.',
    )
    await expect(namingTheBucket({ s3: undefined }, refused)).rejects.not.toBeInstanceOf(ConfigError)
    const other = namingTheBucket({ s3 }, failing('ENOENT', 'no such file'))
    await expect(other).rejects.toThrow('no such file')
  })

  it('names the settings that the bucket refuses', async () => {
    const refused = () => Promise.reject(named('NoSuchBucket', 'The specified bucket does not exist.'))
    const error = await namingTheBucket({ s3 }, refused).catch((reason: unknown) => reason)
    expect(startFailureText(error)).toBe(
      'The bucket kursportal at http://s3.example:9000 refuses (The specified bucket does not exist.). Check S3_BUCKET, which has to be made before, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    )
  })

  it('says that a disk is full instead of where the code was', async () => {
    const full = await failing('ENOSPC', "ENOSPC: no space left on device, write '/data/x'")().catch(
      (reason: unknown) => reason,
    )
    expect(startFailureText(full)).toBe(
      "There is no room left on the disk (ENOSPC: no space left on device, write '/data/x').",
    )
    expect(startFailureText(new Error('a mistake'))).toContain('start-failures.test')
  })
})
