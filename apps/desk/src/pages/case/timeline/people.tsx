import type { EventTimeline } from '../../../api';
import { count, When } from '../../../ui';
import { Refs, type Names } from '../refs';

export function People({ people, names }: { people: EventTimeline['people']; names: Names }) {
  if (people.length === 0) return null;
  return (
    <details>
      <summary>Titles of {count(people.length, 'person', 'people')}, by publication date</summary>
      <ul className="plain-list">
        {people.map(({ person, roles }) => (
          <li key={person}>
            <b dir="auto">{person}</b>
            {roles.map(({ role, date, source_ids, start }) => (
              <span key={`${role}${start}`}>
                {'; '}
                <q dir="auto">{role}</q> <small>{date ? <When at={date} /> : 'undated'}</small>{' '}
                <span className="hush">
                  <Refs ids={source_ids} names={names} />
                </span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
