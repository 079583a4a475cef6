import { because } from '@corroborate/domain';
import { buildTopicModel } from '@corroborate/stance';
import type { PartsCase, ReadSource } from '../parts.types';
import { eventSentences, type EventSentence } from './event-sentences.policy';
import { mergedEvents, tellsOf, type DatedSentence } from './merge-events.policy';
import { rolesOverTime } from './roles.policy';
import type { EventTimeline } from './timeline.types';

/** Sentences compared with each other; the pages that bear on the topic come first. */
const MOST_SENTENCES = 500;

/** What happened when, as the pages tell it; a quick investigation has none. */
export function eventTimeline(
  { mode, topic, claims }: Pick<PartsCase, 'mode' | 'topic' | 'claims'>,
  sources: readonly ReadSource[],
): EventTimeline {
  if (mode === 'quick') return { events: [], people: [], undated: 0, skipped: because('timeline.quick') };
  const model = buildTopicModel(topic, claims);
  const told = sources
    .filter(isHeard)
    .flatMap((source) => eventSentences(source, model))
    .slice(0, MOST_SENTENCES);
  const dated = told.filter(isDated);
  return {
    events: mergedEvents(dated),
    people: rolesOverTime(sources),
    undated: told.filter((one) => !isDated(one) && one.kinds.size > 0 && !tellsOf(one, dated)).length,
    skipped: null,
  };
}

/** What is known to be unreliable dates nothing. */
const isHeard = ({ view }: ReadSource): boolean => view.tier !== UNRELIABLE;
const UNRELIABLE = 4;

const isDated = (one: EventSentence): one is DatedSentence => one.told !== null;
