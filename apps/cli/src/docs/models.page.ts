import { estimateOf, pricedByModel, WORKLOADS } from '@corroborate/reading';

/** Prices of the language models that are known, and what an investigation comes to with each. */
export function modelsPage(): string {
  const [typical, most] = [estimateOf(WORKLOADS.typical), estimateOf(WORKLOADS.most)];
  const mostOf = new Map(pricedByModel(most).map(({ model, usd }) => [model, usd]));
  const rows = pricedByModel(typical).map(
    ({ model, price, usd }) =>
      `| \`${model}\` | ${price.in} | ${price.out} | ${dollars(usd)} | ${dollars(mostOf.get(model) ?? 0)} |`,
  );
  return [
    '# Prices of language models',
    '',
    'Produced from the table of prices and the estimate of tokens in `libs/reading`. How both were come by, and ' +
      'what is not in them:',
    '[reasoning.md](reasoning.md#what-it-costs).',
    '',
    `Typical: ${loadOf(WORKLOADS.typical)}; ${tokensOf(typical)}.`,
    '',
    `Most: ${loadOf(WORKLOADS.most)}; ${tokensOf(most)}.`,
    '',
    '| model | $ per million tokens in | out | a typical investigation | the most of `detailed` |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const dollars = (usd: number): string => `$${usd.toFixed(4)}`;
const thousands = (count: number): string => `${Math.round(count / 1_000)} 000`;
const tokensOf = (tokens: { in: number; out: number }): string =>
  `${thousands(tokens.in)} tokens in, ${thousands(tokens.out)} out`;
const loadOf = ({ pages, found, doubted, shown }: (typeof WORKLOADS)['typical' | 'most']): string =>
  `${pages} pages of which ${shown} characters each are shown, ${found} of them read by a critic too, ${doubted} ` +
  'asked about once more';
