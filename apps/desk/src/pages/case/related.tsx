import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useRelated } from '../../api/topics';
import type { RelatedTopic } from '../../api/types';
import { LevelBadge } from '../../ui/badges';
import { count } from '../../ui/format';
import { When } from '../../ui/time';

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

/** Leads to what was found out about it; of a topic nobody looked into, to what was sent. */
export const RelatedLink = ({ topic: { investigation_id, topic_id, title } }: { topic: RelatedTopic }) => (
  <Link href={investigation_id === null ? `/topics/${topic_id}` : `/investigations/${investigation_id}`}>{title}</Link>
);

interface RelatedProps {
  topicId: number;
  /** Shown where there are none. */
  otherwise?: ReactNode;
}

/** Other topics of our own database, as they stand now. Context: nothing of them counts for this topic's level. */
export function Related({ topicId, otherwise = null }: RelatedProps) {
  const { data } = useRelated(topicId);
  if (!data || data.same_event.length + data.same_series.length === 0) return otherwise;
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

/** Topics under a heading, each with its level, its date and why it is here. */
export function Group({ title, topics }: { title: string; topics: RelatedTopic[] }) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="plain-list">
        {topics.map((topic) => (
          <li key={topic.topic_id}>
            <RelatedLink topic={topic} /> <LevelBadge level={topic.verification_status} quiet />{' '}
            <span className="hush">{topic.date ? <When at={topic.date} /> : 'no date'}</span>
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
