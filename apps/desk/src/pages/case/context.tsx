import type { Result } from '../../api';
import { Day, Section, WebLink } from '../../ui';
import { Actors } from './actors';
import { Before } from './before';
import type { CaseProps } from './case-props';
import { Related } from './related';
import { Where } from './where';

export const hasContext = ({ context, actors, place, history, coverage_timeline: coverage }: Result): boolean =>
  Boolean(context?.length || actors?.length || place || (history?.length ?? 0) > 1 || coverage);

/** Background; it never affects the level. */
export function Context({ row, result }: CaseProps) {
  return (
    <Section id="context" title="Background">
      <Actors result={result} />
      <ul className="context">
        {backgroundOf(result).map((detail) => (
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

/** Details that no actor's card shows. */
function backgroundOf({ actors = [], context = [] }: Result) {
  const shown = actors.flatMap((actor) => [...actor.earlier_statements, ...actor.track_record.entries]);
  return context.filter(({ kind, quote }) => kind !== 'actor' || !shown.some((one) => one.quote === quote));
}
