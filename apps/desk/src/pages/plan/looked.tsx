import type { Plan } from '../../api/types';
import { plain } from '../../ui/format';
import { Section } from '../../ui/section';

/** From which sides the matter is looked at, and where. */
export function Looked({ plan: { perspectives, source_categories } }: { plan: Plan }) {
  if (perspectives.length === 0) return null;
  return (
    <Section title="How it is looked at">
      <ul className="plain-list">
        {perspectives.map(({ name, focus }) => (
          <li key={name}>
            <b>{name}</b> <small className="hush">{focus}</small>
          </li>
        ))}
      </ul>
      <h3>Where it is looked for</h3>
      <ul className="plain-list">
        {source_categories.map(({ category, why }) => (
          <li key={category}>
            <b>{plain(category)}</b> <small className="hush">{why}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
