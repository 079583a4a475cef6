import { CRITIQUE_KINDS, sentenceOfClaim, type Claim, type CritiqueFinding, type Topic } from '@corroborate/domain';
import { withoutAddresses } from '@corroborate/text';
import { z } from 'zod';
import { speaksToMachines } from '../grounding/instructions.policy';
import { legible } from '../grounding/passages.policy';
import type { NoteItem } from '../notes/consolidate.policy';
import type { PageNotes } from '../notes/page-notes.schema';
import { REASONING } from '../reasoning.thresholds';

/** A case after a round, as notes. */
export interface CaseToCriticize {
  topic: Topic;
  claims: readonly (Claim & { verdict: string })[];
  questions: readonly { question: string; state: string }[];
  /** By source ID, most important first. */
  notes: ReadonlyMap<number, PageNotes>;
}

const text = (max: number) => z.string().max(max);

export const critiqueAnswer = z.object({
  findings: z
    .array(
      z.object({
        kind: z.enum(CRITIQUE_KINDS),
        what: text(400),
        rests_on: z.array(text(20)).max(12),
        question: text(300),
        query: text(150),
      }),
    )
    .max(8),
});

/** A finding with the resulting question and query; if the query is empty, the question's own words are searched. */
export interface CritiquedPoint extends CritiqueFinding {
  question: string;
  query: string;
}

export interface CritiqueRead {
  by: string;
  points: CritiquedPoint[];
}

/** Findings based on shown items; those with unknown or no IDs are dropped. */
export function checkedCritique(
  { findings }: z.infer<typeof critiqueAnswer>,
  shown: { claims: CaseToCriticize['claims']; items: readonly NoteItem[] },
): CritiquedPoint[] {
  const texts = new Map([
    ...shown.claims.map((claim) => [claim.id, { text: sentenceOfClaim(claim), sourceId: null }] as const),
    ...shown.items.map(({ id, text: item, sourceId }) => [id, { text: item, sourceId }] as const),
  ]);
  return findings
    .flatMap(({ kind, what, rests_on, question, query }): CritiquedPoint[] => {
      const ids = [...new Set(rests_on)];
      const known = ids.flatMap((id) => texts.get(id) ?? []);
      const fewest = kind === 'contradictory' ? 2 : 1;
      if (known.length < ids.length || known.length < fewest || !isUsable(what) || !isUsable(question)) return [];
      return [
        {
          kind,
          what: legible(what),
          notes: known.map((one) => one.text),
          sourceIds: [...new Set(known.flatMap(({ sourceId }) => sourceId ?? []))],
          question: legible(question),
          query: isUsable(query) ? legible(query) : '',
        },
      ];
    })
    .slice(0, REASONING.maxCritique);
}

const isUsable = (given: string): boolean =>
  given.trim() !== '' &&
  withoutAddresses(given) === given.replace(/[ \t]{2,}/g, ' ').trim() &&
  !speaksToMachines(given);
