import { useQuery } from '@kursportal/shared/query'
import { Alert, ListSkeleton, PageFrame, Settled } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { interfaceTexts } from '../../texts/texts.ts'
import { readOriginals, readOwnTexts } from './api/own-texts.ts'
import { readBundledTexts, type TextSource } from './api/read-texts.ts'
import { textColumns } from './components/text-columns.tsx'
import { WordingDialog } from './components/WordingDialog.tsx'
import { byScreen, screenIdOf, screenOptions, screenTitles } from './screens.rules.ts'
import { findTexts, type InterfaceText, type Standing } from './text.rules.ts'
import { useTextSources } from './useTextSources.ts'

const SOURCE = 'bereich'
const SCREEN = 'bildschirm'
const CHANGED = 'stand'
const standings: readonly Standing[] = ['own', 'outdated']

const isNamed = (section: string): section is keyof typeof interfaceTexts.screens =>
  section in interfaceTexts.screens

/** What the part of the platform is called that brings a text. */
const titleOf = (sources: readonly TextSource[], name: string): string =>
  sources.find((one) => one.name === name)?.title ?? name

/** Every text with what was made of it, screen by screen, and what the screens are called. */
const useTextsByScreen = (sources: readonly TextSource[]) => {
  const t = useTexts()
  const bundled = useQuery(readBundledTexts(sources))
  const own = useQuery(readOwnTexts())
  const originals = useQuery(readOriginals())
  const sorted = useMemo(() => {
    const texts = (bundled.data?.texts ?? []).map((one) => ({
      ...one,
      own: own.data?.texts[one.key],
      madeFrom: originals.data?.originals[one.key],
    }))
    const named = (section: string): string | undefined =>
      isNamed(section) ? t(`texts.screens.${section}`) : undefined
    const titles = screenTitles(texts, named, (name) => titleOf(sources, name))
    const names = sources.map(({ name }) => name)
    return {
      titles,
      texts: byScreen(texts, titles, names).map((one) => ({ ...one, screen: screenIdOf(one.key) })),
    }
  }, [bundled.data, own.data, originals.data, sources, t])
  return { ...sorted, bundled, own, originals }
}

/** Every text of the interface, found by its words, and worded differently (specification, `ui-texts`). */
const TextsPage = (): ReactNode => {
  const t = useTexts()
  const sources = useTextSources()
  const { texts, titles, bundled, own, originals } = useTextsByScreen(sources)
  const list = useListState({
    filters: { [SOURCE]: sources.map(({ name }) => name), [SCREEN]: /^[\w:-]+$/, [CHANGED]: standings },
  })
  const { state, limit, query } = list
  const source = state.filters[SOURCE]
  const [chosen, setChosen] = useState<InterfaceText>()
  const columns = useMemo(
    () =>
      textColumns(
        t,
        (name) => titleOf(sources, name),
        ({ key }) => titles.get(screenIdOf(key)) ?? '',
        setChosen,
      ),
    [t, sources, titles],
  )
  const found = useMemo(
    () =>
      findTexts(texts, {
        search: state.search,
        source: state.filters[SOURCE],
        screen: state.filters[SCREEN],
        standing: standings.find((one) => one === state.filters[CHANGED]),
      }),
    [texts, state],
  )
  const screens = useMemo(() => {
    const shown = texts.filter((one) => source === undefined || one.source === source)
    return screenOptions(shown, titles, (name) => titleOf(sources, name))
  }, [texts, titles, source, sources])
  const reads = [bundled, own, originals]
  const worst = reads.find(({ isError }) => isError) ?? own
  return (
    <PageFrame title={t('texts.title')} intro={t('texts.intro')} width="wide">
      <Settled queries={reads} waiting={<ListSkeleton />}>
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
            ...worst,
            data: reads.every(({ data }) => data)
              ? { items: found.slice(query.offset, query.offset + limit), total: found.length }
              : undefined,
            isFetching: reads.some(({ isFetching }) => isFetching),
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
            { key: SCREEN, label: t('texts.screen'), options: screens },
            {
              key: CHANGED,
              label: t('texts.state'),
              options: standings.map((value) => ({ value, label: t(`texts.only.${value}`) })),
            },
          ]}
        />
      </Settled>
      {chosen && <WordingDialog text={chosen} onClose={() => setChosen(undefined)} />}
    </PageFrame>
  )
}

export default TextsPage
