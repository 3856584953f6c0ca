import type { LandingVersion } from '@kursportal/shared/contract'
import { compareVersions, discardChange, type VersionChange } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, LabelledSelect, TextSkeleton, toast, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { ChangeList } from '../../../common/versions/ChangeList.tsx'
import { useTexts } from '../texts.ts'
import { readVersion } from '../api/landing.ts'
import type { Content } from '../state/content.ts'
import { pathName } from '../state/path-names.ts'
import type { Builder } from '../state/useBuilder.ts'

/** A former page, the others it can be compared with, and the builder it can be taken back into. */
export type ComparedProps = {
  accessId: string
  version: LandingVersion
  versions: readonly LandingVersion[]
  builder: Builder
  onTaken: () => void
}

const contentOf = ({ page, image_id }: Content): Content => ({ page, image_id })

type DifferentProps = {
  before: Content
  after: Content
  onDiscard?: (change: VersionChange) => void
}

const Different = ({ before, after, onDiscard }: DifferentProps): ReactNode => {
  const t = useTexts()
  const changes = compareVersions(before, after)
  if (changes.length === 0) return <Typography>{t('versions.none')}</Typography>
  return (
    <ChangeList
      changes={changes}
      nameOf={({ path }) => pathName(path, [after, before], t)}
      onDiscard={onDiscard}
    />
  )
}

/** What became different since a former page: each change can be taken back, or all of it. */
const SinceThen = ({ accessId, version, builder, onTaken }: ComparedProps): ReactNode => {
  const t = useTexts()
  const former = useQuery(readVersion(accessId, version.id))
  const take = (content: Content, said: string): void => {
    builder.change(content)
    toast.success(said, { label: t('common.undo'), onPress: builder.undo })
  }
  return (
    <Loaded query={former} waiting={<TextSkeleton />} failed={t('landing.versions.failed')}>
      {(then) => (
        <>
          <Different
            before={contentOf(then)}
            after={builder.content}
            onDiscard={(change) => take(discardChange(builder.content, change), t('versions.discarded'))}
          />
          {compareVersions(contentOf(then), builder.content).length > 0 && (
            <Button
              variant="contained"
              size="small"
              sx={{ mt: 2 }}
              onClick={() => {
                take(contentOf(then), t('landing.versions.taken', { number: version.number }))
                onTaken()
              }}
            >
              {t('landing.versions.take')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

/** What is different between two former pages. */
const Between = ({
  accessId,
  ids: [before, after],
}: {
  accessId: string
  ids: [string, string]
}): ReactNode => {
  const t = useTexts()
  const pages = [useQuery(readVersion(accessId, before)), useQuery(readVersion(accessId, after))] as const
  return (
    <Loaded query={pages} waiting={<TextSkeleton />} failed={t('landing.versions.failed')}>
      {([one, other]) => <Different before={contentOf(one)} after={contentOf(other)} />}
    </Loaded>
  )
}

const BUILDER = ''

/** A former page compared with what is being made, or with another one. */
export const Compared = (props: ComparedProps): ReactNode => {
  const { accessId, version, versions } = props
  const t = useTexts()
  const [other, setOther] = useState(BUILDER)
  const chosen = versions.find(({ id }) => id === other)
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LabelledSelect
        label={t('publishing.history.compareWith')}
        value={other}
        options={[
          { value: BUILDER, label: t('publishing.history.draft') },
          ...versions
            .filter(({ id }) => id !== version.id)
            .map(({ id, number }) => ({ value: id, label: t('landing.versions.version', { number }) })),
        ]}
        onChange={setOther}
      />
      {chosen ? (
        <Between
          accessId={accessId}
          ids={chosen.number < version.number ? [chosen.id, version.id] : [version.id, chosen.id]}
        />
      ) : (
        <SinceThen {...props} />
      )}
    </Box>
  )
}
