import type { Given } from './model.given';

export const NEGATED = /^it is not true\b/i;
const FIGURE = /\b\d{1,6}\b/g;

/** Whether the page excludes the claim: the page has its denial, or the same statement with other figures. */
export const contradicted = (claim: string, given: Given): boolean =>
  NEGATED.test(claim) || otherFigure(claim, given) || fewerFigures(claim, given);

/** True if the claim has figures, none of which is among the figures of the page. */
export function otherFigure(claim: string, given: Given): boolean {
  const givenFigures = figuresGiven(given);
  return (
    figuresIn(claim).length > 0 && givenFigures.size > 0 && !figuresIn(claim).some((figure) => givenFigures.has(figure))
  );
}

/** Of two statements that differ only in figures, the one with fewer matching figures. */
function fewerFigures(claim: string, given: Given): boolean {
  const givenFigures = figuresGiven(given);
  const known = (text: string): number => figuresIn(text).filter((figure) => givenFigures.has(figure)).length;
  const like = given.claims.filter(({ text }) => text !== claim && withoutFigures(text) === withoutFigures(claim));
  return like.some(({ text }) => known(text) > known(claim));
}

const figuresGiven = ({ passages, rest }: Given): ReadonlySet<string> =>
  new Set([...passages.map(({ text }) => text), ...rest].join(' ').match(FIGURE));
const figuresIn = (text: string): string[] => text.match(FIGURE) ?? [];
const withoutFigures = (text: string): string => text.replace(/\d+/g, '#').replace(/[.!?\s]+$/u, '');
