import { Section } from '../../ui/section';
import { leadsSoFar, liveCards } from './cards';
import type { Events } from './progress';

/** The latest of them: all stand in the case once it is decided. */
const SHOWN = 8;

export function LiveLeads({ events }: { events: Events }) {
  const leads = leadsSoFar(liveCards(events));
  if (leads.length === 0) return null;
  return (
    <Section title="Leads so far" aside={leads.length > SHOWN ? `latest ${SHOWN} of ${leads.length}` : undefined}>
      <p className="hush">What only pages claim, in their words: to be followed, never counted.</p>
      <ul className="leads">
        {leads.slice(0, SHOWN).map(({ words, outlets }) => (
          <li key={words}>
            <q dir="auto">{words}</q> <small>{outlets.join(', ')}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
