import type { TopicDraft } from '@corroborate/domain';
import { parseDate } from '../http/dates.policy';
import { placeOf } from '../http/json-inspection.policy';
import type { ProblemItem } from '../problems/problem';
import type { TopicDto } from './topics.dto';

interface Draft {
  draft: TopicDraft;
  faults: ProblemItem[];
}

/**
 * Drafts of validated topics, with the faults that rules on single fields cannot see: dates against the clock,
 * and one external id twice in a batch. `rootOf` gives the path of a topic in the body.
 */
export function toDrafts(
  topics: TopicDto[],
  now: Date,
  rootOf: (index: number) => string[],
): { drafts: TopicDraft[]; faults: ProblemItem[] } {
  const results = topics.map((topic, index) => toDraft(topic, now, rootOf(index)));
  const faults = [...results.flatMap((result) => result.faults), ...repeated(topics, rootOf)];
  return { drafts: results.map(({ draft }) => draft), faults };
}

function toDraft(topic: TopicDto, now: Date, root: string[]): Draft {
  const faults: ProblemItem[] = [];
  const date = (name: 'event_date' | 'discovery_date') => {
    const text = topic[name];
    if (text === undefined || text === null) return null;
    const parsed = parseDate(text, now);
    if ('instant' in parsed) return parsed.instant;
    faults.push({ detail: `${name} ${parsed.fault}.`, ...placeOf('body', [...root, name]) });
    return null;
  };
  const draft: TopicDraft = {
    externalId: topic.external_id,
    title: topic.title,
    summary: topic.summary ?? null,
    articleText: topic.article_text ?? null,
    url: topic.url ?? null,
    eventDate: date('event_date'),
    discoveryDate: date('discovery_date'),
    location: topic.location ?? null,
    entities: topic.entities ?? [],
    category: topic.category ?? null,
    language: topic.language ?? null,
    newsworthinessScore: topic.newsworthiness_score,
    status: topic.status,
    verificationStatus: topic.verification_status ?? 'unverified',
    sourceCount: topic.source_count ?? 0,
    sourcePlan: topic.source_plan ?? null,
    verifiedFacts: topic.verified_facts ?? null,
    investigated: topic.investigated ?? false,
  };
  return { draft, faults };
}

function repeated(topics: TopicDto[], rootOf: (index: number) => string[]): ProblemItem[] {
  const first = new Map<string, number>();
  return topics.flatMap(({ external_id }, index) => {
    const earlier = first.get(external_id);
    if (earlier === undefined) first.set(external_id, index);
    if (earlier === undefined) return [];
    return [
      {
        detail: `external_id is the same as in item ${earlier}.`,
        ...placeOf('body', [...rootOf(index), 'external_id']),
      },
    ];
  });
}
