import { createReason, type StanceJudgement } from '@corroborate/domain';
import { z } from 'zod';
import { groundQuote } from '../grounding/grounding.policy';
import { toVisibleText, type NumberedPassage } from '../grounding/passages.policy';
import { READER_RULE } from '../guards/vouching/vouch.policy';
import { REASONING } from '../reasoning.thresholds';
import type { NameMatches, PagesToMatch } from './other-names.types';

const text = (max: number) => z.string().max(max);
const cited = z.object({ passage: text(20), quote: text(700) });

export const otherNamesAnswer = z.object({
  pages: z
    .array(
      z.object({
        page: text(20),
        answer: z.enum(['same', 'part', 'other']),
        names: z.array(z.object({ statement: text(120), page: text(200) })).max(6),
        passage: text(20),
        quote: text(700),
        link: cited.nullable(),
      }),
    )
    .max(REASONING.maxMatchedPages),
});

type Answer = z.infer<typeof otherNamesAnswer>['pages'][number];

/** A page as sent to the model, with its number. */
export interface ShownPage<T extends PagesToMatch['reports'][number]> {
  id: string;
  page: T;
  passages: NumberedPassage[];
}

export interface MatchedPages {
  pages: readonly ShownPage<PagesToMatch['pages'][number]>[];
  reports: readonly ShownPage<PagesToMatch['reports'][number]>[];
}

/**
 * Support that a person must review: the quote is verbatim on the page, the replaced name occurs in the main claim, and
 * the replacing name on the page. `dropped` is the number of answers that do not meet this.
 */
export function checkMatches(
  { pages }: z.infer<typeof otherNamesAnswer>,
  shown: MatchedPages,
  statement: string,
): { matches: NameMatches; dropped: number } {
  const same = pages.filter(({ answer }) => answer === 'same');
  const matches = same.flatMap((answer): [number, StanceJudgement][] => {
    const one = shown.pages.find(({ id }) => id === answer.page);
    const judged = one && checkMatch(answer, one, { shown, statement });
    return judged ? [[one.page.sourceId, judged]] : [];
  });
  return { matches: new Map(matches), dropped: same.length - matches.length };
}

function checkMatch(
  { names, passage: at, quote, link }: Answer,
  { page, passages }: MatchedPages['pages'][number],
  { shown, statement }: { shown: MatchedPages; statement: string },
): StanceJudgement | null {
  const passage = groundQuote(quote, at, passages);
  const [first] = names.filter(
    (pair) => containsText(statement, pair.statement) && containsText(page.article.text, pair.page),
  );
  if (!passage || !first) return null;
  const reason = createReason('model.other-names', {
    ...{ story: toVisibleText(first.statement), page: toVisibleText(first.page), name: page.name },
    ...findLink(link, shown),
  });
  return {
    ...page.overall,
    ...{ stance: 'supports', strength: REASONING.vouchedStrength, rule: READER_RULE, caution: undefined, passage },
    reasons: [...page.overall.reasons, reason],
  };
}

/** The quote that shows that both names mean the same, and the report it comes from if no credible page shows it. */
function findLink(link: Answer['link'], { pages, reports }: MatchedPages): { link: string; linkedBy: string } {
  const shown = [...pages, ...reports].find(({ passages }) => passages.some(({ id }) => id === link?.passage));
  const quote = link && shown && groundQuote(link.quote, link.passage, shown.passages)?.quote;
  const isReport = reports.some((one) => one === shown);
  return { link: quote ?? '', linkedBy: quote && isReport ? shown.page.name : '' };
}

const normalizeText = (words: string): string => toVisibleText(words).toLowerCase();
const containsText = (whole: string, part: string): boolean =>
  normalizeText(part) !== '' && normalizeText(whole).includes(normalizeText(part));
