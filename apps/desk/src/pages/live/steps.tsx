import { useEngineTitle } from '../../api';
import { count, dollars, Nothing, plain, questionWords, Section, VerdictChip } from '../../ui';
import { type LiveCollection, liveCollections } from './collection-events';
import {
  type AskedEngine,
  enginesAsked,
  type Events,
  ofType,
  type StageState,
  stageStates,
  text,
  verdictsOf,
} from './progress';

const STEPS = [
  ['search', 'Search'],
  ['read', 'Read'],
  ['assess', 'Assess'],
  ['origin', 'Origin'],
  ['cross-reference', 'Weigh'],
  ['decide', 'Decide'],
] as const;

/** Labels for screen readers. */
const STATE_WORDS: Record<StageState, string> = { done: 'done', now: 'at work', next: 'to come' };

export function Steps({ round, events }: { round: number; events: Events }) {
  const stateOf = stageStates(events, round);
  return (
    <ol className="steps" aria-label={`Round ${round || 1}`}>
      <li className="round">Round {round || 1}</li>
      {STEPS.map(([stage, title]) => (
        <Step key={stage} title={title} state={stateOf(stage)} />
      ))}
    </ol>
  );
}

const Step = ({ title, state }: { title: string; state: StageState }) => (
  <li className={state} aria-current={state === 'now' ? 'step' : undefined}>
    {title}
    <span className="sr"> {STATE_WORDS[state]}</span>
  </li>
);

/** Latest state of each question. */
export function LiveQuestions({ events }: { events: Events }) {
  const questionEvents = ofType(events, 'question.asked');
  // A restarted stage repeats its questions.
  const asked = [...new Map(questionEvents.map((one) => [text(one.data.question_id), one])).values()];
  if (asked.length === 0) return null;
  const turned = events.filter(({ type }) => type === 'question.answered' || type === 'question.turned');
  const answered = new Set(ofType(events, 'question.answered').map(({ data }) => text(data.question_id)));
  const last = new Map(turned.map(({ data }) => [text(data.question_id), data]));
  return (
    <Section title="Questions" aside={`${answered.size} of ${asked.length} answered`}>
      <ul className="claims">
        {asked.map(({ id, data }) => {
          const now = last.get(text(data.question_id));
          return (
            <li key={id}>
              <span className={text(now?.state) === 'answered' ? 'chip good' : 'chip'}>
                {questionWords(text(now?.state) || 'open')}
              </span>{' '}
              <span dir="auto">{text(data.question)}</span>
              {now?.answer ? <small dir="auto"> {text(now.answer)}</small> : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export function Claims({ events }: { events: Events }) {
  const claims = ofType(events, 'claim.extracted');
  const verdicts = verdictsOf(events);
  if (claims.length === 0) return null;
  return (
    <Section title="Claims to check">
      <ul className="claims">
        {claims.map(({ id, data }) => {
          const verdict = verdicts.get(text(data.claim_id));
          return (
            <li key={id}>
              {verdict ? <VerdictChip verdict={verdict} /> : <span className="chip">open</span>} {text(data.text)}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Progress of data servers; hidden if none is configured. */
export function LiveCollections({ events }: { events: Events }) {
  const collections = liveCollections(events);
  if (collections.length === 0) return null;
  return (
    <Section title="Collections" aside={`${collections.length}`}>
      {collections.map((collection) => (
        <OneCollection key={collection.name} collection={collection} />
      ))}
    </Section>
  );
}

function OneCollection({
  collection: { name, total, bars, findings, further, ...scan },
}: {
  collection: LiveCollection;
}) {
  return (
    <div data-collection={name}>
      <p>
        <strong>{name}</strong> {count(total, 'document matches', 'documents match')}
      </p>
      <ul className="tight">
        {bars.map(({ key, count: documents, width }) => (
          <li key={key}>
            <span dir="auto">{key}</span>
            <meter min={0} max={100} value={width} aria-label={key} /> <small>{documents}</small>
          </li>
        ))}
      </ul>
      <ScanState {...scan} />
      <p className="hush">{count(findings, 'finding')}</p>
      {further.length > 0 ? (
        <p className="hush">Follow-up queries: {further.map((value) => `“${value}”`).join(', ')}</p>
      ) : null}
    </div>
  );
}

type Scan = Pick<LiveCollection, 'read' | 'toRead' | 'costUsd' | 'tooMany'>;

function ScanState({ read, toRead, costUsd, tooMany }: Scan) {
  if (toRead === null) return null;
  if (tooMany) return <p className="warn">Too many matches to read; counts only.</p>;
  return (
    <p className="hush">
      {read} of {toRead} read{costUsd > 0 ? `, ${dollars(costUsd)} as estimated` : ''}{' '}
      <progress max={Math.max(1, toRead)} value={read} />
    </p>
  );
}

export function EnginesAsked({ events }: { events: Events }) {
  const titleOf = useEngineTitle();
  const engines = enginesAsked(events);
  return (
    <Section title="Search services" aside={engines.length ? `${engines.length}` : undefined}>
      {engines.length === 0 ? <Nothing>None yet.</Nothing> : null}
      <ul className="tight">
        {engines.map((engine) => (
          <li key={engine.name}>
            <span>{titleOf(engine.name)}</span>
            <Answer engine={engine} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Answer({ engine: { calls, hits, last } }: { engine: AskedEngine }) {
  const answered = last === 'found' || last === 'nothing-found';
  return (
    <span className={answered ? 'hush' : 'warn'}>
      {answered ? `${count(hits, 'hit')} in ${count(calls, 'call')}` : plain(last)}
    </span>
  );
}
