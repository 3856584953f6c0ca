import type { RemoteModule } from '../remote-module.ts'

const NAME = 'kursportal:remote-changed'

/** A remote under work, as it is after an edit. */
export class RemoteChanged extends Event {
  readonly remote: string
  readonly module: RemoteModule
  constructor(remote: string, module: RemoteModule) {
    super(NAME)
    this.remote = remote
    this.module = module
  }
}

/** Says that a remote under work has other texts or another route table now. */
export const tellRemoteChanged = (remote: string, module: RemoteModule): void => {
  dispatchEvent(new RemoteChanged(remote, module))
}
