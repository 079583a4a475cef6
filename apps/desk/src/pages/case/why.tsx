import { type Result, type ResultRule, type ResultSource, type Schemas, useEngineTitle } from '../../api';
import { EmptyState, humanizeCode, Section, WebLink } from '../../ui';
import { Ref } from './refs';
import { steeringPages } from './steering-pages';
import { t, translateCode } from '../../messages';

const RULE_WORDS: Record<string, string> = {
  'what-counts': t('claims.countedSources'),
  'tier-upgrade': t('claims.levelByNumberOfSources'),
  'neutral-quorum': t('claims.agreementOfNeutralSources'),
  'never-downgrade': t('claims.noAutomaticDowngrade'),
  hold: t('claims.holdForReview'),
  success: t('claims.successCriteria'),
};

function titleOf(rule: string): string {
  const [, reason] = rule.split('review:');
  if (reason !== undefined) return t('claims.reviewFor', { reason: humanizeCode(reason).toLowerCase() });
  return RULE_WORDS[rule] ?? humanizeCode(rule);
}

/** Each rule as applied; review reasons that do not apply are collapsed. */
export function RuleResults({ result: { rules, would_lift } }: { result: Result }) {
  const [quiet, telling] = [true, false].map((wanted) =>
    rules.filter(({ rule, passed }) => (passed && rule.startsWith('review:')) === wanted),
  );
  return (
    <Section id="why" title={t('claims.whyThisLevel')}>
      <Rules rules={telling ?? []} />
      <details>
        <summary>{t('claims.reviewReasonsThatDoNot', { count: quiet?.length ?? 0 })}</summary>
        <Rules rules={quiet ?? []} />
      </details>
      {would_lift ? (
        <p className="lift">
          <strong>{t('claims.neededForAHigherLevel')}</strong> {would_lift}
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
      <span className="mark" role="img" aria-label={passed ? t('claims.pass') : t('claims.fail')}>
        {passed ? '✓' : '✕'}
      </span>
      <div>
        <p>
          <strong>{titleOf(rule)}.</strong> <span lang="en">{reason}</span>
        </p>
        <dl className="inputs">
          {Object.entries(inputs).map(([name, value]) => (
            <div key={name}>
              <dt>{humanizeCode(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())}</dt>
              <dd>{inputText(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

function inputText(value: ResultRule['inputs'][string]): string {
  if (typeof value === 'boolean') return value ? t('claims.yes') : t('claims.no');
  return value === null ? '–' : translateCode(String(value));
}

/** Pages with text aimed at AI systems. */
export function PromptInjection({ result }: { result: Result }) {
  return (
    <Section id="steering" title={t('claims.promptInjection')}>
      <p className="hush">{t('claims.thesePagesContainTextAimed')}</p>
      {steeringPages(result).map(({ source_id, name, shown, quotes }) => (
        <figure key={source_id}>
          <figcaption>
            <strong>{shown ? <Ref id={source_id} /> : (name ?? t('claims.unknownOutlet'))}</strong>
            {shown ? null : <small className="hush"> {t('claims.onAnUnrelatedPage')}</small>}
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

const READING_TEXT: Record<string, string> = {
  contradiction: t('claims.cannotBothBeTrue'),
  update: t('claims.earlierAndLaterFigures'),
  imprecise: t('claims.oneIsLessPrecise'),
};

export function Contradictions({ result }: { result: Result }) {
  const sources = new Map(result.additional_sources.map((source) => [source.source_id, source]));
  return (
    <Section id="contradictions" title={t('claims.contradictions')}>
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
        <strong>{humanizeCode(item.about)}</strong>{' '}
        <span className={item.reading === 'contradiction' ? 'warn' : 'hush'}>
          {READING_TEXT[item.reading] ?? item.reading}
        </span>
      </p>
      <div className="values-apart">
        {item.values.map(({ value, sourceId, quote }) => (
          <figure key={`${sourceId}${value}${quote}`}>
            <b className="figure">{value}</b>
            <blockquote className="passage">{quote}</blockquote>
            <figcaption>
              <WebLink url={sources.get(sourceId)?.url}>
                {sources.get(sourceId)?.name ?? t('claims.sourceSourceId', { sourceId: String(sourceId) })}
              </WebLink>
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
    ...partly.map(({ provider, answered, asked }) =>
      t('claims.providerNOfAskedSearches', { provider: titleOf(provider), n: asked - answered, asked }),
    ),
    ...silent.map(({ provider, reasons: [reason = t('claims.noAnswer')] }) =>
      t('claims.providerDidNotAnswerReason', { provider: titleOf(provider), reason }),
    ),
    ...skipped.map(({ what, reason }) => `${what}: ${reason}.`),
  ];
  return (
    <Section id="unsearched" title={t('claims.coverageGaps')}>
      {lines.length === 0 ? <EmptyState>{t('claims.noneEveryPageWasRead')}</EmptyState> : null}
      <ul className="plain-list warn-list">
        {lines.map((line) => (
          <li key={line} lang="en">
            {line}
          </li>
        ))}
      </ul>
      <Engines
        title={t('claims.notSetUp')}
        engines={coverage.filter(({ answered, not_configured }) => answered === 0 && not_configured > 0)}
        words={({ reasons }) => reasons[0] ?? ''}
      />
      <Engines
        title={t('claims.answered')}
        engines={coverage.filter(({ answered }) => answered > 0)}
        words={({ hits, asked }) => t('claims.resultsForQueries', { hits, asked })}
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
      <summary>{t('claims.servicesTitle', { count: engines.length, title })}</summary>
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
