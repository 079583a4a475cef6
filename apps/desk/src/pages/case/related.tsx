import { Link } from 'wouter';
import { useRelated } from '../../api/topics';
import type { RelatedTopic } from '../../api/types';
import { LevelBadge } from '../../ui/badges';
import { count, day } from '../../ui/format';

/** "2 other topics tell of the same event, one certified". */
export function relatedWords(topics: RelatedTopic[]): string {
  const of = (level: RelatedTopic['verification_status']) =>
    topics.filter(({ verification_status }) => verification_status === level).length;
  const said = (['certified', 'verified'] as const).flatMap((level) =>
    of(level) > 0 ? [`${of(level)} ${level}`] : [],
  );
  return (
    `${count(topics.length, 'other topic')} ${topics.length === 1 ? 'tells' : 'tell'} of the same event` +
    `${said.length ? `, ${said.join(', ')}` : ''}`
  );
}

/** Leads to what was found out about it; a topic nobody looked into has only its name. */
export const RelatedLink = ({ topic }: { topic: RelatedTopic }) =>
  topic.investigation_id === null ? (
    <span>{topic.title}</span>
  ) : (
    <Link href={`/investigations/${topic.investigation_id}`}>{topic.title}</Link>
  );

/** Other topics of our own database, as they stand now. Context: nothing of them counts for this topic's level. */
export function Related({ topicId }: { topicId: number }) {
  const { data } = useRelated(topicId);
  if (!data || data.same_event.length + data.same_series.length === 0) return null;
  return (
    <div className="related">
      {data.same_event.length ? <Group title={`${relatedWords(data.same_event)}.`} topics={data.same_event} /> : null}
      {data.same_series.length ? (
        <Group title="The same kind of event at another time:" topics={data.same_series} />
      ) : null}
      <p className="hush">
        Topics of our own are context. What was decided on them has no part in the level of this one.
      </p>
    </div>
  );
}

function Group({ title, topics }: { title: string; topics: RelatedTopic[] }) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="plain-list">
        {topics.map((topic) => (
          <li key={topic.topic_id}>
            <RelatedLink topic={topic} /> <LevelBadge level={topic.verification_status} quiet />{' '}
            <span className="hush">{topic.date ? day(topic.date) : 'no date'}</span>
            <details>
              <summary>why</summary>
              {topic.reasons.join('; ')}
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
