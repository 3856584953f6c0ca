export { create } from 'zustand'
export {
  seedPlatform,
  sessionQuery,
  settingsQuery,
  systemConfigQuery,
  useSession,
  useSettings,
  useSystemConfig,
} from './platform.ts'
export { useFlag } from './flags.ts'
export { useLogOut } from './log-out.ts'
export { useNavGroups, useNavItems } from './nav.ts'
export { announceSession, leaveTo, onSessionElsewhere, placeAfterSession, sessionChanged } from './session.ts'
export { hasUnsaved, useUnsaved } from './unsaved.ts'
