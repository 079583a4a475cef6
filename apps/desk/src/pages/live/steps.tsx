import { type ProgressEvent, useEngineTitle } from '../../api';
import { dollars, EmptyState, humanizeCode, questionStateText, Section } from '../../ui';
import { type LiveCollection, liveCollections } from './collection-events';
import {
  type AskedEngine,
  groupByEngine,
  type Events,
  filterEvents,
  type StageState,
  stageStates,
  toText,
} from './progress';
import { t } from '../../messages';

const STEPS = [
  ['search', t('live.search')],
  ['read', t('live.read')],
  ['assess', t('live.assess')],
  ['origin', t('live.origin')],
  ['cross-reference', t('live.weigh')],
  ['decide', t('live.decide')],
] as const;

/** Labels for screen readers. */
const STATE_WORDS: Record<StageState, string> = { done: t('live.done'), now: t('live.atWork'), next: t('live.toCome') };

export function Steps({ round, events }: { round: number; events: Events }) {
  const stateOf = stageStates(events, round);
  return (
    <ol className="steps" aria-label={t('live.roundRound', { round: round || 1 })}>
      <li className="round">{t('live.roundRound', { round: round || 1 })}</li>
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

const stateOf = (answer: ProgressEvent['data'] | undefined): string => toText(answer?.state) || 'open';

/** Latest state of each question. */
export function LiveQuestions({ events }: { events: Events }) {
  const questionEvents = filterEvents(events, 'question.asked');
  // Keyed, because a restarted stage sends its questions again.
  const asked = [...new Map(questionEvents.map((one) => [toText(one.data.question_id), one])).values()];
  if (asked.length === 0) return null;
  const updates = events.filter(({ type }) => type === 'question.answered' || type === 'question.turned');
  const answered = new Set(filterEvents(events, 'question.answered').map(({ data }) => toText(data.question_id)));
  const last = new Map(updates.map(({ data }) => [toText(data.question_id), data]));
  return (
    <Section
      title={t('live.questions')}
      aside={t('live.countOfCount2Answered', { count: answered.size, count2: asked.length })}
    >
      <ul className="claims">
        {asked.map(({ id, data }) => {
          const now = last.get(toText(data.question_id));
          const state = stateOf(now);
          return (
            <li key={id}>
              <span className={state === 'answered' ? 'chip good' : 'chip'}>{questionStateText(state)}</span>{' '}
              <span dir="auto">{toText(data.question)}</span>
              {now?.answer ? <small dir="auto"> {toText(now.answer)}</small> : null}
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
    <Section title={t('live.collections')} aside={`${collections.length}`}>
      {collections.map((collection) => (
        <CollectionProgress key={collection.name} collection={collection} />
      ))}
    </Section>
  );
}

function CollectionProgress({
  collection: { name, total, bars, findings, further, ...scan },
}: {
  collection: LiveCollection;
}) {
  return (
    <div data-collection={name}>
      <p>{t.rich('live.nameDocumentsMatch', { strong: (chunks) => <strong>{chunks}</strong>, name, total })}</p>
      <ul className="tight">
        {bars.map(({ key, count: documents, width }) => (
          <li key={key}>
            <span dir="auto">{key}</span>
            <meter min={0} max={100} value={width} aria-label={key} /> <small>{documents}</small>
          </li>
        ))}
      </ul>
      <ScanState {...scan} />
      <p className="hush">{t('live.findings', { findings })}</p>
      {further.length > 0 ? (
        <p className="hush">
          {t('live.followUpQueriesFurther', { further: further.map((value) => `“${value}”`).join(', ') })}
        </p>
      ) : null}
    </div>
  );
}

type Scan = Pick<LiveCollection, 'read' | 'toRead' | 'costUsd' | 'tooMany'>;

function ScanState({ read, toRead, costUsd, tooMany }: Scan) {
  if (toRead === null) return null;
  if (tooMany) return <p className="warn">{t('live.tooManyMatchesToRead')}</p>;
  return (
    <p className="hush">
      {t('live.readOfToReadReadDetail', {
        read,
        toRead,
        detail: costUsd > 0 ? t('live.costUsdAsEstimated', { costUsd: dollars(costUsd) }) : '',
      })}{' '}
      <progress max={Math.max(1, toRead)} value={read} />
    </p>
  );
}

export function EnginesAsked({ events }: { events: Events }) {
  const titleOf = useEngineTitle();
  const engines = groupByEngine(events);
  return (
    <Section title={t('live.searchServices')} aside={engines.length ? `${engines.length}` : undefined}>
      {engines.length === 0 ? <EmptyState>{t('live.noneYet')}</EmptyState> : null}
      <ul className="tight">
        {engines.map((engine) => (
          <li key={engine.name}>
            <span>{titleOf(engine.name)}</span>
            <EngineResponse engine={engine} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function EngineResponse({ engine: { calls, hits, last } }: { engine: AskedEngine }) {
  const answered = last === 'found' || last === 'nothing-found';
  return (
    <span className={answered ? 'hush' : 'warn'}>
      {answered ? t('live.hitsInCalls', { hits, calls }) : humanizeCode(last)}
    </span>
  );
}
