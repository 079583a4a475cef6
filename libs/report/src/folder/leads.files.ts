import { reasonText } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import { momentOf } from '../report/days';
import { escapeMarkdown, markdownAddress } from '../report/render/escape-markdown';
import { inQuotes, normalizeForComparison, plainLine } from '../report/quoting';
import type { ReportInput } from '../report/report.input';
import type { ReportParts } from '../report/report.parts';
import type { Report } from '../report/report.types';
import type { CaseFile } from './case-file.types';
import { reactionLeads } from './reaction.files';

const NOT_CITABLE = '> Not citable. Leads to follow up; never counted or quoted.';

const escapeLine = (text: string): string => escapeMarkdown(plainLine(text));

/** Unconfirmed material to follow up: posts, single-source claims, and support found only by a language model. */
export function leadFiles({ data, parts }: ReportInput, report: Report): CaseFile[] {
  return [
    leadFile('README.md', 'Research leads', ['Material that may lead to evidence. None of it is evidence.']),
    leadFile('posts.md', 'Social media posts', postLines(data)),
    leadFile('reactions.md', 'Reactions', reactionLeads(data)),
    leadFile('further-claims.md', 'Further claims of sources', singleSourceLines(parts ?? {}, data, citedText(report))),
    leadFile('models.md', 'Support found only by language models', modelSupportLines(data)),
  ];
}

const leadFile = (name: string, title: string, entries: string[]): CaseFile => ({
  path: `research-leads/${name}`,
  text: `${[`# ${title}`, '', NOT_CITABLE, '', ...(entries.length > 0 ? entries : ['None.'])].join('\n')}\n`,
});

const postLines = ({ social }: CaseData): string[] =>
  (social?.sources ?? []).map(
    ({ platform, author, timestamp, content, url }) =>
      `- ${escapeLine(platform)}, ${escapeLine(author)}, ${momentOf(timestamp)}: ` +
      `${escapeMarkdown(inQuotes(content))} ${formatAddress(url)}`,
  );

/** Everything that the report says. */
const citedText = ({ sections }: Report): string =>
  normalizeForComparison(
    sections
      .flatMap(({ groups }) => groups.flatMap(({ items }) => items.flatMap(({ sentences }) => sentences)))
      .map(({ text }) => text)
      .join('\n'),
  );

/** Claims of pages that the report does not quote. */
function singleSourceLines({ leads, withoutNotes }: ReportParts, { sources }: CaseData, cited: string): string[] {
  if (withoutNotes) return [escapeLine(reasonText(withoutNotes))];
  const rest = (leads ?? []).filter(({ quote }) => !cited.includes(normalizeForComparison(quote)));
  return rest.map(({ quote, sourceIds }) => {
    const names = sources.filter(({ id }) => sourceIds.includes(id)).map(({ name }) => escapeLine(name));
    return `- ${escapeMarkdown(inQuotes(quote))}: ${names.join(', ')}`;
  });
}

const modelSupportLines = ({ reasoning, sources }: CaseData): string[] =>
  reasoning.readings.flatMap(([sourceId, { voices }]) => {
    const source = sources.find(({ id }) => id === sourceId);
    const quote = voices.find(({ stance }) => stance === 'supports')?.quote;
    if (!quote || !source || source.isTopicPage || source.stance.stance === 'supports') return [];
    return [`- ${escapeLine(source.name)}: ${escapeMarkdown(inQuotes(quote))} ${formatAddress(source.url)}`];
  });

const formatAddress = (url: string): string => markdownAddress(url) ?? escapeLine(url);
