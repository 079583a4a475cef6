import type { Passage } from '@corroborate/domain';
import { formatModelName } from '../model/model.usage';
import type { ModelSession } from '../model/model.session';
import type { NumberedPassage } from '../grounding/passages.policy';
import type { ModelReading, PageJudgement, SentenceCheck } from '../reasoner.port';
import { buildControls } from '../guards/vouching/controls.policy';
import type { Confirmation } from '../guards/vouching/vouch.policy';
import { passageWithNeighbors, joinPassages, isSupported, isClearlyUnsupported } from './checker.policy';

interface CheckResult {
  checks: SentenceCheck[];
  /** Whether all required sentences were checked. */
  complete: boolean;
}

/**
 * Checks that show that no language model needs to read the page, because it supports neither the main claim nor a
 * statement that excludes it. Null if a model must read the page: rules found support or denial, there is no checker,
 * or the checker did not respond.
 */
export async function screenWithChecker(
  session: ModelSession,
  { passages, core, rules }: { passages: readonly NumberedPassage[]; core: string; rules: PageJudgement },
): Promise<SentenceCheck[] | null> {
  const checker = session.checkerOf('first');
  const document = joinPassages(passages);
  const seen = rules.overall.stance === 'supports' || rules.overall.stance === 'disputes';
  if (!checker || seen || document === '') return null;
  const { checks, complete } = await checkStatements(
    session,
    formatModelName(checker),
    { document, core },
    ({ probability }) => isClearlyUnsupported(probability),
  );
  if (!complete || !checks.every(({ probability }) => isClearlyUnsupported(probability))) return null;
  session.tally.notRead += 1;
  return checks;
}

/** The reading of a page that was not shown to a language model. */
export const unreadReading = (checks: SentenceCheck[], marked: string[]): ModelReading => ({
  byRules: null,
  voices: [],
  checks,
  marked,
});

/** Result of the checker for the passages in which a reader found support; null if no checker is configured. */
export async function confirmSupport(
  session: ModelSession,
  passages: readonly NumberedPassage[],
  { found, core }: { found: Passage | null; core: string },
): Promise<Confirmation | null> {
  const checker = session.checkerOf('critic');
  if (!checker) return null;
  const name = formatModelName(checker);
  const document = found ? joinPassages(passageWithNeighbors(passages, found.start)) : '';
  const { checks, complete } = await checkStatements(
    session,
    name,
    { document, core },
    ({ of, probability }) => isSupported(probability) === (of === 'core'),
  );
  return { name, checks, complete };
}

/** Checks the main claim and then the statements that exclude it, for as long as `goOn` returns true. */
async function checkStatements(
  session: ModelSession,
  name: string,
  { document, core }: { document: string; core: string },
  goOn: (check: SentenceCheck) => boolean,
): Promise<CheckResult> {
  const sentences = [
    { of: 'core' as const, text: core },
    ...buildControls(core).map((text) => ({ of: 'control' as const, text })),
  ];
  const checks: SentenceCheck[] = [];
  for (const { of, text } of sentences) {
    const probability = await session.check(document, text);
    if (probability === null) return { checks, complete: false };
    const check = { name, of, probability: Number(probability.toFixed(3)) };
    checks.push(check);
    if (!goOn(check)) break;
  }
  return { checks, complete: true };
}
