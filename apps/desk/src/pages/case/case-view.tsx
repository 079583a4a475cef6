import { Link } from 'wouter';
import { useEngineTitle, useHistory } from '../../api/hooks';
import type { InvestigationRow, Result } from '../../api/types';
import { Cost, LevelBadge, Nothing, Section, WebLink } from '../../ui/parts';
import { count, day, plain } from '../../ui/words';
import type { CaseProps } from './case-props';
import { Actors } from './actors';
import { Before } from './before';
import { ClaimMatrix } from './claim-matrix';
import { History } from './history';
import { Ledger } from './ledger';
import { Origin } from './origin';
import { Related } from './related';
import { Social } from './social';
import { Sources } from './sources';
import { Voices } from './voices';
import { Where } from './where';
import { Why } from './why';

/** Everything that was found, and why it was judged as it was. */
export function CaseView({ row, result }: CaseProps) {
  return (
    <>
      <Verdict row={row} result={result} />
      <Jump result={result} />
      <div className="columns wide-left">
        <div>
          <Voices result={result} />
          <Sources row={row} result={result} />
          <ClaimMatrix result={result} />
          <Contradictions result={result} />
          <Origin result={result} />
          <Social result={result} />
          <Context row={row} result={result} />
        </div>
        <div>
          <Why result={result} />
          <Unsearched result={result} />
          <Ledger row={row} />
          <History row={row} />
        </div>
      </div>
    </>
  );
}

function Verdict({ row, result }: CaseProps) {
  const articles = result.additional_sources.length;
  const independent = result.independent_credible_sources;
  return (
    <section className={`verdict level-${result.recommended_verification_level}`} aria-label="Verdict">
      <div className="verdict-main">
        <p className="verdict-line">
          <b>{count(articles, 'article')}</b>, <b>{count(independent, 'independent credible source')}</b>
        </p>
        <p>
          The evidence gives <LevelBadge level={result.recommended_verification_level} />
          <Applied row={row} result={result} />
        </p>
        {result.would_lift ? <p className="lift">{result.would_lift}</p> : null}
        <ReviewNote row={row} />
      </div>
      <dl className="scores">
        <Score title="Confidence" value={result.confidence_level} />
        <Score title="Standing" value={result.credibility_assessment} />
        <Score title="Agreement" value={result.consistency_score} />
        <Score title="Context" value={result.context_richness} />
      </dl>
      <div className="verdict-cost">
        <Cost spent={row.cost_usd} budget={row.budget_usd} />
        <p className="hush">
          {count(result.rounds, 'round')}
          {result.missing.length ? `, ${count(result.missing.length, 'loss', 'losses')}` : ', nothing lost'}
        </p>
      </div>
    </section>
  );
}

/** What became of the recommendation: written at once, held, or settled by a person since. */
function Applied({ row, result }: CaseProps) {
  const { data: history } = useHistory(row.id);
  if (!result.upgrade_held) return <>.</>;
  const settled = history?.waiting === null && history.decisions.length > 0;
  const level = <LevelBadge level={row.new_verification_level ?? result.applied_verification_level} quiet={!settled} />;
  if (settled) return <>. It was held for a person, who has decided: the topic is {level}.</>;
  return (
    <>
      {' '}
      and is <strong className="warn">held</strong> until a person has looked. The topic is {level}.
    </>
  );
}

function Score({ title, value }: { title: string; value: number }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {Math.round(value)}
        <small> of 100</small>
      </dd>
    </div>
  );
}

function ReviewNote({ row }: { row: InvestigationRow }) {
  const { data: history } = useHistory(row.id);
  const item = history?.waiting;
  const last = history?.decisions.at(-1);
  if (item)
    return (
      <p>
        <Link href={`/reviews/${item.id}`} className="button">
          Open in review
        </Link>{' '}
        <span className="hush">{item.reasons.map(({ detail }) => detail).join(' ')}</span>
      </p>
    );
  return last ? (
    <p className="hush">
      Last decision: {plain(last.action)} by {last.decided_by}.
    </p>
  ) : null;
}

function Jump({ result }: { result: Result }) {
  const places: [string, string, boolean][] = [
    ['voices', 'Voices', true],
    ['sources', 'Sources', true],
    ['claims', 'Claims', true],
    ['contradictions', 'Contradictions', result.discrepancies.length > 0],
    ['origin', 'Origin', true],
    ['social', 'Social', true],
    ['context', 'Context', true],
    ['why', 'Why this tier', true],
    ['unsearched', 'Not searched', true],
    ['ledger', 'Ledger', true],
    ['history', 'Decisions', true],
  ];
  return (
    <nav className="jump" aria-label="Parts of the case">
      {places
        .filter(([, , there]) => there)
        .map(([id, title]) => (
          <button
            key={id}
            type="button"
            onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
          >
            {title}
          </button>
        ))}
    </nav>
  );
}

const READINGS: Record<string, string> = {
  contradiction: 'Cannot both be true',
  update: 'Early and late figures of one event',
  imprecise: 'One is less exact',
};

function Contradictions({ result }: { result: Result }) {
  if (result.discrepancies.length === 0) return null;
  const names = new Map(result.additional_sources.map((source) => [source.source_id, source]));
  return (
    <Section id="contradictions" title="Contradictions" aside={`${result.discrepancies.length}`}>
      {result.discrepancies.map((item) => (
        <div key={`${item.about}${item.values[0]?.value}`} className="discrepancy">
          <p>
            <strong>{plain(item.about)}</strong>{' '}
            <span className={item.reading === 'contradiction' ? 'warn' : 'hush'}>
              {READINGS[item.reading] ?? item.reading}
            </span>
          </p>
          <div className="side-by-side">
            {item.values.map(({ value, sourceId, quote }) => (
              <figure key={`${sourceId}${value}${quote}`}>
                <b className="figure">{value}</b>
                <blockquote className="passage">{quote}</blockquote>
                <figcaption>
                  <WebLink url={names.get(sourceId)?.url}>{names.get(sourceId)?.name ?? `Source ${sourceId}`}</WebLink>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      ))}
    </Section>
  );
}

/** What stands on an actor's card is not told twice. */
function besidesActors(result: Result): Result['context'] {
  const told = new Set(
    (result.actors ?? []).flatMap((actor) =>
      [...actor.earlier_statements, ...actor.track_record.entries].map((one) =>
        'quote' in one ? one.quote : one.text,
      ),
    ),
  );
  return result.context.filter(
    ({ kind, quote, text }) => kind !== 'actor' || !(told.has(quote) || [...told].some((one) => text.endsWith(one))),
  );
}

function Context({ row, result }: CaseProps) {
  return (
    <Section
      id="context"
      title="Context"
      aside={result.context.length ? count(result.context.length, 'detail') : undefined}
    >
      <Actors result={result} />
      {result.context.length === 0 ? (
        <Nothing>No background was found. It would explain the topic; it never confirms it.</Nothing>
      ) : null}
      <ul className="context">
        {besidesActors(result).map((detail) => (
          <li key={`${detail.source_url}${detail.quote}`}>
            <p>
              <span className="chip">{detail.kind}</span> {detail.text}
            </p>
            <p className="hush">
              <WebLink url={detail.source_url}>{detail.source_name}</WebLink>
              {detail.date ? `, ${day(detail.date)}` : ''}
            </p>
          </li>
        ))}
      </ul>
      {result.place ? <Where place={result.place} /> : null}
      <Before result={result} />
      <Related topicId={row.topic_id} />
    </Section>
  );
}

function Unsearched({ result }: { result: Result }) {
  const unset = result.coverage.filter(({ not_configured, answered }) => not_configured > 0 && answered === 0);
  const silent = result.coverage.filter(({ answered, not_configured }) => answered === 0 && not_configured === 0);
  return (
    <Section id="unsearched" title="What could not be searched">
      {result.missing.length ? (
        <ul className="plain-list warn-list">
          {result.missing.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      ) : (
        <p className="hush">Nothing that was tried was lost.</p>
      )}
      {(result.not_looked_up ?? []).map(({ what, reason }) => (
        <p key={what} className="hush">
          {what}: {reason}.
        </p>
      ))}
      {result.steering_attempts.length ? (
        <details open>
          <summary>{count(result.steering_attempts.length, 'page')} tried to steer the machine</summary>
          {result.steering_attempts.map(({ source_id, quote }) => (
            <blockquote key={`${source_id}${quote}`} className="passage">
              {quote}
            </blockquote>
          ))}
        </details>
      ) : null}
      {silent.length ? (
        <details>
          <summary>{count(silent.length, 'engine')} did not answer</summary>
          <EnginesWithReasons engines={silent} />
        </details>
      ) : null}
      {unset.length ? (
        <details>
          <summary>{count(unset.length, 'engine')} without a key</summary>
          <EnginesWithReasons engines={unset} />
        </details>
      ) : null}
      <details>
        <summary>{count(result.coverage.filter(({ answered }) => answered > 0).length, 'engine')} answered</summary>
        <ul className="tight">
          {result.coverage
            .filter(({ answered }) => answered > 0)
            .map(({ provider, hits, asked }) => (
              <li key={provider}>
                <span>
                  <EngineTitle name={provider} />
                </span>{' '}
                <span className="hush">
                  {count(hits, 'hit')} in {count(asked, 'query', 'queries')}
                </span>
              </li>
            ))}
        </ul>
      </details>
    </Section>
  );
}

function EngineTitle({ name }: { name: string }) {
  return useEngineTitle()(name);
}

function EnginesWithReasons({ engines }: { engines: { provider: string; reasons: string[] }[] }) {
  return (
    <ul className="tight">
      {engines.map(({ provider, reasons }) => (
        <li key={provider}>
          <span>
            <EngineTitle name={provider} />
          </span>{' '}
          <span className="hush">{reasons[0] ?? ''}</span>
        </li>
      ))}
    </ul>
  );
}
