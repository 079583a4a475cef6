import type { Result, Theory } from '../../../api';
import { Section } from '../../../ui';
import { namesOf, Ref, Refs, type Names } from '../refs';

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
