import type { Result, Statement, Theory } from '../../../api';
import { count, Day, Section, WebLink } from '../../../ui';
import { type Names, namesOf, PersonLink, Ref, Refs } from '../refs';

/** What named speakers said, compared with other sources and their earlier statements. */
export function Statements({ result }: { result: Result }) {
  const names = namesOf(result);
  const [open, checked] = [true, false].map((wanted) =>
    (result.statements ?? []).filter(({ evidence }) => (evidence === 'open') === wanted),
  );
  return (
    <Section id="statements" title="Statements and evidence">
      <StatementList statements={checked ?? []} names={names} />
      {open && open.length > 0 ? (
        <details>
          <summary>{count(open.length, 'statement')} that no other source addresses</summary>
          <StatementList statements={open} names={names} />
        </details>
      ) : null}
    </Section>
  );
}

export const StatementList = ({ statements, names }: { statements: Statement[]; names: Names }) => (
  <ul className="statements">
    {statements.map((one) => (
      <StatementItem key={`${one.source_id}${one.start}${one.speaker}`} one={one} names={names} />
    ))}
  </ul>
);

const EVIDENCE = {
  'borne-out': ['supported', 'chip good'],
  contradicted: ['contradicted', 'chip bad'],
  open: ['open', 'chip'],
} as const;

function StatementItem({ one, names }: { one: Statement; names: Names }) {
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
        in <Ref id={one.source_id} names={names} />
        <Basis one={one} names={names} />
      </p>
      <Before one={one} names={names} />
    </li>
  );
}

const BASIS_WORDS = { 'borne-out': 'supported by', contradicted: 'contradicted by' };

function Basis({ one: { evidence, source_ids, claim_id }, names }: { one: Statement; names: Names }) {
  if (evidence === 'open')
    return <>{claim_id === null ? '; not a claim of the topic' : '; no other source addresses it'}</>;
  return (
    <>
      ; {BASIS_WORDS[evidence]}: <Refs ids={source_ids} names={names} />
    </>
  );
}

function Before({ one: { earlier }, names }: { one: Statement; names: Names }) {
  if (!earlier) return null;
  return (
    <figure className="earlier">
      <figcaption className="hush">
        {earlier.date ? <Day at={earlier.date} /> : 'Earlier'}, in{' '}
        {earlier.source_id === null ? (
          <WebLink url={earlier.url}>{earlier.url}</WebLink>
        ) : (
          <Ref id={earlier.source_id} names={names} />
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
          <TheoryItem key={`${theory.source_ids.join()}${theory.start}`} theory={theory} names={namesOf(result)} />
        ))}
      </ul>
    </Section>
  );
}

function TheoryItem({ theory, names }: { theory: Theory; names: Names }) {
  const { text, source_ids } = theory;
  const [chip, state] = stateOf(theory);
  return (
    <li>
      <p>
        <span className={`chip ${chip}`}>{state}</span> <span dir="auto">{text}</span>
      </p>
      <p className="hush">
        <Refs ids={source_ids} names={names} />
        {state === 'open' ? '. No other credible source supports or disputes it.' : null}
      </p>
      <Words side="for it" said={theory.for} names={names} />
      <Words side="against it" said={theory.against} names={names} />
    </li>
  );
}

function stateOf(theory: Theory): [chip: string, state: string] {
  const [pro, contra] = [theory.for.length > 0, theory.against.length > 0];
  if (pro && contra) return ['warn', 'disputed'];
  if (pro) return ['good', 'supported'];
  return contra ? ['bad', 'contradicted'] : ['warn', 'open'];
}

function Words({ side, said, names }: { side: string; said: Theory['for']; names: Names }) {
  return said.map(({ source_id, quote, start }) => (
    <figure key={`${source_id}${start}`}>
      <blockquote className="passage" dir="auto">
        {quote}
      </blockquote>
      <figcaption className="hush">
        {side}: <Ref id={source_id} names={names} />
      </figcaption>
    </figure>
  ));
}
