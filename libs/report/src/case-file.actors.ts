import { clip } from './case-file.words';
import type { CaseData } from './case.types';

const IDENTITY_WORDS: Record<NonNullable<CaseData['actors']>[number]['identity']['state'], string> = {
  resolved: 'identified',
  'not told apart': 'several of that name, none chosen',
  'not found': 'not identified',
  'not asked': 'known by the pages alone',
};

/** One line an actor, then what it said and what is on record. */
export function actorLines({ actors }: CaseData): string[] {
  return (actors ?? []).flatMap((actor) => [
    (
      `${clip(actor.name, 100)} (${actor.kind}, ${IDENTITY_WORDS[actor.identity.state]})` +
      `${actor.details[0] ? `: ${clip(actor.details[0].text)}` : ''} ` +
      `${actor.identifiers.map(({ scheme, value }) => `${scheme} ${clip(value, 60)}`).join(', ')}`
    ).trim(),
    ...actor.statements.map(
      ({ when, quote, sourceName, date }) =>
        `    ${when === 'before' ? 'said before' : 'says'}${date ? ` (${date.slice(0, 10)})` : ''}, ` +
        `${clip(sourceName, 60)}: “${clip(quote)}”`,
    ),
    ...Object.entries(actor.track.counts).map(([kind, count]) => `    on record: ${kind} ${count}`),
    ...(actor.track.note ? [`    ${actor.track.note}`] : []),
  ]);
}
