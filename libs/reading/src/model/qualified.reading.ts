import { createReason, hasReason, type StanceJudgement } from '@corroborate/domain';
import { loadPrompt } from './prompts/prompts';
import type { ModelReading, PageJudgement } from '../reasoner.port';
import { formatModelName } from './model.usage';
import type { Models } from './provider';

/** Names of the qualified readers, as returned by `readerOf`. */
export type QualifiedReaders = () => Promise<readonly string[]>;

/** The models that read a page. They are qualified as a combination. */
export const readerCombination = ({ voices, vouchings = [] }: ModelReading): string =>
  joinModelNames([...voices, ...vouchings]);

/** Reader for these settings if every model answers. */
export function getConfiguredReader({ first: [first], critic }: Models): string {
  const second = critic.find(({ name }) => name !== first?.name) ?? critic[0];
  const reading = [first, second].flatMap((one) => one ?? []);
  return joinModelNames(reading.map(({ name, model }) => ({ name: formatModelName({ provider: name, model }) })));
}

const joinModelNames = (models: readonly { name: string }[]): string =>
  [...new Set(models.map(({ name }) => name))].sort().join(' + ');

const READING_PROMPTS = ['page-notes', 'reader', 'stance', 'vouching'];

/** Versions of all prompts for reading. A qualification applies only to these versions. */
export const readingInstructions = (): string =>
  READING_PROMPTS.map((name) => `${name} ${loadPrompt(name).version}`).join(', ');

/** Marks a judgment that depends on an unqualified reader. */
export async function markUnqualified(judged: PageJudgement, qualified: QualifiedReaders): Promise<PageJudgement> {
  const { overall, perClaim, reading } = judged;
  const resting = [overall, ...perClaim.map(({ judgement }) => judgement)].some(reliesOnModel);
  if (!reading || !resting || (await qualified()).includes(readerCombination(reading))) return judged;
  return {
    ...judged,
    overall: markIfUnqualified(overall),
    perClaim: perClaim.map((one) => ({ ...one, judgement: markIfUnqualified(one.judgement) })),
  };
}

export const reliesOnModel = ({ reasons }: StanceJudgement): boolean =>
  hasReason(reasons, 'model.vouches', 'model.confirms');

const markIfUnqualified = (judgement: StanceJudgement): StanceJudgement =>
  reliesOnModel(judgement)
    ? { ...judgement, reasons: [...judgement.reasons, createReason('model.unqualified')] }
    : judgement;
