import { createReason, type Topic } from '@corroborate/domain';
import { COUNTED_ACTOR_DETAILS } from '../context.thresholds';
import type { ContextDetail } from '../context.types';
import type { ActorProfile } from './actor.types';
import { isSameSubject } from './track-record.policy';

/** Profile details that count as background; the rule is documented with its thresholds. */
export function selectCountedDetails(profiles: readonly ActorProfile[], topic: Topic): ContextDetail[] {
  return profiles
    .flatMap((profile) => detailsOfActor(profile, topic).slice(0, COUNTED_ACTOR_DETAILS.perActor))
    .slice(0, COUNTED_ACTOR_DETAILS.all);
}

function detailsOfActor({ name, statements, track }: ActorProfile, topic: Topic): ContextDetail[] {
  const earlier = statements.filter(({ when, sameMatter }) => when === 'before' && sameMatter);
  const onRecord = track.entries.filter((entry) => entry.sourceUrl !== null && isSameSubject(entry, topic));
  return [
    ...earlier.map(({ quote, sourceUrl, sourceName, date, reasons }): ContextDetail => ({
      kind: 'actor',
      text: `${sourceName}${date ? `, ${date.slice(0, 10)}` : ''}: ${quote}`,
      quote,
      sourceUrl,
      sourceName,
      date,
      reasons: [createReason('background.said-before', { name }), ...reasons],
    })),
    ...onRecord.map(({ text, quote, sourceUrl, sourceName, date }): ContextDetail => ({
      kind: 'actor',
      text: `${name}: ${text}`,
      quote,
      sourceUrl: sourceUrl ?? '',
      sourceName,
      date,
      reasons: [createReason('background.on-record', { name })],
    })),
  ];
}
