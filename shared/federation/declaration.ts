import { z } from 'zod'
import { isOfTheFrame } from './address-space.ts'
import { audienceRole, settingsFlag } from './audience.ts'
import { navGroupNames } from './nav-groups.ts'
import { SHELL } from './shell-name.ts'

const prefix = z
  .string()
  .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'a path such as /my-courses, without a slash at its end')

/** A part of the address space that belongs to a remote. */
const remoteRoute = z.strictObject({
  prefix: prefix
    .refine((path) => !isOfTheFrame(path), 'another path: this one belongs to the frame')
    .describe('Every address at or below this path belongs to the remote'),
  chunk: z
    .string()
    .optional()
    .describe(
      'Name of the chunk (webpackChunkName) that draws the first screen there; the server preloads it',
    ),
  public: z.literal(true).optional().describe('Can be opened without being logged in'),
  permission: z
    .enum(['admin', 'course_creator'])
    .optional()
    .describe('Shown only to people with this permission, everything below it too; the shell tells others'),
  plain: z.literal(true).optional().describe('Shown without bar and footer'),
  open_below: z
    .literal(true)
    .optional()
    .describe(
      'Other remotes may have addresses of their own below it; without it everything below is this one’s',
    ),
})

/** Every page carries every declaration, so none may be without end. */
const most = { routes: 80, screens: 200, nav: 40, places: 20, flags: 20 } as const

/** A screen of a remote that needs more ahead than its route says. */
const remoteScreen = z.strictObject({
  path: z
    .string()
    .regex(/^(\/[a-z0-9-]+|\/:[a-zA-Z]+)+$/, 'a path such as /courses/:courseId')
    .describe(
      'Addresses of the screen, a part with a colon for each parameter; the first that fits is taken',
    ),
  chunk: z.string().optional().describe('Name of the chunk (webpackChunkName) that draws it'),
  reads: z
    .array(z.string().regex(/^\/[a-z]/, 'a call without /api in front, such as /course?course-id=:courseId'))
    .optional()
    .describe(
      'What it reads from the API first, word for word as it asks; parameters of the path are put in. The server has them fetched ahead',
    ),
})

/** How many of something wait, beside an entry of the admin menu; read once the page is quiet. */
const remoteNavBadge = z.strictObject({
  reads: z
    .string()
    .regex(/^\/[a-z]/, 'a call without /api in front, such as /transaction/requests')
    .describe('A read of the API; its total, or how many entries it answers, is the number'),
  says: z.string().min(1).max(60).describe('What the number counts, for screen readers, in German'),
})

/** An entry of the menu, drawn by the shell even while the remote is down. */
const remoteNavEntry = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .describe('Stable word, unique in the remote'),
  label: z.string().min(1).max(40).describe('What the entry says, in German'),
  path: prefix.describe('Where it leads'),
  active_below: z
    .union([prefix, z.array(prefix).min(1)])
    .optional()
    .describe('Marked as current on every address below this path, or below each of these; default: path'),
  permission: z
    .enum(['admin', 'course_creator'])
    .optional()
    .describe('Shown only to people with this permission'),
  settings_flag: settingsFlag.optional().describe('Shown only while this flag of the settings is on'),
  place: z.enum(['top', 'admin']).describe('Which menu: the bar at the top, or the side of the admin area'),
  order: z.int().min(0).describe('Smaller comes first'),
  group: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional()
    .describe(
      `Group of the admin menu: ${navGroupNames.join(', ')}; another word stands below "Weiteres", none above all groups`,
    ),
  icon: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional()
    .describe('Lucide icon in the admin menu, such as users-round; one the menu does not have is a dot'),
  badge: remoteNavBadge.optional().describe('How many of something wait, beside an entry of the admin menu'),
})

/** A place in the pages of another remote. */
const remotePlace = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z-]*(\.[a-z][a-z-]*)*$/, 'a name such as learner.course')
    .describe('As the page that offers it names it'),
  roles: z
    .array(audienceRole)
    .min(1)
    .optional()
    .describe('Filled only for people with one of these roles; nothing is loaded for others'),
})

/** A switch of the remote's own, for admins; its pages read it with `useFlag`. */
const remoteFlag = z.strictObject({
  name: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z0-9-]*$/)
    .describe('Stable word, unique in the remote'),
  label: z.string().min(1).max(80).describe('What it switches, in German'),
  hint: z.string().min(1).max(200).optional().describe('What follows from it, in German'),
  on: z.boolean().optional().describe('How it is until somebody switches it; off when left out'),
})

/** What `remote.json` says: everything the shell must know of a remote before it runs any of its code. */
export const remoteDeclaration = z.strictObject({
  name: z.string().regex(/^mf-[a-z][a-z0-9-]*$/, 'a name such as mf-learner'),
  title: z.string().min(1).max(60).describe('What people know it by, in German; used in error panels'),
  routes: z.array(remoteRoute).min(1).max(most.routes),
  screens: z
    .array(remoteScreen)
    .max(most.screens)
    .optional()
    .describe('Screens that need more ahead than their route says: a chunk of their own, reads of the API'),
  nav: z.array(remoteNavEntry).max(most.nav),
  places: z
    .array(remotePlace)
    .max(most.places)
    .optional()
    .describe('Places in the pages of other remotes that it fills; what it shows there is in its `places`'),
  flags: z
    .array(remoteFlag)
    .max(most.flags)
    .refine((flags) => new Set(flags.map(({ name }) => name)).size === flags.length, 'each name once')
    .optional()
    .describe('Switches of its own, which admins find in the settings'),
  shell_contract: z
    .string()
    .regex(/^\^\d+\.\d+(\.\d+)?$/, 'a range such as ^1.0')
    .describe('Shell contract it needs'),
  permissions: z
    .array(z.string().regex(/^[a-z][a-z_]*$/))
    .optional()
    .describe('Permissions its pages ask for; one the platform does not know keeps it from being activated'),
  owner: z.string().min(1).describe('The team that answers for it'),
})

/** What the shell's build says of itself where a remote has its `remote.json`: it claims no address and no menu entry. */
export const shellDeclaration = remoteDeclaration.extend({
  name: z.literal(SHELL),
  routes: z.array(remoteRoute).max(0),
  nav: z.array(remoteNavEntry).max(0),
})

/** See {@link remoteDeclaration}. */
export type RemoteDeclaration = z.infer<typeof remoteDeclaration>
/** An entry of a menu as declared. */
export type RemoteNavEntry = z.infer<typeof remoteNavEntry>
