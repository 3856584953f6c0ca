import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Box, FormSkeleton, Link, Loaded, PageFrame, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Fact, FactList } from '../../common/FactList.tsx'
import { useTexts } from './texts.ts'
import { readReport, type ReportCase } from './api/reports.ts'
import { DecisionForm } from './components/DecisionForm.tsx'
import { contentName, ReportState } from './components/report-columns.tsx'

const Content = ({ content }: { content: ReportCase['content'] }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <FactList>
        <Fact term={t('reports.content')}>
          <Link href={content.path}>{contentName(t, content)}</Link>
        </Fact>
        {content.kind !== 'page' && (
          <Fact term={t('reports.author')}>{content.author?.name ?? t('reports.goneAccount')}</Fact>
        )}
        {!content.there && <Fact term={t('reports.today')}>{t('reports.gone')}</Fact>}
      </FactList>
      {content.text !== '' && (
        <Box component="figure" sx={{ m: 0, mb: 4 }}>
          <Typography component="figcaption" sx={{ color: 'text.secondary', mb: 1 }}>
            {t('reports.wordsThen')}
          </Typography>
          <Box
            component="blockquote"
            sx={{
              m: 0,
              p: 2,
              borderRadius: '14px',
              bgcolor: 'background.sunken',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
            }}
          >
            {content.text}
          </Box>
        </Box>
      )}
    </>
  )
}

const Said = ({ report }: { report: ReportCase }): ReactNode => {
  const t = useTexts()
  return (
    <FactList>
      <Fact term={t('reports.stateHeader')}>
        <ReportState state={report.state} />
      </Fact>
      <Fact term={t('reports.received')}>{formatDateTime(report.received_at)}</Fact>
      <Fact term={t('reports.reason')}>{t(`reports.reasons.${report.reason}`)}</Fact>
      <Fact term={t('reports.explanation')}>{report.explanation || t('reports.goneAccount')}</Fact>
      <Fact term={t('reports.reporter')}>
        {[report.name, report.email].filter(Boolean).join(', ') || t('reports.nameless')}
      </Fact>
      <Fact term={t('reports.number')}>{report.number}</Fact>
    </FactList>
  )
}

const Decided = ({ report }: { report: ReportCase }): ReactNode => {
  const t = useTexts()
  return (
    <FactList>
      <Fact term={t('reports.decision')}>
        {report.state !== 'open' && t(`reports.decide.${report.state}`)}
      </Fact>
      {report.ground && (
        <Fact term={t('reports.ground')}>{`${t(`reports.grounds.${report.ground}`)}: ${report.rule}`}</Fact>
      )}
      <Fact term={t('reports.why')}>{report.decision}</Fact>
      <Fact term={t('reports.when')}>
        {t('reports.decidedBy', {
          when: formatDateTime(report.decided_at ?? report.received_at),
          who: report.decided_by ?? t('reports.goneAccount'),
        })}
      </Fact>
    </FactList>
  )
}

/** A report: what was reported, what is said about it, and the decision. */
const ReportPage = (): ReactNode => {
  const t = useTexts()
  const { id = '' } = useParams()
  const report = useQuery(readReport(id))
  return (
    <PageFrame
      title={report.data ? t('reports.of', { number: report.data.number }) : t('reports.one')}
      breadcrumb={[{ label: t('reports.title'), href: '/admin/reports' }]}
      width="text"
    >
      <Loaded query={report} waiting={<FormSkeleton />} failed={t('reports.oneFailed')}>
        {(found) => (
          <>
            <Said report={found} />
            <Section title={t('reports.whatIs')}>
              <Content content={found.content} />
            </Section>
            <Section title={t('reports.decision')}>
              {found.state === 'open' ? (
                <DecisionForm key={found.id} report={found} />
              ) : (
                <Decided report={found} />
              )}
            </Section>
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default ReportPage
