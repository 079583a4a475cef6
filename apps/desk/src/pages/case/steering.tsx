import type { Result } from '../../api/result';
import { count } from '../../ui/format';
import { Section } from '../../ui/section';
import { namesOf, Ref } from './refs';
import { steeringPages } from './steering-pages';

/** Pages that speak to whatever reads them. What they ask for is shown to people, and done by nobody. */
export function Steering({ result }: { result: Result }) {
  const attempts = steeringPages(result);
  if (attempts.length === 0) return null;
  const names = namesOf(result);
  return (
    <Section id="steering" title="Attempts to steer" aside={count(attempts.length, 'page')}>
      <p className="hush">
        These pages speak to machines that read them. What they ask for was not done; whoever writes so wants to be
        believed without a look.
      </p>
      {attempts.map(({ source_id, name, shown, quotes }) => (
        <figure key={source_id}>
          <figcaption>
            <strong>{shown ? <Ref id={source_id} names={names} /> : (name ?? 'An outlet that is not known')}</strong>
            {shown ? null : <small className="hush"> on a page of another subject</small>}
          </figcaption>
          {quotes.map((quote) => (
            <blockquote key={quote} className="passage" dir="auto">
              {quote}
            </blockquote>
          ))}
        </figure>
      ))}
    </Section>
  );
}
