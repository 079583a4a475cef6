import type { ProgressEvent, Stance } from '../../api/types';
import { StanceChip, TierStars } from '../../ui/badges';
import { count, plain } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Section } from '../../ui/section';
import { WebLink } from '../../ui/web-link';
import { ofType, text, unjudged, type Events } from './progress';

/** Pages that were read and not yet judged: only the latest of so many. */
const WAITING_SHOWN = 8;

export function FoundSources({ events }: { events: Events }) {
  const found = ofType(events, 'source.found');
  const read = ofType(events, 'source.read').length;
  return (
    <Section title="Sources as they arrive" aside={`${count(read, 'page')} read, ${found.length} on the topic`}>
      {read === 0 ? <Nothing>Nothing has been read yet.</Nothing> : null}
      <ul className="sources" aria-live="off">
        {found.map((event) => (
          <Found key={event.id} event={event} />
        ))}
        {unjudged(events)
          .slice(-WAITING_SHOWN)
          .map((event) => (
            <Waiting key={event.id} event={event} />
          ))}
      </ul>
    </Section>
  );
}

const Found = ({ event: { data } }: { event: ProgressEvent }) => (
  <li className="source">
    <p className="source-head">
      <TierStars tier={Number(data.tier)} /> <strong>{text(data.name) || text(data.site)}</strong>{' '}
      <StanceChip stance={text(data.stance) as Stance} />
    </p>
    <p className="source-title">
      <WebLink url={text(data.url)}>{text(data.title) || text(data.url)}</WebLink>
    </p>
    {text(data.passage) ? (
      <blockquote className={`passage stance-${text(data.stance)}`}>{text(data.passage)}</blockquote>
    ) : null}
  </li>
);

const Waiting = ({ event: { data } }: { event: ProgressEvent }) => (
  <li className="source waiting">
    <p className="source-title">{text(data.title) || text(data.url)}</p>
    <p className="waiting-foot">
      <span>{text(data.outlet) || text(data.site)}</span>{' '}
      <span>{text(data.verdict) === 'complete' ? 'read' : plain(text(data.verdict)).toLowerCase()}</span>
    </p>
  </li>
);
