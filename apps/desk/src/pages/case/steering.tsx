import type { Result } from '../../api';
import { Section } from '../../ui';
import { namesOf, Ref } from './refs';
import { steeringPages } from './steering-pages';

/** Pages with text aimed at AI systems. */
export function PromptInjection({ result }: { result: Result }) {
  const names = namesOf(result);
  return (
    <Section id="steering" title="Prompt injection">
      <p className="hush">These pages contain text aimed at AI systems. It had no effect.</p>
      {steeringPages(result).map(({ source_id, name, shown, quotes }) => (
        <figure key={source_id}>
          <figcaption>
            <strong>{shown ? <Ref id={source_id} names={names} /> : (name ?? 'Unknown outlet')}</strong>
            {shown ? null : <small className="hush"> on an unrelated page</small>}
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
