import { createReason, hasReason, type StanceJudgement } from '@corroborate/domain';
import { prompt } from './prompts/prompts';
import type { ModelReading, PageJudgement } from '../reasoner.port';
import { nameOf } from './model.uses';
import type { Models } from './provider';

/** Names of the qualified readers, as given by `readerOf`. */
export type QualifiedReaders = () => Promise<readonly string[]>;

/** The models that read a page; they qualify as a combination. */
export const readerOf = ({ voices, vouchings = [] }: ModelReading): string => joined([...voices, ...vouchings]);

/** Readers of these settings if every model answers. */
export function configuredReader({ first: [first], critic }: Models): string {
  const second = critic.find(({ name }) => name !== first?.name) ?? critic[0];
  const reading = [first, second].flatMap((one) => one ?? []);
  return joined(reading.map(({ name, model }) => ({ name: nameOf({ provider: name, model }) })));
}

const joined = (models: readonly { name: string }[]): string =>
  [...new Set(models.map(({ name }) => name))].sort().join(' + ');

const READING_PROMPTS = ['page-notes', 'reader', 'stance', 'vouching'];

/** Versions of all reading instructions; a qualification applies only to these. */
export const readingInstructions = (): string =>
  READING_PROMPTS.map((name) => `${name} ${prompt(name).version}`).join(', ');

/** Marks the judgment if it depends on an unqualified reader. */
export async function markUnqualified(judged: PageJudgement, qualified: QualifiedReaders): Promise<PageJudgement> {
  const { overall, perClaim, reading } = judged;
  const resting = [overall, ...perClaim.map(({ judgement }) => judgement)].some(restsOnModel);
  if (!reading || !resting || (await qualified()).includes(readerOf(reading))) return judged;
  return {
    ...judged,
    overall: marked(overall),
    perClaim: perClaim.map((one) => ({ ...one, judgement: marked(one.judgement) })),
  };
}

export const restsOnModel = ({ reasons }: StanceJudgement): boolean =>
  hasReason(reasons, 'model.vouches', 'model.confirms');

const marked = (judgement: StanceJudgement): StanceJudgement =>
  restsOnModel(judgement)
    ? { ...judgement, reasons: [...judgement.reasons, createReason('model.unqualified')] }
    : judgement;
