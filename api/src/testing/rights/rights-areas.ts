import type { TestPlatform } from '../test-platform.ts'
import { adminRequests } from './admin-requests.ts'
import { creatorRequests } from './creator-requests.ts'
import { learnerRequests } from './learner-requests.ts'
import { ownRequests } from './own-requests.ts'
import type { RightsRequests } from './rights-requests.ts'
import type { PersonName } from './rights-world.ts'
import { societyRequests } from './society-requests.ts'

/** Every request, by whose the things are that it is about. */
export const rightsAreas = (
  platform: TestPlatform,
): readonly { owner: PersonName; requests: RightsRequests }[] => [
  { owner: 'kim', requests: creatorRequests },
  { owner: 'lea', requests: learnerRequests },
  { owner: 'lea', requests: ownRequests(platform) },
  { owner: 'vera', requests: societyRequests },
  { owner: 'lea', requests: adminRequests },
]
