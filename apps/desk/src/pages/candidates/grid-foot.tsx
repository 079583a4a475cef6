import { Fragment } from 'react';
import { type Candidate, useRelated } from '../../api';
import { count } from '../../ui';
import { RelatedLink, relatedWords } from '../case/related';

interface GridFootProps {
  /** The row the arrow keys are at. */
  topic: Candidate | undefined;
  loaded: number;
  more: boolean;
  mayChoose: boolean;
}

export function GridFoot({ topic, loaded, more, mayChoose }: GridFootProps) {
  return (
    <p className="grid-foot hush" role="status">
      <SameEvent topic={topic} />
      {count(loaded, 'candidate')} loaded{more ? '; more follow as you scroll' : ''}. ↑ ↓ move,{' '}
      {mayChoose ? 'Space selects, Ctrl+A selects all, ' : ''}/ searches.
    </p>
  );
}

const inShort = (title: string) => (title.length > 90 ? `${title.slice(0, 89)}…` : title);

/** What editors know of the event already; a hint, nothing is left out of the list. */
function SameEvent({ topic }: { topic: Candidate | undefined }) {
  const { data } = useRelated(topic?.topic_id);
  if (!data || data.same_event.length === 0 || !topic) return null;
  return (
    <span className="same-event">
      “{inShort(topic.title)}”: {relatedWords(data.same_event)}.{' '}
      {data.same_event.slice(0, 3).map((one, at) => (
        <Fragment key={one.topic_id}>
          {at > 0 ? '; ' : null}
          <RelatedLink topic={one} />
        </Fragment>
      ))}
      .{' '}
    </span>
  );
}
