import type { ArticleLine } from '../article/article.builder';
import { escapeMarkdown } from '../report/render/escape-markdown';
import { plainLine } from '../report/quoting';
import type { Report } from '../report/report.types';
import type { CitationLink } from '../report/render/markdown';
import { shownTitle } from '../report/render/shared';
import type { CaseFile } from './case-file.types';

/** The article and its brief, or the note, each sentence with its sources. */
export function articlesFile(report: Report, article: ArticleLine, link: CitationLink): CaseFile {
  const { sources } = report;
  const numbers = new Map(sources.map(({ sourceId, n }) => [sourceId, n]));
  const text = (sentences: ArticleLine['brief']) =>
    sentences.map((one) => {
      const cited = [...new Set(one.source_ids.flatMap((id) => numbers.get(id) ?? []))].sort((a, b) => a - b);
      return [escapeMarkdown(plainLine(one.text)), cited.map(link).join('')].filter(Boolean).join(' ');
    });
  const isArticle = article.kind === 'article';
  const paragraphs = article.paragraphs.map(({ heading, sentences }) =>
    heading
      ? `## ${heading}\n\n${text(sentences)
          .map((one) => `- ${one}`)
          .join('\n')}`
      : text(sentences).join(' '),
  );
  const brief = isArticle ? ['## Brief', text(article.brief).join(' ')] : [];
  const head = isArticle
    ? [
        `Written by ${plainLine(article.by ?? '')} from the notes it cites.`,
        `Each sentence checked; ${article.dropped} dropped.`,
      ].join(' ')
    : (article.why ?? '');
  const parts = [`# ${escapeMarkdown(plainLine(shownTitle(report)))}`, escapeMarkdown(head), ...paragraphs, ...brief];
  return { path: 'articles.md', text: `${parts.join('\n\n')}\n\n[Sources](sources.md)\n` };
}
