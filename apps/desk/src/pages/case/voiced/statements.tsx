import type { Result, Statement } from '../../../api/result';
import { Nothing } from '../../../ui/messages';
import { Section } from '../../../ui/section';
import { Day } from '../../../ui/time';
import { WebLink } from '../../../ui/web-link';
import { namesOf, Ref, Refs, type Names } from '../refs';

/** What people and bodies with a name said, held against what other voices say and what they said before. */
export function Statements({ result }: { result: Result }) {
  const { statements } = result;
  if (!statements) return null;
  return (
    <Section id="statements" title="Statements against the evidence" aside={talliedWords(statements)}>
      {statements.length === 0 ? (
        <Nothing>{result.without_notes ?? 'No statement of a named speaker was found.'}</Nothing>
      ) : null}
      <ul className="statements">
        {statements.map((one) => (
          <StatementItem key={`${one.source_id}${one.start}${one.speaker}`} one={one} names={namesOf(result)} />
        ))}
      </ul>
    </Section>
  );
}

const EVIDENCE = {
  'borne-out': ['borne out', 'chip good'],
  contradicted: ['contradicted', 'chip bad'],
  open: ['open', 'chip'],
} as const;

/** "2 borne out, 1 contradicted". */
function talliedWords(statements: Statement[]): string | undefined {
  const told = (['borne-out', 'contradicted', 'open'] as const).flatMap((evidence) => {
    const many = statements.filter((one) => one.evidence === evidence).length;
    return many > 0 ? [`${many} ${EVIDENCE[evidence][0]}`] : [];
  });
  return told.join(', ') || undefined;
}

function StatementItem({ one, names }: { one: Statement; names: Names }) {
  const [words, look] = EVIDENCE[one.evidence];
  return (
    <li>
      <p className="source-head">
        <strong dir="auto">{one.speaker}</strong> <span className={look}>{words}</span>
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

const BASIS_WORDS = { 'borne-out': 'others bear it out', contradicted: 'others say otherwise' };

/** Pages of other voices on which the judgement rests. */
function Basis({ one: { evidence, source_ids, claim_id }, names }: { one: Statement; names: Names }) {
  if (evidence === 'open')
    return <>{claim_id === null ? '; the topic does not claim this' : '; nobody else speaks to it'}</>;
  return (
    <>
      ; {BASIS_WORDS[evidence]}: <Refs ids={source_ids} names={names} />
    </>
  );
}

/** What the same speaker said before. */
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
        {earlier.changed ? <span className="chip warn">now says otherwise</span> : null}
      </figcaption>
      <blockquote className="passage" dir="auto">
        {earlier.quote}
      </blockquote>
    </figure>
  );
}
