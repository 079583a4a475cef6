import type { Plan } from '../../api';
import { plain, Section } from '../../ui';

/** From which sides the matter is looked at, and where. */
export function Looked({ plan: { perspectives, source_categories, research_questions } }: { plan: Plan }) {
  if (perspectives.length === 0) return null;
  return (
    <Section title="Method">
      <ul className="plain-list">
        {perspectives.map(({ name, focus, questions }) => (
          <li key={name}>
            <b dir="auto">{name}</b> <small className="hush">{focus}</small>
            <ul className="plain-list">
              {research_questions
                .filter(({ id }) => questions.includes(id))
                .map(({ id, question }) => (
                  <li key={id} dir="auto">
                    {question}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <h3>Search services</h3>
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
