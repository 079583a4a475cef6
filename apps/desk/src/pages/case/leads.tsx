import type { Lead, Result } from '../../api';
import { Section } from '../../ui';
import { namesOf, Refs, type Names } from './refs';

const SHOWN = 6;

export function Leads({ result }: { result: Result }) {
  const { leads } = result;
  if (!leads) return null;
  const names = namesOf(result);
  return (
    <Section id="leads" title="Leads">
      <p className="hush">Claims that sources make and the topic does not. They are not counted.</p>
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
