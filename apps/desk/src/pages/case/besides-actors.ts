import type { Result } from '../../api/result';

/** What stands on an actor's card is not told twice. */
export function besidesActors(result: Pick<Result, 'actors' | 'context'>): Result['context'] {
  const told = new Set(
    (result.actors ?? []).flatMap((actor) =>
      [...actor.earlier_statements, ...actor.track_record.entries].map((one) =>
        'quote' in one ? one.quote : one.text,
      ),
    ),
  );
  return result.context.filter(
    ({ kind, quote, text }) => kind !== 'actor' || !(told.has(quote) || [...told].some((one) => text.endsWith(one))),
  );
}
