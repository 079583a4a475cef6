import { CRITIQUE_KINDS, type Claim, type CritiqueFinding, type Topic } from '@corroborate/domain';
import { z } from 'zod';
import { toVisibleText } from '../grounding/passages.policy';
import type { PageNotes } from '../notes/page-notes.schema';
import { REASONING } from '../reasoning.thresholds';
import { createCitationLookup, isUsable, type ShownCase } from './cited-notes.policy';

/** A case after a round, described by its notes. */
export interface CaseToCriticize {
  topic: Topic;
  claims: readonly (Claim & { verdict: string })[];
  questions: readonly { question: string; state: string }[];
  /** Notes by source ID, most important first. */
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

/** A question with its query. If the query is empty, the words of the question are searched for. */
export interface RaisedQuestion extends Pick<CritiqueFinding, 'what' | 'notes'> {
  question: string;
  query: string;
}

/** A finding with the resulting question. */
export interface CritiquedPoint extends CritiqueFinding, RaisedQuestion {}

export interface CritiqueOutput {
  by: string;
  points: CritiquedPoint[];
}

/** Findings based on items that were sent. Those with unknown IDs, or with none, are dropped. */
export function checkCritique({ findings }: z.infer<typeof critiqueAnswer>, shown: ShownCase): CritiquedPoint[] {
  const cited = createCitationLookup(shown);
  return findings
    .flatMap(({ kind, what, rests_on, question, query }): CritiquedPoint[] => {
      const known = cited(rests_on, kind === 'contradictory' ? 2 : 1);
      if (!known || !isUsable(what) || !isUsable(question)) return [];
      const asked = { question: toVisibleText(question), query: isUsable(query) ? toVisibleText(query) : '' };
      return [{ kind, what: toVisibleText(what), ...known, ...asked }];
    })
    .slice(0, REASONING.maxCritique);
}
