import { useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useReport, type Report } from '../../api/reports';
import { LevelBadge } from '../../ui/badges';
import { count } from '../../ui/format';
import { Fault, Loading } from '../../ui/messages';
import { ReportMoment } from '../../ui/time';
import { useTitle } from '../../ui/use-title';
import { ClaimReviewCard } from './claim-reviews';
import { Contents } from './contents';
import { placesOf } from './places';
import { ReportBody } from './report-body';
import { ReportSources } from './report-sources';
import { DEPTHS, Tools } from './tools';

/** The cited report of a case: to be read, printed and handed on. */
export function ReportPage({ id }: { id: number }) {
  const [params] = useSearchParams();
  const depth = DEPTHS.find(([known]) => known === params.get('depth'))?.[0] ?? null;
  const report = useReport(id, depth);
  useTitle(report.data ? `Report: ${report.data.title}` : 'Report');
  useTarget(report.data !== undefined);
  return (
    <div className="page report-page">
      <p className="kicker back-to-case">
        <Link href={`/investigations/${id}`}>← The case</Link>
      </p>
      <Fault error={report.error} />
      {report.isPending ? <Loading what="the report" /> : null}
      {report.data ? <Sheet report={report.data} /> : null}
    </div>
  );
}

/** An address that names a source or a place leads there once there is something to lead to. */
function useTarget(there: boolean): void {
  useEffect(() => {
    if (!there || !location.hash) return;
    // Gone to anew: what was not there yet is neither in sight nor marked.
    location.replace(location.hash);
  }, [there]);
}

function Sheet({ report }: { report: Report }) {
  const places = placesOf(report.sections);
  const id = report.investigation_id;
  return (
    <div className="report-columns">
      <aside aria-label="What can be done with the report">
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

/** Of what it is made, and how much did not hold. */
const Foot = ({ report: { investigation_id, dropped } }: { report: Report }) => (
  <p className="hush report-foot">
    Report of investigation {investigation_id}, written from what was captured.
    {dropped.length > 0 ? ` ${count(dropped.length, 'sentence')} left out or said more narrowly: ` : ''}
    {dropped.length > 0 ? 'not all of it stood in the captures.' : ''}
  </p>
);

function Head({ report: { title, verdict, decided_at, mode } }: { report: Report }) {
  const { level, recommended, held, confidence, independent_credible_sources: voices } = verdict;
  return (
    <header className="report-head">
      <h1 id="report-title" className="headline" dir="auto">
        {title}
      </h1>
      <p className="kicker">
        <LevelBadge level={level} />
        {held ? (
          <span>
            <LevelBadge level={recommended} quiet /> is recommended and <strong className="warn">held</strong> for a
            person
          </span>
        ) : null}
        <span>confidence {Math.round(confidence)} of 100</span>
        <span>{count(voices, 'independent credible source')}</span>
        <span>
          decided <ReportMoment at={decided_at} />
        </span>
        <span>{mode} investigation</span>
      </p>
    </header>
  );
}
