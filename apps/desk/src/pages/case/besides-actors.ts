import type { Detail, Result } from '../../api/result';

/** What stands on an actor's card is not told twice. */
export function besidesActors({ actors = [], context = [] }: Pick<Result, 'actors' | 'context'>): Detail[] {
  const told = new Set(
    actors.flatMap((actor) => [...actor.earlier_statements, ...actor.track_record.entries].map(({ quote }) => quote)),
  );
  return context.filter(
    ({ kind, quote, text }) => kind !== 'actor' || !(told.has(quote) || [...told].some((one) => text.endsWith(one))),
  );
}
