import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type RelatedTopic, useRelated } from '../../api';
import { LevelBadge, DayOrMoment } from '../../ui';
import { t, translateCode } from '../../messages';

/** "2 other topics on the same event, 1 certified". */
export function relatedText(topics: RelatedTopic[]): string {
  const of = (level: RelatedTopic['verification_status']) =>
    topics.filter(({ verification_status }) => verification_status === level).length;
  const counts = (['certified', 'verified'] as const).flatMap((level) =>
    of(level) > 0 ? [`${of(level)} ${translateCode(level)}`] : [],
  );
  return t('case.otherTopicsOnTheSame', { count: topics.length }) + `${counts.length ? `, ${counts.join(', ')}` : ''}`;
}

export const RelatedLink = ({ topic: { investigation_id, topic_id, title } }: { topic: RelatedTopic }) => (
  <Link href={investigation_id === null ? `/topics/${topic_id}` : `/investigations/${investigation_id}`}>{title}</Link>
);

interface RelatedProps {
  topicId: number;
  /** Shown if there are no related topics. */
  otherwise?: ReactNode;
}

export function Related({ topicId, otherwise = null }: RelatedProps) {
  const { data } = useRelated(topicId);
  if (!data || data.same_event.length + data.same_series.length === 0) return otherwise;
  return (
    <div className="related">
      {data.same_event.length ? <Group title={`${relatedText(data.same_event)}.`} topics={data.same_event} /> : null}
      {data.same_series.length ? <Group title={t('case.sameSeriesOtherDate')} topics={data.same_series} /> : null}
      <p className="hush">{t('case.earlierDecisionsOnRelatedTopics')}</p>
    </div>
  );
}

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
            <span className="hush">{topic.date ? <DayOrMoment at={topic.date} /> : t('case.noDate')}</span>
            <details>
              <summary>{t('case.whyRelated')}</summary>
              {topic.reasons.join('; ')}
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
