import { useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import { type Report, type ReportSection, useInvestigation, useReport } from '../../api';
import { count, Fault, Loading, Moment, StateBadge, useTitle } from '../../ui';
import { ClaimReviewCard } from './claim-reviews';
import { placesOf } from './places';
import { ReportBody } from './report-body';
import { ReportSources } from './report-sources';
import { DEPTHS, Tools } from './tools';

export function ReportPage({ id }: { id: number }) {
  const [params] = useSearchParams();
  const report = useReport(id, DEPTHS.find(([known]) => known === params.get('depth'))?.[0] ?? null);
  useTitle(report.data ? `Report: ${report.data.title}` : 'Report');
  useTarget(report.data !== undefined);
  return (
    <div className="page report-page">
      <p className="kicker back-to-case">
        <Link href={`/investigations/${id}`}>← Case</Link>
      </p>
      <Fault error={report.error} />
      {report.isPending ? <Loading what="the report" /> : null}
      {report.data ? <Sheet report={report.data} /> : null}
    </div>
  );
}

function useTarget(there: boolean): void {
  useEffect(() => {
    if (!there || !location.hash) return;
    // Repeats the jump to an element that was not rendered yet.
    location.replace(location.hash);
  }, [there]);
}

function Sheet({ report }: { report: Report }) {
  const places = placesOf(report.sections);
  const id = report.investigation_id;
  return (
    <div className="report-columns">
      <aside aria-label="Report tools">
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
    Report on case {investigation_id}, written from captured pages.
    {dropped.length > 0
      ? ` ${count(dropped.length, 'sentence')} removed or narrowed: not fully supported by the captures.`
      : ''}
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
          <StateBadge state={data.verdict.state} /> {data.verdict.reasons[0]}
        </p>
      ) : null}
      <p className="kicker">
        <span>
          decided <Moment at={decided_at} />
        </span>
        <span>{mode} investigation</span>
      </p>
    </header>
  );
}

/** Table of contents; empty sections are grayed out. */
const Contents = ({ sections }: { sections: ReportSection[] }) => (
  <nav className="card contents" aria-label="Contents of the report">
    <h2>Contents</h2>
    <ol>
      {sections.map(({ id, title, empty }) => (
        <li key={id}>
          <a href={`#section-${id}`} className={empty ? 'hush' : undefined}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <a href="#section-sources">Sources</a>
      </li>
    </ol>
  </nav>
);
