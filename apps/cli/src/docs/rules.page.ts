import { CAUTIONS, RULES } from '@corroborate/reading';

interface ListedRule {
  name: string;
  about: string;
}

/** All rules of the page reader in order, as plain text. */
export function rulesText(): string {
  return sections()
    .map(({ title, rules }) => `${title}\n${rules.map((one, at) => lineOf(one, at + 1)).join('\n')}`)
    .join('\n\n');
}

const lineOf = ({ name, about }: ListedRule, at: number): string =>
  `${String(at).padStart(3)}  ${name.padEnd(24)}${about}`;

export const rulesJson = (): object =>
  Object.fromEntries(sections().map(({ key, rules }) => [key, rules.map(({ name, about }) => ({ name, about }))]));

/** The same rules as a documentation page. */
export function rulesPage(): string {
  return [
    '# How a page is read',
    '',
    'Generated from the rules; `corroborate rules` prints them. For one page and one topic the rules are tried in this',
    'order, and the first that applies decides; the case names it beside the source ("read by"). If the page then',
    'supports the topic, the cautions are tried in order, and the first that applies makes it a mention. A fact',
    'check is not doubted because of its wording.',
    '',
    'Code: `rules/stance`, `rules/stance.thresholds.ts` and `guards/cautions` in `libs/reading/src`; words:',
    '`data/lexicon` ([word lists](lexicon.md)).',
    ...sections().flatMap(({ title, rules }) => ['', `## ${title}`, '', ...table(rules)]),
    '',
  ].join('\n');
}

const table = (rules: readonly ListedRule[]): string[] => [
  '| | name | what it looks for |',
  '| --- | --- | --- |',
  ...rules.map(({ name, about }, at) => `| ${at + 1} | \`${name}\` | ${about} |`),
];

const sections = () => [
  { key: 'rules', title: 'Rules', rules: RULES },
  { key: 'cautions', title: 'Cautions: what keeps a support from counting', rules: CAUTIONS },
];
