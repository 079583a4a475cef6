import { Link } from 'wouter';
import {
  type InvestigationRow,
  type SourceCheck,
  type Schemas,
  useResearch,
  useWatchedSources,
  type WatchedSource,
} from '../../api';
import { dollars, Fault, Moment, Section, SideBySide, WebLink } from '../../ui';
import { changeText, latestChange } from './watched';
import { t } from '../../messages';

export function Changes({ row: { id, status } }: { row: InvestigationRow }) {
  const { data, error } = useWatchedSources(id);
  const sources = data?.sources ?? [];
  const changed = sources.filter((source) => latestChange(source).changed).length;
  if (status !== 'completed' || sources.length === 0) return null;
  return (
    <Section
      id="changes"
      title={t('file.changedSources')}
      aside={changed > 0 ? t('file.sourcesChangedOrLost', { turned: changed }) : null}
    >
      <p className="hush">
        {t.rich('file.countedAndDisputingSourcesAre', { link: (chunks) => <Link href="/reviews">{chunks}</Link> })}
      </p>
      <Fault error={error} />
      <ul className="plain-list watched">
        {[...sources]
          .sort((a, b) => Number(latestChange(b).changed) - Number(latestChange(a).changed))
          .map((source) => (
            <WatchedSourceItem key={source.source_id} source={source} />
          ))}
      </ul>
    </Section>
  );
}

function WatchedSourceItem({ source }: { source: WatchedSource }) {
  const { url, title, site, looks, next_look_at, counts, stance } = source;
  const { changed, words } = latestChange(source);
  return (
    <li>
      <strong>
        <WebLink url={url}>{title || url}</WebLink>
      </strong>{' '}
      <span className={changed ? 'chip bad' : 'chip'}>{words}</span>
      <br />
      <small>
        <Link href={`/outlets/${encodeURIComponent(site)}`}>{site}</Link> · {counts ? t('file.counted') : stance} ·{' '}
        {next_look_at ? (
          <>{t.rich('file.nextCheck', { moment: () => <Moment at={next_look_at} /> })}</>
        ) : (
          t('file.noFurtherChecks')
        )}
      </small>
      {looks
        .filter(({ fresh }) => fresh)
        .map((look) => (
          <FoundChange key={look.look_id} look={look} />
        ))}
      {looks.length > 0 ? <CheckHistory looks={looks} /> : null}
    </li>
  );
}

function FoundChange({ look: { at, change, reasons, differences } }: { look: SourceCheck }) {
  return (
    <div className="found">
      <p>
        {t.rich('file.changeSeen', {
          strong: (chunks) => <strong>{chunks}</strong>,
          change: changeText(change),
          moment: () => <Moment at={at} />,
        })}
      </p>
      <ul className="plain-list">
        {differences.length > 0
          ? null
          : reasons.map(({ text }) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
      </ul>
      {reasons
        .filter(({ code }) => differences.length > 0 && (code === 'watch.corrected' || code === 'watch.retracted'))
        .map(({ text }) => (
          <p key={text} dir="auto">
            {text}
          </p>
        ))}
      {differences.map((difference) => (
        <SideBySide key={difference.part + difference.before} difference={difference} />
      ))}
    </div>
  );
}

function CheckHistory({ looks }: { looks: SourceCheck[] }) {
  return (
    <details>
      <summary>{t('file.checks', { count: looks.length })}</summary>
      <ol className="plain-list">
        {looks.map(({ look_id, at, change, reasons, http_status }) => (
          <li key={look_id}>
            <Moment at={at} />: {changeText(change)}
            {http_status === null ? '' : t('file.httpHttpStatus', { httpStatus: String(http_status) })}
            {change === null ? ` – ${reasons[0]?.text ?? ''}` : ''}
          </li>
        ))}
      </ol>
    </details>
  );
}

type ResearchJob = Schemas['ResearchJobResponse'];

const PROVIDER_NAMES: Record<string, string> = { openai: t('file.openAI'), gemini: t('file.gemini'), xai: 'xAI' };
const JOB_STATE_TEXT: Record<ResearchJob['state'], string> = {
  wanted: t('file.isQueued'),
  starting: t('file.isStarting'),
  pending: t('file.isRunning'),
  done: t('file.isDone'),
  failed: t('file.failed'),
  ended: t('file.wasStopped'),
};

/** Results of deep-research services: pages to check, never counted. */
export function DeepResearch({ id }: { id: number }) {
  const jobs = useResearch(id).data?.research ?? [];
  if (jobs.length === 0) return null;
  return (
    <Section id="deep-research" title={t('file.deepResearch')}>
      <p className="hush">{t('file.leadsOnlyTextFromThese')}</p>
      {jobs.map((job) => (
        <ResearchJobItem key={job.provider} job={job} />
      ))}
    </Section>
  );
}

function ResearchJobItem({ job }: { job: ResearchJob }) {
  const { provider, state, reason, finished_at, cost_usd, leads, text } = job;
  return (
    <div data-research={provider}>
      <h3>
        {PROVIDER_NAMES[provider] ?? provider} {JOB_STATE_TEXT[state]}
        {finished_at ? (
          <small className="hush">
            {' '}
            · <Moment at={finished_at} />
          </small>
        ) : null}
      </h3>
      {reason ? <p className="hush">{reason}</p> : null}
      {cost_usd === null ? null : (
        <p className="hush">{t('file.reportedCostCostUsd', { costUsd: dollars(cost_usd) })}</p>
      )}
      {state === 'done' ? <p>{usedText(job)}</p> : null}
      <ul>
        {leads.map(({ url, title }) => (
          <li key={url} className="wrap">
            <WebLink url={url}>{title ?? url}</WebLink>
          </li>
        ))}
      </ul>
      {text ? (
        <details>
          <summary>{t('file.itsTextNotEvidence')}</summary>
          <p className="pre">{text}</p>
        </details>
      ) : null}
    </div>
  );
}

function usedText({ used_round, leads }: ResearchJob): string {
  if (leads.length === 0) return t('file.noPagesNamed');
  return used_round === null
    ? t('file.finishedAfterTheLastRound')
    : t('file.pagesReadInRound', { round: String(used_round) });
}
