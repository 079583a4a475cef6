import type { Topic } from '@corroborate/domain';
import { COUNTED_ACTOR_DETAILS } from '../context.thresholds';
import type { ContextDetail } from '../context.types';
import type { ActorProfile } from './actor.types';
import { isOfMatter } from './track-record.policy';

/** What of the profiles counts as supporting detail of background, by the rule that stands with its numbers. */
export function countedDetails(profiles: readonly ActorProfile[], topic: Topic): ContextDetail[] {
  return profiles
    .flatMap((profile) => ofOne(profile, topic).slice(0, COUNTED_ACTOR_DETAILS.perActor))
    .slice(0, COUNTED_ACTOR_DETAILS.all);
}

function ofOne({ name, statements, track }: ActorProfile, topic: Topic): ContextDetail[] {
  const said = statements.filter(({ when, sameMatter }) => when === 'before' && sameMatter);
  const onRecord = track.entries.filter((entry) => entry.sourceUrl !== null && isOfMatter(entry, topic));
  return [
    ...said.map(({ quote, sourceUrl, sourceName, date, reasons }) =>
      detailOf(`${sourceName}${date ? `, ${date.slice(0, 10)}` : ''}: ${quote}`, quote, sourceUrl, sourceName, date, [
        `Words of ${name} from before the event.`,
        ...reasons,
      ]),
    ),
    ...onRecord.map(({ text, quote, sourceUrl, sourceName, date }) =>
      detailOf(`${name}: ${text}`, quote, sourceUrl ?? '', sourceName, date, [
        `On record about ${name}, of the same kind of matter.`,
      ]),
    ),
  ];
}

const detailOf = (
  text: string,
  quote: string,
  sourceUrl: string,
  sourceName: string,
  date: string | null,
  reasons: string[],
): ContextDetail => ({ kind: 'actor', text, quote, sourceUrl, sourceName, date, reasons });
