import type { Result, Statement, Theory } from '../../../api';
import { Day, Section, WebLink } from '../../../ui';
import { PersonLink, Ref, Refs } from '../refs';
import { t } from '../../../messages';

/** What named speakers said, compared with other sources and their earlier statements. */
export function Statements({ result }: { result: Result }) {
  const [open, checked] = [true, false].map((wanted) =>
    (result.statements ?? []).filter(({ evidence }) => (evidence === 'open') === wanted),
  );
  return (
    <Section id="statements" title={t('voices.statementsAndEvidence')}>
      <StatementList statements={checked ?? []} />
      {open && open.length > 0 ? (
        <details>
          <summary>{t('voices.statementsThatNoOtherSource', { count: open.length })}</summary>
          <StatementList statements={open} />
        </details>
      ) : null}
    </Section>
  );
}

export const StatementList = ({ statements }: { statements: Statement[] }) => (
  <ul className="statements">
    {statements.map((one) => (
      <StatementItem key={`${one.source_id}${one.start}${one.speaker}`} one={one} />
    ))}
  </ul>
);

const EVIDENCE_LABELS = {
  'borne-out': [t('voices.supported'), 'chip good'],
  contradicted: [t('voices.contradicted'), 'chip bad'],
  open: [t('voices.open'), 'chip'],
} as const;

function StatementItem({ one }: { one: Statement }) {
  const [words, look] = EVIDENCE_LABELS[one.evidence];
  return (
    <li>
      <p className="source-head">
        <strong>
          <PersonLink name={one.speaker} />
        </strong>{' '}
        <span className={look}>{words}</span>
        <span className="hush">
          {one.date ? <StatementDay one={one} /> : t('voices.undated')}
          {one.venue ? <span dir="auto">, {one.venue}</span> : null}
        </span>
      </p>
      <blockquote className="passage" dir="auto">
        {one.quote}
      </blockquote>
      <p className="hush">
        {t.rich('voices.in', { ref: () => <Ref id={one.source_id} /> })}
        <Basis one={one} />
      </p>
      <EarlierStatement one={one} />
    </li>
  );
}

/** Day of a statement. The page's date is not necessarily the day on which the person spoke. */
function StatementDay({ one: { date, dated_by } }: { one: Statement }) {
  const day = <Day at={date ?? ''} />;
  return dated_by === 'page' ? <>{t.rich('voices.reported', { day: () => day })}</> : day;
}

const BASIS_WORDS = { 'borne-out': t('voices.supportedBy'), contradicted: t('voices.contradictedBy') };

function Basis({ one: { evidence, source_ids, claim_id } }: { one: Statement }) {
  if (evidence === 'open')
    return <>{claim_id === null ? t('voices.notAClaimOfThe') : t('voices.noOtherSourceAddressesIt')}</>;
  return (
    <>
      ; {BASIS_WORDS[evidence]}: <Refs ids={source_ids} />
    </>
  );
}

function EarlierStatement({ one: { earlier } }: { one: Statement }) {
  if (!earlier) return null;
  return (
    <figure className="earlier">
      <figcaption className="hush">
        {earlier.date ? <Day at={earlier.date} /> : t('voices.earlier')}
        {t('voices.inWord')}{' '}
        {earlier.source_id === null ? (
          <WebLink url={earlier.url}>{earlier.url}</WebLink>
        ) : (
          <Ref id={earlier.source_id} />
        )}
        {earlier.changed ? <span className="chip warn">{t('voices.changedPosition')}</span> : null}
      </figcaption>
      <blockquote className="passage" dir="auto">
        {earlier.quote}
      </blockquote>
    </figure>
  );
}

export function Theories({ result }: { result: Result }) {
  const { theories } = result;
  if (!theories) return null;
  return (
    <Section id="theories" title={t('voices.otherExplanations')}>
      <ul className="theories">
        {theories.map((theory) => (
          <TheoryItem key={`${theory.source_ids.join()}${theory.start}`} theory={theory} />
        ))}
      </ul>
    </Section>
  );
}

function TheoryItem({ theory }: { theory: Theory }) {
  const { text, source_ids } = theory;
  const [chip, state] = stateOf(theory);
  return (
    <li>
      <p>
        <span className={`chip ${chip}`}>{state}</span> <span dir="auto">{text}</span>
      </p>
      <p className="hush">
        <Refs ids={source_ids} />
        {state === 'open' ? t('voices.noOtherCredibleSourceSupports') : null}
      </p>
      <TheoryQuotes side={t('voices.forIt')} quotes={theory.for} />
      <TheoryQuotes side={t('voices.againstIt')} quotes={theory.against} />
    </li>
  );
}

function stateOf(theory: Theory): [chip: string, state: string] {
  const [pro, contra] = [theory.for.length > 0, theory.against.length > 0];
  if (pro && contra) return ['warn', t('voices.disputed')];
  if (pro) return ['good', t('voices.supported')];
  return contra ? ['bad', t('voices.contradicted')] : ['warn', t('voices.open')];
}

function TheoryQuotes({ side, quotes }: { side: string; quotes: Theory['for'] }) {
  return quotes.map(({ source_id, quote, start }) => (
    <figure key={`${source_id}${start}`}>
      <blockquote className="passage" dir="auto">
        {quote}
      </blockquote>
      <figcaption className="hush">
        {side}: <Ref id={source_id} />
      </figcaption>
    </figure>
  ));
}
