import { Section, VerdictChip } from '../../ui';
import { ofType, text, verdictsOf, type Events } from './progress';

export function Claims({ events }: { events: Events }) {
  const claims = ofType(events, 'claim.extracted');
  const verdicts = verdictsOf(events);
  if (claims.length === 0) return null;
  return (
    <Section title="Claims to check">
      <ul className="claims">
        {claims.map(({ id, data }) => {
          const verdict = verdicts.get(text(data.claim_id));
          return (
            <li key={id}>
              {verdict ? <VerdictChip verdict={verdict} /> : <span className="chip">open</span>} {text(data.text)}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
