import { isFailure, failureText } from '@kursportal/shared/client'
import { formatDateTime, formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  EmptyState,
  PageFrame,
  Section,
  toast,
} from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from './texts.ts'
import { listBankAnswers, useReadBankAnswer, type BankAnswer, type ReadAnswer } from './api/bank-answers.ts'
import { BankLines } from './components/BankLines.tsx'
import { decodeXml } from './read-bank-file.ts'

const columnsOf = (t: Translate): Column<ReadAnswer>[] => [
  {
    key: 'read',
    header: t('bankAnswers.readAt'),
    cell: ({ read_at: at }) => formatDateTime(at),
    text: ({ read_at: at }) => formatDateTime(at),
  },
  {
    key: 'name',
    header: t('bankAnswers.name'),
    cell: ({ message_id: name, kind }) => `${name} (${kind})`,
    text: ({ message_id: name }) => name,
  },
  {
    key: 'by',
    header: t('bankAnswers.by'),
    cell: ({ read_by: by }) => by ?? t('payouts.goneAccount'),
    text: ({ read_by: by }) => by ?? '',
  },
  {
    key: 'returned',
    header: t('bankAnswers.returned'),
    align: 'end',
    cell: ({ returned }) => formatNumber(returned),
    text: ({ returned }) => String(returned),
  },
  {
    key: 'confirmed',
    header: t('bankAnswers.confirmed'),
    align: 'end',
    cell: ({ confirmed }) => formatNumber(confirmed),
    text: ({ confirmed }) => String(confirmed),
  },
]

type Chosen = { name: string; xml: string; answer: BankAnswer }

/** What a file would do, and the button that has it done. */
const Preview = ({ chosen, onDone }: { chosen: Chosen; onDone: () => void }): ReactNode => {
  const t = useTexts()
  const read = useReadBankAnswer()
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState(chosen.answer)
  const { books_back: count, books_back_amount: amount, confirms, read_before: before } = answer
  const words = { count, amount: formatMoney(amount) }
  const mended = answer.lines.filter((line) => line.mend_account).length
  const apply = async (): Promise<void> => {
    try {
      await read.mutateAsync({ xml: chosen.xml, based_on: answer.version })
    } catch (error) {
      // Somebody decided meanwhile: what would happen now is shown, and asked for once more.
      if (isFailure(error, 'edited_meanwhile'))
        setAnswer(await read.mutateAsync({ xml: chosen.xml, dry_run: true }))
      throw error
    }
    toast.success(t('bankAnswers.done', { count }))
    onDone()
  }
  return (
    <Section variant="card" title={chosen.name} intro={`${answer.message_id} · ${answer.kind}`}>
      {before !== null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('bankAnswers.readBefore', { when: formatDateTime(before) })}
        </Alert>
      )}
      <BankLines lines={answer.lines} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {before === null && count + confirms > 0 && (
          <Button variant="contained" onClick={() => setAsking(true)}>
            {count > 0 ? t('bankAnswers.apply', words) : t('bankAnswers.applyNone')}
          </Button>
        )}
        <Button variant="outlined" onClick={onDone}>
          {t('bankAnswers.other')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={count > 0 ? t('bankAnswers.question', words) : t('bankAnswers.questionNone')}
        confirmLabel={count > 0 ? t('bankAnswers.confirm') : t('bankAnswers.applyNone')}
        errorText={(error) =>
          isFailure(error, 'edited_meanwhile') ? t('bankAnswers.changed') : failureText(error)
        }
        consequences={[
          ...(count > 0 ? [t('bankAnswers.backAgain', words)] : []),
          ...(mended > 0 ? [t('bankAnswers.told', { count: mended })] : []),
          ...(count > mended ? [t('bankAnswers.toldAgain', { count: count - mended })] : []),
          ...(confirms > 0 ? [t('bankAnswers.confirms', { count: confirms })] : []),
        ]}
        onConfirm={apply}
      />
    </Section>
  )
}

/** What the bank answers to files of payouts: read first, then booked back. */
const BankAnswersPage = (): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const { limit, offset } = list.query
  const answers = useQuery(listBankAnswers({ limit, offset }))
  const columns = useMemo(() => columnsOf(t), [t])
  const read = useReadBankAnswer()
  const [chosen, setChosen] = useState<Chosen>()
  const open = async ([file]: File[]): Promise<void> => {
    if (!file) return
    const xml = decodeXml(await file.arrayBuffer())
    read.mutate(
      { xml, dry_run: true },
      { onSuccess: (answer) => setChosen({ name: file.name, xml, answer }) },
    )
  }
  return (
    <PageFrame
      title={t('bankAnswers.title')}
      intro={t('bankAnswers.intro')}
      breadcrumb={[
        { label: t('payouts.title'), href: '/admin/payouts' },
        { label: t('payouts.files'), href: '/admin/payouts/files' },
      ]}
      width="wide"
    >
      {chosen ? (
        <Preview key={chosen.answer.version} chosen={chosen} onDone={() => setChosen(undefined)} />
      ) : (
        <Box sx={{ mb: 5 }}>
          <FileDrop
            label={t('bankAnswers.file')}
            hint={t('bankAnswers.fileHint')}
            accept=".xml,.txt,text/xml,application/xml"
            maxBytes={4_000_000}
            disabled={read.isPending}
            error={read.isError ? failureText(read.error) : undefined}
            onFiles={(files) => void open(files)}
          />
        </Box>
      )}
      <DataTable
        label={t('bankAnswers.title')}
        columns={columns}
        list={list}
        query={answers}
        failed={t('bankAnswers.failed')}
        rowKey={({ id }) => id}
        rowName={({ message_id: name }) => name}
        empty={
          <EmptyState dense title={t('bankAnswers.none')}>
            {t('bankAnswers.noneBody')}
          </EmptyState>
        }
      />
    </PageFrame>
  )
}

export default BankAnswersPage
