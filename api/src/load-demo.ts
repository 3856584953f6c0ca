import { ConfigError } from './platform/config.ts'
import { codeOf } from './platform/errors.ts'

/**
 * The demo: a workspace of its own, which a server for people need not have. Loaded only where it is wanted.
 * @throws ConfigError when it is not installed
 */
export const loadDemo = async () => {
  try {
    return await import('@kursportal/demo')
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new ConfigError('The demo is not part of this installation. Start without it: KURSPORTAL_DEMO=0')
  }
}
