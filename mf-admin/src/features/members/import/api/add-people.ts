import { call, queryKey, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'
import { useState } from 'react'
import type { InParts } from '../in-parts.ts'

type Invitation = CallInput<'POST /users/invite'>['body']

/** What an import did. */
export type Report = AnswerOf<'POST /users/import'>

const useMembersChanged = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: queryKey('GET /users') })
}

/** Adds somebody and invites them. */
export const useInvitePerson = () => {
  const changed = useMembersChanged()
  return useMutation({
    mutationFn: ({ body, headers = {} }: { body: Invitation; headers?: Readonly<Record<string, string>> }) =>
      call('POST /users/invite', { body }, { headers }),
    onSuccess: changed,
  })
}

const together = (one: Report, other: Report): Report => ({
  added: one.added + other.added,
  left_out: [...one.left_out, ...other.left_out],
})

const byLine = ({ added, left_out }: Report): Report => ({
  added,
  left_out: left_out.toSorted((one, other) => one.line - other.line),
})

/**
 * What would become of the people of a file; nothing is written.
 * @param file names it for as long as the page is open
 */
export const tryImport = (file: string, { parts, left_out }: InParts) =>
  queryOptions({
    queryKey: ['try import', file],
    queryFn: async ({ signal }) => {
      let report: Report = { added: 0, left_out }
      for (const people of parts)
        report = together(
          report,
          // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are written
          await call('POST /users/import', { body: { people, dry_run: true } }, { signal }),
        )
      return byLine(report)
    },
    // The addresses of people who are not here yet stay no longer than the page needs them.
    gcTime: 0,
    staleTime: 0,
  })

/** Adds and invites the people of a file, part by part; when one fails, the next try goes on with it. */
export const useImportPeople = ({ parts, left_out }: InParts) => {
  const changed = useMembersChanged()
  const [through, setThrough] = useState<{ parts: number; report: Report }>({
    parts: 0,
    report: { added: 0, left_out },
  })
  const saving = useMutation({
    mutationFn: async () => {
      let now = through
      for (const people of parts.slice(now.parts)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: of two with one address the first counts
        const report = await call('POST /users/import', { body: { people } })
        now = { parts: now.parts + 1, report: together(now.report, report) }
        setThrough(now)
      }
      return byLine(now.report)
    },
    onSettled: changed,
  })
  const lines = parts.slice(0, through.parts).reduce((sum, part) => sum + part.length, 0)
  return { saving, added: through.report.added, lines }
}
