import type { CompatibilityReason } from './compatibility.ts'

const sentences: Record<CompatibilityReason['code'], (reason: CompatibilityReason) => string> = {
  shell_contract: ({ needed, found }) => `needs shell contract ${needed}, this shell has ${found}`,
  shared_missing: ({ subject, needed }) => `needs ${subject} ${needed}, which the shell does not provide`,
  shared_version: ({ subject, needed, found }) => `needs ${subject} ${needed}, the shell provides ${found}`,
  permission_unknown: ({ subject }) => `asks for the permission ${subject}, which the platform does not know`,
  types_missing: () => 'brings no types archive',
  hash_missing: ({ subject }) => `${subject} has no hash in release.json`,
  file_missing: ({ subject }) => `${subject} is missing`,
  file_differs: ({ subject }) => `${subject} is not the file that was built`,
  route_taken: ({ subject, found }) => `${subject} belongs to ${found ?? 'another remote'}`,
  place_missing: ({ subject }) => `fills ${subject}, which no page offers: nobody would see that part`,
  place_dropped: ({ subject, found }) =>
    `no longer offers ${subject}: the part of ${found ?? 'another remote'} there would be gone`,
  call_missing: ({ subject, found }) =>
    `asks for ${subject}, which the platform's API ${found ?? ''} does not have`,
  api_version: ({ needed, found }) =>
    `was built with version ${needed} of the API, the platform has ${found}`,
  remote_unfit: ({ subject, needed, found }) =>
    `${subject} would not run: it needs ${needed ?? '?'}, this shell has ${found ?? 'none'}`,
  shell_unknown: () => 'the platform has no built shell to compare with',
  shared_unknown: () => 'release.json does not say what it shares and where its types are: build it anew',
  range_unreadable: ({ subject, needed, found }) =>
    `${subject}: cannot compare ${found ?? '?'} with ${needed}`,
}

/** A reason of the activation gate in an English sentence, for people at a keyboard. */
export const describeReason = (reason: CompatibilityReason): string => sentences[reason.code](reason)
