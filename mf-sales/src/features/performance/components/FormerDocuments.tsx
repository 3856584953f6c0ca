import { useQuery } from '@kursportal/shared/query'
import { Box, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { listOwnDocuments, type PayoutDocument } from '../api/documents.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { Documents } from './Documents.tsx'

/** By society, in the order they come in. */
const bySociety = (documents: readonly PayoutDocument[]) => {
  const societies = new Map(documents.map(({ society }) => [society.id, society]))
  return [...societies.values()].map(({ id, name }) => ({
    id,
    name,
    documents: documents.filter(({ society }) => society.id === id),
  }))
}

/** The documents somebody is the payee of, of societies that ended or that are somebody else’s by now. */
const FormerDocuments = ({ societies }: { societies: readonly SocietyFigures[] }): ReactNode => {
  const t = useTexts()
  const documents = useQuery(listOwnDocuments)
  const isOwned = ({ society }: PayoutDocument) =>
    societies.some((led) => led.is_owner && led.society.id === society.id)
  return (
    <Section variant="card" title={t('documents.former')} intro={t('documents.formerIntro')}>
      <Loaded dense query={documents} waiting={<ListSkeleton count={2} />} failed={t('documents.failed')}>
        {({ items }) =>
          bySociety(items.filter((document) => !isOwned(document))).map(({ id, name, documents: of }) => (
            <Box key={id} sx={{ mt: 2 }}>
              <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
              <Documents label={t('documents.formerOf', { society: name })} documents={of} />
            </Box>
          ))
        }
      </Loaded>
    </Section>
  )
}

export default FormerDocuments
