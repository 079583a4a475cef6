import type { Result, Theory } from '../../../api/result';
import { count } from '../../../ui/format';
import { Nothing } from '../../../ui/messages';
import { Section } from '../../../ui/section';
import { namesOf, Ref, Refs, type Names } from '../refs';

/** What sources offer as an explanation beside what is told as fact. */
export function Theories({ result }: { result: Result }) {
  const { theories } = result;
  if (!theories) return null;
  const open = theories.filter(({ answer }) => answer === 'open').length;
  return (
    <Section
      id="theories"
      title="Other explanations"
      aside={theories.length ? `${open} open, ${theories.length - open} answered` : undefined}
    >
      {theories.length === 0 ? <Nothing>{result.without_notes ?? 'No other explanation was offered.'}</Nothing> : null}
      <ul className="theories">
        {theories.map((theory) => (
          <TheoryItem key={`${theory.source_ids.join()}${theory.start}`} theory={theory} names={namesOf(result)} />
        ))}
      </ul>
    </Section>
  );
}

function TheoryItem({ theory, names }: { theory: Theory; names: Names }) {
  const { text, source_ids, answer, answers } = theory;
  const answered = answer === 'answered';
  return (
    <li>
      <p>
        <span className={answered ? 'chip good' : 'chip warn'}>{answer}</span> <span dir="auto">{text}</span>
      </p>
      <p className="hush">
        offered by {count(source_ids.length, 'source')}: <Refs ids={source_ids} names={names} />
        {answered ? null : '. No credible page states or denies it.'}
      </p>
      {answers.map(({ source_id, quote, start }) => (
        <figure key={`${source_id}${start}`}>
          <blockquote className="passage" dir="auto">
            {quote}
          </blockquote>
          <figcaption className="hush">
            answered by <Ref id={source_id} names={names} />
          </figcaption>
        </figure>
      ))}
    </li>
  );
}
