import { estimateTokens, priceByModel, WORKLOADS } from '@corroborate/reading';

/** Prices of known models and the cost of an investigation with each. */
export function modelsPage(): string {
  const [typical, most] = [estimateTokens(WORKLOADS.typical), estimateTokens(WORKLOADS.most)];
  const mostOf = new Map(priceByModel(most).map(({ model, usd }) => [model, usd]));
  const rows = priceByModel(typical).map(
    ({ model, price, usd }) =>
      `| \`${model}\` | ${price.in} | ${price.out} | ${dollars(usd)} | ${dollars(mostOf.get(model) ?? 0)} |`,
  );
  return [
    '# Language model prices',
    '',
    'Generated from the price table and the token estimate in `libs/reading`. For their basis and what ' +
      'they leave out see',
    '[reasoning.md](reasoning.md#what-it-costs).',
    '',
    `Typical: ${formatWorkload(WORKLOADS.typical)}; ${tokensOf(typical)}.`,
    '',
    `Maximum: ${formatWorkload(WORKLOADS.most)}; ${tokensOf(most)}.`,
    '',
    '| model | $ per million tokens in | out | typical investigation | maximum in `detailed` mode |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const dollars = (usd: number): string => `$${usd.toFixed(4)}`;
const thousands = (count: number): string => `${Math.round(count / 1_000)},000`;
const tokensOf = (tokens: { in: number; out: number }): string =>
  `${thousands(tokens.in)} tokens in, ${thousands(tokens.out)} out`;
const formatWorkload = ({ pages, found, doubted, shown }: (typeof WORKLOADS)['typical' | 'most']): string =>
  `${pages} pages, up to ${shown} characters of each, ${found} of them also read by a critic, ` +
  `${doubted} checked a second time`;
