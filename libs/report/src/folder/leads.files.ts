import { toReasonText, toReasonTexts, type Reason } from '@corroborate/domain';
import type { AnswerCounts, SocialSource } from '@corroborate/social';
import type { CaseData } from '../case.types';
import { formatMoment } from '../report/days';
import { escapeLine, escapeMarkdown, linkedAddress } from '../report/render/escape-markdown';
import { inQuotes, normalizeForComparison } from '../report/quoting';
import type { ReportInput } from '../report/report.input';
import type { ReportParts } from '../report/report.parts';
import type { Report } from '../report/report.types';
import type { CaseFile } from './case-file.types';

const NOT_CITABLE = '> Not citable. Leads to follow up; never counted or quoted.';

/** Unconfirmed material to follow up: posts, reactions to them, and claims that the report does not quote. */
export function leadFiles({ data, parts }: ReportInput, report: Report): CaseFile[] {
  return [
    leadFile('README.md', 'Research leads', ['Material that may lead to evidence. None of it is evidence.']),
    leadFile('posts.md', 'Social media posts', postLines(data)),
    leadFile('reactions.md', 'Reactions', reactionLeads(data)),
    leadFile('further-claims.md', 'Further claims of sources', singleSourceLines(parts ?? {}, data, citedText(report))),
  ];
}

const leadFile = (name: string, title: string, entries: string[]): CaseFile => ({
  path: `research-leads/${name}`,
  text: `${[`# ${title}`, '', NOT_CITABLE, '', ...(entries.length > 0 ? entries : ['None.'])].join('\n')}\n`,
});

const postLines = ({ social }: CaseData): string[] =>
  (social?.sources ?? []).map(
    ({ platform, author, timestamp, content, url }) =>
      `- ${escapeLine(platform)}, ${escapeLine(author)}, ${formatMoment(timestamp)}: ` +
      `${escapeMarkdown(inQuotes(content))} ${linkedAddress(url)}`,
  );

/** Everything that the report says, with its labels and summaries of pages. */
const citedText = ({ sections, sources }: Report): string => {
  const paragraphs = sections
    .flatMap(({ groups }) => groups.flatMap(({ items }) => items))
    .flatMap(({ label, sentences }) => [label, ...sentences.map(({ text }) => text)]);
  return normalizeForComparison([...paragraphs, ...sources.map(({ summary }) => summary)].join('\n'));
};

/** Claims of pages that the report does not quote. */
function singleSourceLines({ leads, withoutNotes }: ReportParts, { sources }: CaseData, cited: string): string[] {
  if (withoutNotes) return [escapeLine(toReasonText(withoutNotes))];
  const rest = (leads ?? []).filter(
    ({ quote }) => !cited.includes(normalizeForComparison(inQuotes(quote).slice(1, -1))),
  );
  return rest.map(({ quote, sourceIds }) => {
    const names = sources.filter(({ id }) => sourceIds.includes(id)).map(({ name }) => escapeLine(name));
    return `- ${escapeMarkdown(inQuotes(quote))}: ${names.join(', ')}`;
  });
}

const joinReasons = (reasons: readonly Reason[]): string => escapeLine(toReasonTexts(reasons).join(' '));

/** Likes, reposts and replies of all posts, replies by stance, and account data. */
export function reactionLeads({ social }: Pick<CaseData, 'social'>): string[] {
  if (!social) return [];
  const { engagement, reaction, sources } = social;
  if (sources.length === 0) return [];
  const figures = Object.entries(engagement.counts).map(([name, count]) => `${name} ${count}`);
  return [
    ...(figures.length > 0 ? [`- All posts: ${escapeLine(figures.join(', '))}`] : []),
    `- ${joinReasons([engagement.why, engagement.received])}`,
    ...(reaction?.posts ?? [])
      .filter(({ answers }) => answers > 0)
      .map((post) => `- Replies read to ${linkedAddress(post.url)}: ${formatAnswerCounts(post)}`),
    ...sources.flatMap(accountLines),
  ];
}

const formatAnswerCounts = ({ answers, confirm, deny, ask, other }: AnswerCounts): string =>
  `${answers}: ${confirm} confirm it, ${deny} deny it, ${ask} ask about it, ${other} do none of these`;

function accountLines({ platform, author, url, account }: SocialSource): string[] {
  if (!account || account.reasons.length === 0) return [];
  const karma = account.karma === null ? '' : ` Karma ${account.karma}.`;
  return [
    `- ${escapeLine(platform)}, ${escapeLine(author)}: ${joinReasons(account.reasons)}${karma} ${linkedAddress(url)}`,
  ];
}
