import { z } from 'zod'
import { notedFact } from '../../../platform/noted-fact.ts'

const fileCheck = z.object({ at: z.iso.datetime(), without_row: z.int(), without_file: z.int() })

/** What a look at the files found: when, how many folders or files no row names, and how many rows lack theirs. */
export type FileCheck = z.infer<typeof fileCheck>

/** What the last look found. */
export const lastFileCheck = notedFact('last-file-check', fileCheck)
