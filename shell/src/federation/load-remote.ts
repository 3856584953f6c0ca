import { registerTexts } from '@kursportal/shared/i18n'
import {
  containerName,
  withRetries,
  type RemoteModule,
  type RemoteRegistration,
} from '@kursportal/shared/federation'
import { isRemoteModule } from './remote-module.ts'
import { federation, forgetAttempt, registerRemote } from './runtime.ts'

const attempt = async (registration: RemoteRegistration): Promise<RemoteModule> => {
  registerRemote(registration)
  try {
    const loaded = await federation.loadRemote<{ default?: unknown }>(
      `${containerName(registration.name)}/remote`,
    )
    const module = loaded?.default
    if (!isRemoteModule(module))
      throw new Error(`${registration.name} does not export a route table and texts`)
    registerTexts(registration.name, module.texts)
    return module
  } catch (error) {
    forgetAttempt(registration.name)
    throw error
  }
}

const loading = new Map<string, Promise<RemoteModule>>()

/**
 * The code of a remote, fetched once a page. A failure is tried again after a moment; when that fails too, the promise
 * stays rejected until {@link forgetRemote}, so that what is drawn from it is stable.
 */
export const loadRemote = (registration: RemoteRegistration): Promise<RemoteModule> => {
  const key = `${registration.name}@${registration.version}`
  const known = loading.get(key)
  if (known) return known
  const promise = withRetries(() => attempt(registration), [400, 1200])
  loading.set(key, promise)
  return promise
}

/** After a failure was shown: the next call of {@link loadRemote} starts from the beginning. */
export const forgetRemote = ({ name, version }: RemoteRegistration): void => {
  loading.delete(`${name}@${version}`)
}
