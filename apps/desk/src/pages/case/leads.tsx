import type { Lead, Result } from '../../api/result';
import { count } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Section } from '../../ui/section';
import { namesOf, Refs, type Names } from './refs';

/** The others are folded away. */
const SHOWN = 6;

/** What only sources claim, and the topic does not: to be followed, never counted. */
export function Leads({ result }: { result: Result }) {
  const { leads } = result;
  if (!leads) return null;
  const names = namesOf(result);
  return (
    <Section id="leads" title="Leads" aside={leads.length ? count(leads.length, 'claim') : undefined}>
      {leads.length === 0 ? (
        <Nothing>{result.without_notes ?? 'The sources claim nothing beside what the topic claims.'}</Nothing>
      ) : null}
      {leads.length > 0 ? (
        <p className="hush">What only sources claim: to be followed. None of it counts for the level.</p>
      ) : null}
      <LeadList leads={leads.slice(0, SHOWN)} names={names} />
      {leads.length > SHOWN ? (
        <details>
          <summary>{leads.length - SHOWN} more</summary>
          <LeadList leads={leads.slice(SHOWN)} names={names} />
        </details>
      ) : null}
    </Section>
  );
}

const LeadList = ({ leads, names }: { leads: Lead[]; names: Names }) => (
  <ul className="leads">
    {leads.map(({ text, source_ids }) => (
      <li key={`${source_ids.join()}${text}`}>
        <span dir="auto">{text}</span>{' '}
        <small>
          <Refs ids={source_ids} names={names} />
        </small>
      </li>
    ))}
  </ul>
);
