import { printableAll } from '@corroborate/text';
import type { ArticleLine } from '../article/article.builder';
import { composeReport } from '../report/compose-report';
import { buildCaseArticle } from '../result.builder';
import { escapeLine, escapeMarkdown, linkedAddress } from '../report/render/escape-markdown';
import { reportMarkdown, sectionMarkdown, type CitationLink } from '../report/render/markdown';
import { shownTitle } from '../report/render/shared';
import { plainLine } from '../report/quoting';
import type { ReportInput } from '../report/report.input';
import type { Report, ReportGroup, ReportSection, SectionId } from '../report/report.types';
import { applyDecisions } from '../report/settled.policy';
import { STATED_ON_SUFFIX } from '../report/compose/statements.section';
import {
  NOTHING_STORED,
  type CaseFile,
  type FolderFile,
  type StoredCase,
  type ResearchText,
  type StoredAnswer,
} from './case-file.types';
import { evidenceFiles } from './evidence.files';
import { originalFiles } from './original.files';
import { prePublicationFiles, sourcesFile } from './pre-publication.files';
import { iterationsFile } from './iterations.file';
import { leadFiles } from './leads.files';
import { buildExtraction } from './extraction.files';
import { buildState } from './state.files';

/** Links citation numbers to their entries in `sources.md`. */
function buildCitationLink({ sources }: Report): CitationLink {
  const ids = new Map(sources.map(({ n, id }) => [n, id.toLowerCase()]));
  return (n) => `[\\[${n}\\]](sources.md#${ids.get(n)})`;
}

/**
 * A case as files for archiving and comparison: the same case gives identical bytes. Sources are named `S001` …
 * throughout, and files link to each other. Stored bytes are not included.
 */
export function caseFolder(given: ReportInput): CaseFile[] {
  const input = applyDecisions(given);
  return sortByPath(textFiles(input, composeReport(input, 'file'), NOTHING_STORED));
}

/** The case as files, including stored captures, snapshots, pictures and deep research. */
export function fullCaseFolder(given: ReportInput, stored: StoredCase): FolderFile[] {
  const input = applyDecisions(given);
  const report = composeReport(input, 'file');
  const originals = [...originalFiles(report, stored), ...apiFiles(stored.answers)];
  return sortByPath<FolderFile>([...textFiles(input, report, stored), ...originals]);
}

const sortByPath = <T extends FolderFile>(files: T[]): T[] => files.sort((a, b) => (a.path < b.path ? -1 : 1));

/** What deep research wrote and the URLs it named, one file per provider. */
const researchFiles = (research: readonly ResearchText[]): CaseFile[] =>
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
          ? leads.map(({ url, title }) => `- ${escapeLine(title ?? '')} ${linkedAddress(url)}`)
          : ['None.']),
      ].join('\n')}\n`,
    }));

function textFiles(input: ReportInput, report: Report, stored: StoredCase): CaseFile[] {
  return [
    { path: 'summary.md', text: reportMarkdown(composeReport(input, 'brief'), buildCitationLink(report)) },
    { path: 'report.md', text: reportMarkdown(composeReport(input, 'report'), buildCitationLink(report)) },
    { path: 'file.md', text: reportMarkdown(report, buildCitationLink(report)) },
    sourcesFile(report, stored),
    ...sectionFiles(report),
    iterationsFile(input.data, report),
    ...prePublicationFiles(input.data),
    articlesFile(report, buildCaseArticle(input.data), buildCitationLink(report)),
    jsonFile('_state.json', buildState(input, report)),
    jsonFile('_extraction.json', buildExtraction(input, report)),
    ...evidenceFiles(input, report, stored),
    ...leadFiles(input, report),
    ...researchFiles(stored.research),
  ];
}

const jsonFile = (path: string, data: object): CaseFile => ({
  path,
  text: `${JSON.stringify(printableAll(data), null, 2)}\n`,
});

function sectionFiles(report: Report): CaseFile[] {
  const of = (id: SectionId) => report.sections.find((section) => section.id === id);
  const [people, statements] = [of('people'), of('statements')];
  const isOrganization = ({ heading }: ReportGroup) => heading === 'Organizations';
  const isPosition = ({ heading }: ReportGroup) => heading?.endsWith(STATED_ON_SUFFIX) ?? false;
  const claims = ['confirmed', 'reported', 'open'].flatMap(
    (id) => report.sections.find((section) => section.id === id) ?? [],
  );
  return [
    fileOf('timeline.md', report, of('timeline')),
    fileOf(
      'people.md',
      report,
      filterGroups(people, 'People', (group) => !isOrganization(group)),
    ),
    fileOf('organizations.md', report, filterGroups(people, 'Organizations', isOrganization)),
    fileOf('positions.md', report, filterGroups(statements, 'Positions on the main claim', isPosition)),
    fileOf('theories.md', report, of('explanations')),
    fileOf('fact-check.md', report, ...claims),
    fileOf('statements.md', report, of('statements')),
  ];
}

/** The section with only some of its groups, under its own title, which is not repeated as a heading. */
function filterGroups(
  section: ReportSection | undefined,
  title: string,
  keep: (group: ReportGroup) => boolean,
): ReportSection | undefined {
  const groups = (section?.groups.filter(keep) ?? []).map((group) =>
    group.heading === title ? { ...group, heading: null } : group,
  );
  const nothing = { reason: 'None found.', code: 'section.nothing-found', params: {} };
  return (
    section && {
      ...section,
      title,
      groups,
      empty: groups.some(({ as }) => as === 'list') ? null : (section.empty ?? nothing),
    }
  );
}

function fileOf(path: string, report: Report, ...sections: (ReportSection | undefined)[]): CaseFile {
  const body = sections
    .flatMap((section) => (section ? sectionMarkdown(section, buildCitationLink(report)) : []))
    .join('\n\n');
  return { path, text: `# ${escapeLine(shownTitle(report))}\n\n${body}\n\n[Sources](sources.md)\n` };
}

/** The article and its brief, or the note, each sentence with its sources. */
function articlesFile(report: Report, article: ArticleLine, link: CitationLink): CaseFile {
  const { sources } = report;
  const numbers = new Map(sources.map(({ sourceId, n }) => [sourceId, n]));
  const text = (sentences: ArticleLine['brief']) =>
    sentences.map((one) => {
      const cited = [...new Set(one.source_ids.flatMap((id) => numbers.get(id) ?? []))].sort((a, b) => a - b);
      return [escapeLine(one.text), cited.map(link).join('')].filter(Boolean).join(' ');
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
  const parts = [`# ${escapeLine(shownTitle(report))}`, escapeMarkdown(head), ...paragraphs, ...brief];
  return { path: 'articles.md', text: `${parts.join('\n\n')}\n\n[Sources](sources.md)\n` };
}

const EXTENSIONS = new Map([
  ['application/json', 'json'],
  ['application/sparql-results+json', 'json'],
  ['application/xml', 'xml'],
  ['text/xml', 'xml'],
  ['text/csv', 'csv'],
]);

/** Answers as received, numbered by provider, and a list with their addresses; none without answers. */
function apiFiles(answers: readonly StoredAnswer[]): FolderFile[] {
  if (answers.length === 0) return [];
  const files = [...Map.groupBy(answers, ({ provider }) => nameOf(provider))].flatMap(([name, same]) =>
    same.map((answer, at) => ({ answer, path: `evidence/api/${name}-${at + 1}.${extensionOf(answer)}` })),
  );
  const list = files.map(({ path, answer: { provider, url, at, mediaType, sha256 } }) => ({
    path,
    provider,
    url,
    received_at: at,
    media_type: mediaType,
    sha256,
  }));
  return [
    ...files.map(({ path, answer: { bytes } }) => ({ path, bytes })),
    { path: 'evidence/api/metadata.json', text: `${JSON.stringify(printableAll(list), null, 2)}\n` },
  ];
}

const nameOf = (provider: string): string =>
  provider
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-') || 'api';

const extensionOf = ({ mediaType }: StoredAnswer): string => EXTENSIONS.get(mediaType.toLowerCase()) ?? 'txt';
