import { badCode } from './bad-code.ts'
import { badManners } from './bad-manners.ts'
import { badDelivery } from './bad-delivery.ts'
import { badStarts } from './bad-starts.ts'
import type { FailureCase } from './failure-case.ts'

/** Every way to fail the shell must stand; `container` is the remote's name on the page. */
export const failureCases = (container: string): readonly FailureCase[] => [
  ...badDelivery,
  ...badCode(container),
  ...badStarts(container),
  ...badManners(container),
]
