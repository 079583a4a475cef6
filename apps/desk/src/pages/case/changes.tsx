import { Link } from 'wouter';
import { type InvestigationRow, type Look, type Schemas, useResearch, useWatched, type Watched } from '../../api';
import { count, dollars, Fault, Moment, Section, SideBySide, WebLink } from '../../ui';
import { changeWords, standing } from './watched';

export function Changes({ row: { id, status } }: { row: InvestigationRow }) {
  const { data, error } = useWatched(id);
  const sources = data?.sources ?? [];
  const turned = sources.filter((source) => standing(source).turned).length;
  if (status !== 'completed' || sources.length === 0) return null;
  return (
    <Section
      id="changes"
      title="Changed sources"
      aside={turned > 0 ? `${count(turned, 'source')} changed or lost` : null}
    >
      <p className="hush">
        Counted and disputing sources are checked again. Changed or lost ones are added to the{' '}
        <Link href="/reviews">review queue</Link>.
      </p>
      <Fault error={error} />
      <ul className="plain-list watched">
        {[...sources]
          .sort((a, b) => Number(standing(b).turned) - Number(standing(a).turned))
          .map((source) => (
            <Source key={source.source_id} source={source} />
          ))}
      </ul>
    </Section>
  );
}

function Source({ source }: { source: Watched }) {
  const { url, title, site, looks, next_look_at, counts, stance } = source;
  const { turned, words } = standing(source);
  return (
    <li>
      <strong>
        <WebLink url={url}>{title || url}</WebLink>
      </strong>{' '}
      <span className={turned ? 'chip bad' : 'chip'}>{words}</span>
      <br />
      <small>
        <Link href={`/outlets/${encodeURIComponent(site)}`}>{site}</Link> · {counts ? 'counted' : stance} ·{' '}
        {next_look_at ? (
          <>
            next check <Moment at={next_look_at} />
          </>
        ) : (
          'no further checks'
        )}
      </small>
      {looks
        .filter(({ fresh }) => fresh)
        .map((look) => (
          <Found key={look.look_id} look={look} />
        ))}
      {looks.length > 0 ? <History looks={looks} /> : null}
    </li>
  );
}

function Found({ look: { at, change, reasons, differences } }: { look: Look }) {
  return (
    <div className="found">
      <p>
        <strong>{changeWords(change)}</strong>, seen <Moment at={at} />
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

function History({ looks }: { looks: Look[] }) {
  return (
    <details>
      <summary>{count(looks.length, 'check')}</summary>
      <ol className="plain-list">
        {looks.map(({ look_id, at, change, reasons, http_status }) => (
          <li key={look_id}>
            <Moment at={at} />: {changeWords(change)}
            {http_status === null ? '' : ` (HTTP ${http_status})`}
            {change === null ? ` – ${reasons[0]?.text ?? ''}` : ''}
          </li>
        ))}
      </ol>
    </details>
  );
}

type Job = Schemas['ResearchJobAnswer'];

const NAMES: Record<string, string> = { openai: 'OpenAI', gemini: 'Gemini', xai: 'xAI' };
const STATES: Record<Job['state'], string> = {
  wanted: 'is queued',
  starting: 'is starting',
  pending: 'is running',
  done: 'is done',
  failed: 'failed',
  ended: 'was stopped',
};

/** Results of deep-research services: pages to check, never counted. */
export function DeepResearch({ id }: { id: number }) {
  const jobs = useResearch(id).data?.research ?? [];
  if (jobs.length === 0) return null;
  return (
    <Section id="deep-research" title="Deep research">
      <p className="hush">
        Leads only: text from these services is never cited or counted. Pages that were read are listed under Sources.
      </p>
      {jobs.map((job) => (
        <Piece key={job.provider} job={job} />
      ))}
    </Section>
  );
}

function Piece({ job }: { job: Job }) {
  const { provider, state, reason, finished_at, cost_usd, leads, text } = job;
  return (
    <div data-research={provider}>
      <h3>
        {NAMES[provider] ?? provider} {STATES[state]}
        {finished_at ? (
          <small className="hush">
            {' '}
            · <Moment at={finished_at} />
          </small>
        ) : null}
      </h3>
      {reason ? <p className="hush">{reason}</p> : null}
      {cost_usd === null ? null : <p className="hush">Reported cost: {dollars(cost_usd)}.</p>}
      {state === 'done' ? <p>{usedWords(job)}</p> : null}
      <ul>
        {leads.map(({ url, title }) => (
          <li key={url} className="wrap">
            <WebLink url={url}>{title ?? url}</WebLink>
          </li>
        ))}
      </ul>
      {text ? (
        <details>
          <summary>Its text (not evidence)</summary>
          <p className="pre">{text}</p>
        </details>
      ) : null}
    </div>
  );
}

function usedWords({ used_round, leads }: Job): string {
  if (leads.length === 0) return 'No pages named.';
  return used_round === null
    ? 'Finished after the last round; these pages were not read.'
    : `Its pages were read in round ${used_round}.`;
}
