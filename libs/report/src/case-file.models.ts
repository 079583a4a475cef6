import type { CaseData } from './case.types';

const tasksOf = ({ tasks }: CaseData['reasoning']['models'][number]): string => {
  const each = Object.entries(tasks ?? {}).map(
    ([task, { answered, tokensIn, tokensOut }]) => `${task} ${answered}: ${tokensIn} in, ${tokensOut} out`,
  );
  return each.length ? ` (${each.join('; ')})` : '';
};

/** Nothing where rules judged alone. */
export function modelLines({ reasoning }: CaseData): string[] {
  if (reasoning.judgedBy === 'rules') return [];
  const uses = reasoning.models.map(
    (use) =>
      `${use.role} ${use.provider} ${use.model}: ${use.calls} calls, ${use.tokensIn + use.tokensOut} tokens, ` +
      `$${use.costUsd.toFixed(4)}${tasksOf(use)}`,
  );
  const counts =
    `${reasoning.moreCareful} judgements made more careful, ${reasoning.disagreements} disagreements, ` +
    `${reasoning.droppedQuotes} quotes dropped, ${reasoning.withheld} passages withheld, ` +
    `${reasoning.notRead ?? 0} pages not read and ${reasoning.notBorneOut ?? 0} not borne out by the checker`;
  const fallbacks = (reasoning.fallbacks ?? []).map(
    ({ from, to, reason, questions }) => `${from}: ${reason}; ${to} answered instead (${questions})`,
  );
  return [...uses, counts, ...fallbacks, ...reasoning.degraded];
}
