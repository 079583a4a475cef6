import type { RelatedTopics } from '../../api/types';
import { Group, relatedWords } from '../case/related';

/** What editors know of the story already, before it is sent. A hint: nothing is refused for it. */
export function KnownAlready({ found }: { found: RelatedTopics | undefined }) {
  if (!found) return <p className="hush">Topics of your own that tell of the same are shown here.</p>;
  const { same_event, same_series } = found;
  const samePage = same_event.filter((topic) => topic.same_page);
  const others = same_event.filter((topic) => !topic.same_page);
  if (same_event.length + same_series.length === 0) return <p className="hush">No topic of your own tells of it.</p>;
  return (
    <div className="related">
      {samePage.length ? <Group title="Found on the same page already:" topics={samePage} /> : null}
      {others.length ? <Group title={`${relatedWords(others)}.`} topics={others} /> : null}
      {same_series.length ? <Group title="The same kind of event at another time:" topics={same_series} /> : null}
      <p className="hush">You may send it all the same: what was decided on others has no part in its level.</p>
    </div>
  );
}
