import { reasonTexts, type Reason } from '@corroborate/domain';
import type { AnswerCounts, SocialSource } from '@corroborate/social';
import type { CaseData } from '../case.types';
import { escapeMarkdown, markdownAddress } from '../report/render/escape-markdown';
import { plainLine } from '../report/quoting';

const escapeLine = (text: string): string => escapeMarkdown(plainLine(text));
const joinReasons = (reasons: readonly Reason[]): string => escapeLine(reasonTexts(reasons).join(' '));
const formatAddress = (url: string): string => markdownAddress(url) ?? escapeLine(url);

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
      .map((post) => `- Replies read to ${formatAddress(post.url)}: ${formatAnswerCounts(post)}`),
    ...sources.flatMap(accountLines),
  ];
}

const formatAnswerCounts = ({ answers, confirm, deny, ask, other }: AnswerCounts): string =>
  `${answers}: ${confirm} confirm it, ${deny} deny it, ${ask} ask about it, ${other} do none of these`;

function accountLines({ platform, author, url, account }: SocialSource): string[] {
  if (!account || account.reasons.length === 0) return [];
  const karma = account.karma === null ? '' : ` Karma ${account.karma}.`;
  return [
    `- ${escapeLine(platform)}, ${escapeLine(author)}: ${joinReasons(account.reasons)}${karma} ${formatAddress(url)}`,
  ];
}
