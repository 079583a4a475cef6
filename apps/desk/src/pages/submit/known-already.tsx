import type { RelatedTopics } from '../../api';
import { Group, relatedWords } from '../case/related';

/** What editors know of the story already, before it is sent. A hint: nothing is refused for it. */
export function KnownAlready({ found }: { found: RelatedTopics | undefined }) {
  if (!found) return <p className="hush">Related topics appear here.</p>;
  const { same_event, same_series } = found;
  const samePage = same_event.filter((topic) => topic.same_page);
  const others = same_event.filter((topic) => !topic.same_page);
  if (same_event.length + same_series.length === 0) return <p className="hush">No related topics.</p>;
  return (
    <div className="related">
      {samePage.length ? <Group title="Already submitted from this page:" topics={samePage} /> : null}
      {others.length ? <Group title={`${relatedWords(others)}.`} topics={others} /> : null}
      {same_series.length ? <Group title="Same series, other date:" topics={same_series} /> : null}
      <p className="hush">You can still submit it. Earlier decisions on related topics do not affect this one.</p>
    </div>
  );
}
