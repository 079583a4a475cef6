import { type Result, type ResultRule, type ResultSource, type Schemas, useEngineTitle } from '../../api';
import { count, Nothing, plain, Section, WebLink } from '../../ui';
import { Ref } from './refs';
import { steeringPages } from './steering-pages';

const RULE_WORDS: Record<string, string> = {
  'what-counts': 'Counted sources',
  'tier-upgrade': 'Level by number of sources',
  'neutral-quorum': 'Agreement of neutral sources',
  'never-downgrade': 'No automatic downgrade',
  hold: 'Hold for review',
  success: 'Success criteria',
};

const titleOf = (rule: string) => RULE_WORDS[rule] ?? plain(rule.replace(/^review:/, 'review for '));

/** Each rule as applied; review reasons that do not apply are folded. */
export function Why({ result: { rules, would_lift } }: { result: Result }) {
  const [quiet, telling] = [true, false].map((wanted) =>
    rules.filter(({ rule, passed }) => (passed && rule.startsWith('review:')) === wanted),
  );
  return (
    <Section id="why" title="Why this level">
      <Rules rules={telling ?? []} />
      <details>
        <summary>{count(quiet?.length ?? 0, 'review reason')} that do not apply</summary>
        <Rules rules={quiet ?? []} />
      </details>
      {would_lift ? (
        <p className="lift">
          <strong>Needed for a higher level:</strong> {would_lift}
        </p>
      ) : null}
    </Section>
  );
}

const Rules = ({ rules }: { rules: ResultRule[] }) => (
  <ul className="rules">
    {rules.map((rule) => (
      <Rule key={rule.rule} rule={rule} />
    ))}
  </ul>
);

function Rule({ rule: { rule, passed, reason, inputs } }: { rule: ResultRule }) {
  return (
    <li className={passed ? 'pass' : 'fail'}>
      <span className="mark" role="img" aria-label={passed ? 'pass' : 'fail'}>
        {passed ? '✓' : '✕'}
      </span>
      <div>
        <p>
          <strong>{titleOf(rule)}.</strong> {reason}
        </p>
        <dl className="inputs">
          {Object.entries(inputs).map(([name, value]) => (
            <div key={name}>
              <dt>{plain(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())}</dt>
              <dd>{inputText(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

function inputText(value: ResultRule['inputs'][string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? '–' : String(value);
}

/** Pages with text aimed at AI systems. */
export function PromptInjection({ result }: { result: Result }) {
  return (
    <Section id="steering" title="Prompt injection">
      <p className="hush">These pages contain text aimed at AI systems. It had no effect.</p>
      {steeringPages(result).map(({ source_id, name, shown, quotes }) => (
        <figure key={source_id}>
          <figcaption>
            <strong>{shown ? <Ref id={source_id} /> : (name ?? 'Unknown outlet')}</strong>
            {shown ? null : <small className="hush"> on an unrelated page</small>}
          </figcaption>
          {quotes.map((quote) => (
            <blockquote key={quote} className="passage" dir="auto">
              {quote}
            </blockquote>
          ))}
        </figure>
      ))}
    </Section>
  );
}

const READINGS: Record<string, string> = {
  contradiction: 'Cannot both be true',
  update: 'Earlier and later figures',
  imprecise: 'One is less precise',
};

export function Contradictions({ result }: { result: Result }) {
  const sources = new Map(result.additional_sources.map((source) => [source.source_id, source]));
  return (
    <Section id="contradictions" title="Contradictions">
      {result.discrepancies.map((item) => (
        <Contradiction key={`${item.about}${item.values[0]?.value}`} item={item} sources={sources} />
      ))}
    </Section>
  );
}

function Contradiction({ item, sources }: { item: Schemas['ResultDiscrepancy']; sources: Map<number, ResultSource> }) {
  return (
    <div className="discrepancy">
      <p>
        <strong>{plain(item.about)}</strong>{' '}
        <span className={item.reading === 'contradiction' ? 'warn' : 'hush'}>
          {READINGS[item.reading] ?? item.reading}
        </span>
      </p>
      <div className="values-apart">
        {item.values.map(({ value, sourceId, quote }) => (
          <figure key={`${sourceId}${value}${quote}`}>
            <b className="figure">{value}</b>
            <blockquote className="passage">{quote}</blockquote>
            <figcaption>
              <WebLink url={sources.get(sourceId)?.url}>{sources.get(sourceId)?.name ?? `Source ${sourceId}`}</WebLink>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

type Coverage = Result['coverage'];

/** What could not be read or searched, by service. */
export function CoverageGaps({ result }: { result: Result }) {
  const titleOf = useEngineTitle();
  const { coverage, missing, not_looked_up: skipped = [] } = result;
  const partly = coverage.filter(({ answered, asked }) => answered > 0 && answered < asked);
  const silent = coverage.filter(({ answered, not_configured }) => answered === 0 && not_configured === 0);
  const lines = [
    ...missing,
    ...partly.map(
      ({ provider, answered, asked }) => `${titleOf(provider)}: ${asked - answered} of ${asked} searches failed.`,
    ),
    ...silent.map(({ provider, reasons: [reason = 'no answer'] }) => `${titleOf(provider)} did not answer: ${reason}`),
    ...skipped.map(({ what, reason }) => `${what}: ${reason}.`),
  ];
  return (
    <Section id="unsearched" title="Coverage gaps">
      {lines.length === 0 ? <Nothing>None: every page was read and every search was answered.</Nothing> : null}
      <ul className="plain-list warn-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Engines
        title="not set up"
        engines={coverage.filter(({ answered, not_configured }) => answered === 0 && not_configured > 0)}
        words={({ reasons }) => reasons[0] ?? ''}
      />
      <Engines
        title="answered"
        engines={coverage.filter(({ answered }) => answered > 0)}
        words={({ hits, asked }) => `${count(hits, 'result')} for ${count(asked, 'query', 'queries')}`}
      />
    </Section>
  );
}

interface EnginesProps {
  title: string;
  engines: Coverage;
  words: (engine: Coverage[number]) => string;
}

function Engines({ title, engines, words }: EnginesProps) {
  const titleOf = useEngineTitle();
  if (engines.length === 0) return null;
  return (
    <details>
      <summary>
        {count(engines.length, 'service')} {title}
      </summary>
      <ul className="tight">
        {engines.map((engine) => (
          <li key={engine.provider}>
            <span>{titleOf(engine.provider)}</span> <span className="hush">{words(engine)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
