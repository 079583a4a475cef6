import type { Result, Statement, Theory } from '../../../api';
import { count, Day, Section, WebLink } from '../../../ui';
import { PersonLink, Ref, Refs } from '../refs';

/** What named speakers said, compared with other sources and their earlier statements. */
export function Statements({ result }: { result: Result }) {
  const [open, checked] = [true, false].map((wanted) =>
    (result.statements ?? []).filter(({ evidence }) => (evidence === 'open') === wanted),
  );
  return (
    <Section id="statements" title="Statements and evidence">
      <StatementList statements={checked ?? []} />
      {open && open.length > 0 ? (
        <details>
          <summary>{count(open.length, 'statement')} that no other source addresses</summary>
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

const EVIDENCE = {
  'borne-out': ['supported', 'chip good'],
  contradicted: ['contradicted', 'chip bad'],
  open: ['open', 'chip'],
} as const;

function StatementItem({ one }: { one: Statement }) {
  const [words, look] = EVIDENCE[one.evidence];
  return (
    <li>
      <p className="source-head">
        <strong>
          <PersonLink name={one.speaker} />
        </strong>{' '}
        <span className={look}>{words}</span>
        <span className="hush">
          {one.date ? <Day at={one.date} /> : 'undated'}
          {one.venue ? <span dir="auto">, {one.venue}</span> : null}
        </span>
      </p>
      <blockquote className="passage" dir="auto">
        {one.quote}
      </blockquote>
      <p className="hush">
        in <Ref id={one.source_id} />
        <Basis one={one} />
      </p>
      <Before one={one} />
    </li>
  );
}

const BASIS_WORDS = { 'borne-out': 'supported by', contradicted: 'contradicted by' };

function Basis({ one: { evidence, source_ids, claim_id } }: { one: Statement }) {
  if (evidence === 'open')
    return <>{claim_id === null ? '; not a claim of the topic' : '; no other source addresses it'}</>;
  return (
    <>
      ; {BASIS_WORDS[evidence]}: <Refs ids={source_ids} />
    </>
  );
}

function Before({ one: { earlier } }: { one: Statement }) {
  if (!earlier) return null;
  return (
    <figure className="earlier">
      <figcaption className="hush">
        {earlier.date ? <Day at={earlier.date} /> : 'Earlier'}, in{' '}
        {earlier.source_id === null ? (
          <WebLink url={earlier.url}>{earlier.url}</WebLink>
        ) : (
          <Ref id={earlier.source_id} />
        )}
        {earlier.changed ? <span className="chip warn">changed position</span> : null}
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
    <Section id="theories" title="Other explanations">
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
        {state === 'open' ? '. No other credible source supports or disputes it.' : null}
      </p>
      <Words side="for it" said={theory.for} />
      <Words side="against it" said={theory.against} />
    </li>
  );
}

function stateOf(theory: Theory): [chip: string, state: string] {
  const [pro, contra] = [theory.for.length > 0, theory.against.length > 0];
  if (pro && contra) return ['warn', 'disputed'];
  if (pro) return ['good', 'supported'];
  return contra ? ['bad', 'contradicted'] : ['warn', 'open'];
}

function Words({ side, said }: { side: string; said: Theory['for'] }) {
  return said.map(({ source_id, quote, start }) => (
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
