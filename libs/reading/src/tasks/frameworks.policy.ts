import {
  FRAMEWORK_FITS,
  QUESTION_PRIORITIES,
  type FrameworkPoint,
  type FrameworkResult,
  type FrameworkShape,
  type QuestionPriority,
} from '@corroborate/domain';
import { z } from 'zod';
import { findUnsourcedDetail } from '../grounding/unsourced-details.policy';
import { toVisibleText } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';
import { createCitationLookup, isUsable, type ShownCase } from './cited-notes.policy';
import type { CaseToCriticize, RaisedQuestion } from './critique.policy';

/** A structured method for examining a case. */
export interface FrameworkMethod {
  id: string;
  name: string;
  shape: FrameworkShape;
  instructions: string;
}

export interface CaseToExamine extends CaseToCriticize {
  methods: readonly FrameworkMethod[];
}

const ids = z.array(z.string().max(20)).max(12);

export const frameworksAnswer = z.object({
  results: z
    .array(
      z.object({
        method: z.string().max(40),
        points: z.array(z.object({ text: z.string().max(300), rests_on: ids })).max(6),
        evidence: z.array(z.object({ item: z.string().max(20), fits: z.array(z.enum(FRAMEWORK_FITS)).max(6) })).max(12),
      }),
    )
    .max(24),
  questions: z
    .array(
      z.object({
        method: z.string().max(40),
        question: z.string().max(300),
        query: z.string().max(150),
        priority: z.enum(QUESTION_PRIORITIES),
        rests_on: ids,
      }),
    )
    .max(6),
});

type Answer = z.infer<typeof frameworksAnswer>;
type ModelResult = Answer['results'][number];

/** A result before it is assigned to a round. */
export type FrameworkOutput = Pick<FrameworkResult, 'id' | 'points' | 'evidence'>;

/** A question that a method raises, with its priority. */
export interface FrameworkQuestion extends RaisedQuestion {
  priority: QuestionPriority;
}

export interface FrameworksOutput {
  by: string;
  results: FrameworkOutput[];
  questions: FrameworkQuestion[];
}

/**
 * Results of the requested methods. Points and questions with unknown IDs, or with none, are dropped, as are empty
 * results.
 */
export function checkFrameworks(
  { results, questions }: Answer,
  methods: readonly FrameworkMethod[],
  shown: ShownCase,
): Omit<FrameworksOutput, 'by'> {
  const check = new FrameworkCheck(shown);
  return {
    results: methods.flatMap((method) => {
      const given = results.find((one) => one.method === method.id);
      return given ? (check.result(given, method) ?? []) : [];
    }),
    questions: questions.flatMap((one) => check.question(one, methods) ?? []).slice(0, REASONING.maxFrameworkQuestions),
  };
}

class FrameworkCheck {
  private readonly cited: ReturnType<typeof createCitationLookup>;
  private readonly ground: string;

  constructor(shown: ShownCase) {
    this.cited = createCitationLookup(shown);
    const ids = [...shown.claims, ...shown.items].map(({ id }) => id);
    this.ground = ids.flatMap((id) => this.cited([id])?.notes ?? []).join('\n');
  }

  result({ points, evidence }: ModelResult, { id, shape }: FrameworkMethod): FrameworkOutput | null {
    const kept = points.map((one) => this.point(one));
    const held = kept.filter((one) => one !== null);
    if (shape !== 'matrix') return held.length > 0 ? { id, points: held } : null;
    const rows = evidence.flatMap(({ item, fits }) => {
      const note = fits.length === points.length ? this.cited([item]) : null;
      if (!note) return [];
      return [
        { text: note.notes.join(' '), sourceIds: note.sourceIds, fits: fits.filter((_, at) => kept[at] !== null) },
      ];
    });
    return held.length >= MIN_EXPLANATIONS && rows.length > 0 ? { id, points: held, evidence: rows } : null;
  }

  question(
    { method, question, query, priority, rests_on }: Answer['questions'][number],
    methods: readonly FrameworkMethod[],
  ): FrameworkQuestion | null {
    const known = this.cited(rests_on);
    const by = methods.find(({ id }) => id === method);
    if (!known || !by || !isUsable(question)) return null;
    const asked = { question: toVisibleText(question), query: isUsable(query) ? toVisibleText(query) : '' };
    return { what: by.name, notes: known.notes, ...asked, priority };
  }

  /** The point if its names and figures occur in the data that was sent; otherwise null. */
  private point({ text, rests_on }: ModelResult['points'][number]): FrameworkPoint | null {
    const known = this.cited(rests_on);
    const visible = toVisibleText(text);
    return known && isUsable(text) && findUnsourcedDetail(visible, this.ground) === null
      ? { text: visible, ...known }
      : null;
  }
}

/** Minimum number of explanations that a matrix compares. */
const MIN_EXPLANATIONS = 2;
