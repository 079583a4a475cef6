import { type Schemas, useResearch } from '../../api';
import { dollars, Moment, Section, WebLink } from '../../ui';

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

/** What services that search by themselves named: addresses to look at, nothing of them counts. */
export function DeepResearch({ id }: { id: number }) {
  const found = useResearch(id);
  const jobs = found.data?.research ?? [];
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
