import { count } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Section } from '../../ui/section';
import { Day } from '../../ui/time';
import { WebLink } from '../../ui/web-link';
import { Actors } from './actors';
import { Before } from './before';
import { besidesActors } from './besides-actors';
import type { CaseProps } from './case-props';
import { Related } from './related';
import { Where } from './where';

/** What explains the topic and never confirms it. */
export function Context({ row, result }: CaseProps) {
  const { context = [] } = result;
  return (
    <Section id="context" title="Context" aside={context.length ? count(context.length, 'detail') : undefined}>
      <Actors result={result} />
      {context.length === 0 ? (
        <Nothing>No background was found. It would explain the topic; it never confirms it.</Nothing>
      ) : null}
      <ul className="context">
        {besidesActors(result).map((detail) => (
          <li key={`${detail.source_url}${detail.quote}`}>
            <p>
              <span className="chip">{detail.kind}</span> {detail.text}
            </p>
            <p className="hush">
              <WebLink url={detail.source_url}>{detail.source_name}</WebLink>
              {detail.date ? (
                <>
                  , <Day at={detail.date} />
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      {result.place ? <Where place={result.place} /> : null}
      <Before result={result} />
      <Related topicId={row.topic_id} />
    </Section>
  );
}
