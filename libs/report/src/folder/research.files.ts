import { escapeMarkdown, markdownAddress } from '../report/render/escape-markdown';
import { plainLine } from '../report/quoting';
import type { CaseFile, ResearchText } from './case-file.types';

const escapeLine = (text: string): string => escapeMarkdown(plainLine(text));

/** What deep research wrote and the URLs it named, one file per provider. */
export const researchFiles = (research: readonly ResearchText[]): CaseFile[] =>
  research
    .filter(({ text, leads }) => text || leads.length > 0)
    .map(({ provider, text, leads }) => ({
      path: `research-leads/deep-research-${provider.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.md`,
      text: `${[
        'Lead, not citable.',
        '',
        `# Deep research: ${escapeLine(provider)}`,
        '',
        ...(text ?? 'No text.').split('\n').map(escapeLine),
        '',
        '## Addresses',
        '',
        ...(leads.length > 0
          ? leads.map(({ url, title }) => `- ${escapeLine(title ?? '')} ${formatAddress(url)}`)
          : ['None.']),
      ].join('\n')}\n`,
    }));

const formatAddress = (url: string): string => markdownAddress(url) ?? escapeLine(url);
