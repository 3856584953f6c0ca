import { useQuery } from '@kursportal/shared/query'
import { Alert, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { readOwnTexts } from './api/own-texts.ts'
import { readBundledTexts } from './api/read-texts.ts'
import { textColumns } from './components/text-columns.tsx'
import { WordingDialog } from './components/WordingDialog.tsx'
import { findTexts, type InterfaceText } from './text.rules.ts'
import { useTextSources } from './useTextSources.ts'

const SOURCE = 'bereich'
const CHANGED = 'stand'

/** Every text of the interface, found by its words, and worded differently (specification, `ui-texts`). */
const TextsPage = (): ReactNode => {
  const t = useTexts()
  const sources = useTextSources()
  const bundled = useQuery(readBundledTexts(sources))
  const own = useQuery(readOwnTexts())
  const list = useListState({
    filters: { [SOURCE]: sources.map(({ name }) => name), [CHANGED]: ['own'] },
  })
  const { state, limit, query } = list
  const [chosen, setChosen] = useState<InterfaceText>()
  const columns = useMemo(
    () => textColumns(t, (name) => sources.find((one) => one.name === name)?.title ?? name, setChosen),
    [t, sources],
  )
  const texts = useMemo(
    () => bundled.data?.texts.map((one) => ({ ...one, own: own.data?.texts[one.key] })),
    [bundled.data, own.data],
  )
  const found = useMemo(
    () =>
      texts &&
      findTexts(texts, {
        search: state.search,
        source: state.filters[SOURCE],
        changed: state.filters[CHANGED] === 'own',
      }),
    [texts, state],
  )
  const both = bundled.isError ? bundled : own
  return (
    <PageFrame title={t('texts.title')} intro={t('texts.intro')} width="wide">
      {bundled.data && bundled.data.missing.length > 0 && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('texts.missing', { names: bundled.data.missing.join(', ') })}
        </Alert>
      )}
      <DataTable
        label={t('texts.title')}
        columns={columns}
        list={list}
        query={{
          ...both,
          data: own.data &&
            found && { items: found.slice(query.offset, query.offset + limit), total: found.length },
          isFetching: bundled.isFetching || own.isFetching,
        }}
        failed={t('texts.failed')}
        rowKey={(row) => row.key}
        rowName={(row) => row.own ?? row.text}
        searchLabel={t('texts.search')}
        filters={[
          {
            key: SOURCE,
            label: t('texts.source'),
            options: sources.map(({ name, title }) => ({ value: name, label: title })),
          },
          { key: CHANGED, label: t('texts.state'), options: [{ value: 'own', label: t('texts.onlyOwn') }] },
        ]}
      />
      {chosen && <WordingDialog text={chosen} onClose={() => setChosen(undefined)} />}
    </PageFrame>
  )
}

export default TextsPage
