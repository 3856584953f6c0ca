import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { flag, id, listOf, object, paging, search } from '../primitives.ts'
import {
  calendarYear,
  levelFields,
  levelPromotion,
  levelsChange,
  memberState,
  societyFinish,
  societyLevel,
  societyMember,
} from './society.schemas.ts'

const levelQuery = object({ 'level-id': id })

export const levelCalls = {
  listLevels: defineCall({
    method: 'GET',
    path: '/society-levels',
    who: 'user',
    summary: 'The levels of a society, or the default ones, in order of `start`',
    description:
      'Without `society_id`, or with `defaults=true`, the default levels, which anybody logged in may see. With `society_id` those that apply to the society, for its people.',
    query: object({
      society_id: id.optional().describe('Whose levels; the default ones when left out'),
      defaults: flag.optional(),
    }),
    answer: listOf(societyLevel).extend({
      inherited: z.boolean().describe('The society has none of its own: these are the default levels'),
      version: z.string().describe('Changes with the own levels; send it back as based_on'),
    }),
    errors: ['not_found'],
  }),
  replaceLevels: defineCall({
    method: 'PUT',
    path: '/society-levels',
    who: 'admin',
    extension: true,
    summary: 'Set all levels of a society, or all default ones, at once',
    description:
      'Without levels a society has the default ones again. With `dry_run` nothing is stored: the answer says who would move. What was earned stays as it was.',
    body: object({
      society_id: id.nullable().describe('Null: the default levels'),
      levels: z.array(object(levelFields)).max(20).describe('All of them, in any order; six at most'),
      dry_run: z.boolean().optional().describe('Say who would move; store nothing'),
      based_on: basedOn,
    }),
    answer: levelsChange,
    errors: ['not_found', 'level_exists', 'too_many_levels', 'edited_meanwhile'],
  }),
  createLevel: defineCall({
    method: 'POST',
    path: '/society-level',
    who: 'admin',
    idempotencyKey: true,
    summary: 'Add a level to a society or to the default levels; counts from the next finish on',
    description:
      'The first level of its own ends the default levels for a society: without `replaces_defaults` that is 409 `drops_default_levels`, with those levels as `details`.',
    body: object({
      society_id: id.nullable().describe('Null: a default level'),
      ...levelFields,
      replaces_defaults: z.boolean().optional().describe('The default levels may end for this society'),
    }),
    answer: societyLevel,
    errors: ['not_found', 'level_exists', 'too_many_levels', 'drops_default_levels'],
  }),
  editLevel: defineCall({
    method: 'PATCH',
    path: '/society-level',
    who: 'admin',
    summary: 'Change a level; what was earned stays as it was',
    query: levelQuery,
    body: object(levelFields).partial(),
    answer: societyLevel,
    errors: ['not_found', 'level_exists'],
  }),
  deleteLevel: defineCall({
    method: 'DELETE',
    path: '/society-level',
    who: 'admin',
    summary: 'Remove a level; what was earned stays as it was',
    query: levelQuery,
    errors: ['not_found'],
  }),
  listPromotions: defineCall({
    method: 'GET',
    path: '/society-level-promotions',
    who: 'society',
    summary: 'Which levels a society reached in a year, and when',
    query: object({
      society_id: id,
      year: calendarYear.optional().describe('The current one when left out'),
    }),
    answer: listOf(levelPromotion),
    errors: ['not_found'],
  }),
  listFinishes: defineCall({
    method: 'GET',
    path: '/user-finishes',
    who: 'society',
    summary: 'The finishes of a society in a year, newest first',
    description:
      'Those that were counted for societies merged into it come after its own: payouts of that year rest on them, too.',
    query: object({
      society_id: id,
      year: calendarYear.optional().describe('The current one when left out'),
      ...paging,
    }),
    answer: listOf(societyFinish),
    errors: ['not_found'],
  }),
  listMembers: defineCall({
    method: 'GET',
    path: '/users-in-society',
    who: 'society',
    summary: 'The members of a society with their progress state, by name',
    description: 'Never which course, and nothing about health or insurance.',
    query: object({
      society_id: id,
      state: memberState.optional().describe('Only those who are so far'),
      sort: z.enum(['name', 'joined_at', 'state']).optional().describe('By name when left out'),
      descending: flag.optional().describe('The other way round'),
      search,
      ...paging,
    }),
    answer: listOf(societyMember),
    errors: ['not_found'],
  }),
}
