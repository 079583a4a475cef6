import { useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import {
  type Report,
  type ReportSection,
  useInvestigation,
  useReport,
  type Depth,
  folderUrl,
  type Format,
  reportUrl,
  fetchReportMarkdown,
} from '../../api';
import { Fault, Loading, Moment, StateBadge, useTitle, CopyButton } from '../../ui';
import { ClaimReviewCard } from './claim-reviews';
import { indexCitations } from './places';
import { ReportBody } from './report-body';
import { ReportSources } from './report-sources';
import { t, translateCode } from '../../messages';

export function ReportPage({ id }: { id: number }) {
  const [params] = useSearchParams();
  const report = useReport(id, DEPTHS.find(([known]) => known === params.get('depth'))?.[0] ?? null);
  useTitle(report.data ? t('report.reportTitle', { title: report.data.title }) : t('report.report'));
  useScrollToHash(report.data !== undefined);
  return (
    <div className="page report-page">
      <p className="kicker back-to-case">
        <Link href={`/investigations/${id}`}>{t('report.case')}</Link>
      </p>
      <Fault error={report.error} />
      {report.isPending ? <Loading what={t('report.theReport')} /> : null}
      {report.data ? <Sheet report={report.data} /> : null}
    </div>
  );
}

function useScrollToHash(there: boolean): void {
  useEffect(() => {
    if (!there || !location.hash) return;
    // Jumps to the element again, because it had not been rendered before.
    location.replace(location.hash);
  }, [there]);
}

const DEPTHS: [Depth, string, string][] = [
  ['brief', t('report.brief'), t('report.atMost250Words')],
  ['report', t('report.report'), t('report.atMost1200Words')],
  ['file', t('report.file'), t('report.everythingWithEveryQuote')],
];

const FILE_FORMATS: [Format, string, string][] = [
  ['markdown', t('report.markdown'), 'md'],
  ['html', 'HTML', 'html'],
  ['json', 'JSON', 'json'],
];

interface ToolsProps {
  id: number;
  depth: Depth;
}

function Tools({ id, depth }: ToolsProps) {
  return (
    <section className="card report-tools" aria-labelledby="tools-title">
      <h2 id="tools-title">{t('report.export')}</h2>
      <Depths id={id} depth={depth} />
      <p className="button-row">
        <CopyButton text={() => fetchReportMarkdown(id, depth)}>{t('report.copyAsMarkdown')}</CopyButton>
        <button type="button" onClick={() => window.print()}>
          {t('report.print')}
        </button>
      </p>
      <Files id={id} depth={depth} />
    </section>
  );
}

function Depths({ id, depth }: ToolsProps) {
  const [, , words] = DEPTHS.find(([known]) => known === depth) ?? [];
  return (
    <>
      <nav className="tabs" aria-label={t('report.depthOfTheReport')}>
        {DEPTHS.map(([one, title, hint]) => (
          <Link
            key={one}
            href={`/investigations/${id}/report?depth=${one}`}
            className="tab"
            title={hint}
            aria-current={one === depth ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      {words ? <p className="hush depth-words">{words}</p> : null}
    </>
  );
}

/** Links to files. A PDF, or the page that explains how to print one, opens in a new tab. */
function Files({ id, depth }: ToolsProps) {
  return (
    <>
      <h3>{t('report.download')}</h3>
      <p className="button-row">
        {FILE_FORMATS.map(([format, title, ending]) => (
          <a key={format} className="button" href={reportUrl(id, format, depth)} download={`report-${id}.${ending}`}>
            {title}
          </a>
        ))}
        <a className="button" href={reportUrl(id, 'pdf', depth)} target="_blank" rel="noopener">
          {t('report.pdf')}
        </a>
        <a className="button" href={folderUrl(id)} download={`case-${id}.zip`}>
          {t('report.caseFolder')}
        </a>
      </p>
      <p className="hush">{t('report.theCaseFolderContainsThe')}</p>
    </>
  );
}

function Sheet({ report }: { report: Report }) {
  const places = indexCitations(report.sections);
  const id = report.investigation_id;
  return (
    <div className="report-columns">
      <aside aria-label={t('report.reportTools')}>
        <Tools id={id} depth={report.depth} />
        <Contents sections={report.sections} />
      </aside>
      <div>
        <article className="card report" aria-labelledby="report-title">
          <Head report={report} />
          <ReportBody sections={report.sections} places={places} />
          <ReportSources sources={report.sources} places={places} investigation={id} />
          <Foot report={report} />
        </article>
        <ClaimReviewCard id={id} />
      </div>
    </div>
  );
}

const Foot = ({ report: { investigation_id, dropped } }: { report: Report }) => (
  <p className="hush report-foot">
    {t('report.reportOnCaseInvestigationIdWritten', {
      investigationId: String(investigation_id),
      detail: dropped.length > 0 ? t('report.sentencesRemovedOrNarrowedNot', { count: dropped.length }) : '',
    })}
  </p>
);

function Head({ report: { title, investigation_id, decided_at, mode } }: { report: Report }) {
  const { data } = useInvestigation(investigation_id);
  return (
    <header className="report-head">
      <h1 id="report-title" className="headline" dir="auto">
        {title}
      </h1>
      {data?.verdict ? (
        <p>
          <StateBadge state={data.verdict.state} />
        </p>
      ) : null}
      <p className="kicker">
        <span>{t.rich('report.decided', { moment: () => <Moment at={decided_at} /> })}</span>
        <span>{t('report.modeInvestigation', { mode: translateCode(mode) })}</span>
      </p>
    </header>
  );
}

/** Table of contents; empty sections are grayed out. */
const Contents = ({ sections }: { sections: ReportSection[] }) => (
  <nav className="card contents" aria-label={t('report.contentsOfTheReport')}>
    <h2>{t('report.contents')}</h2>
    <ol>
      {sections.map(({ id, title, empty }) => (
        <li key={id}>
          <a href={`#section-${id}`} className={empty ? 'hush' : undefined}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <a href="#section-sources">{t('report.sources')}</a>
      </li>
    </ol>
  </nav>
);
