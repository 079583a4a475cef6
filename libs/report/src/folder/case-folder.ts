import { printableAll } from '@corroborate/text';
import { composeReport } from '../report/compose-report';
import { articleOfCase } from '../result.builder';
import { escapeMarkdown } from '../report/render/escape-markdown';
import { reportMarkdown, sectionMarkdown, type CitationLink } from '../report/render/markdown';
import { shownTitle } from '../report/render/shared';
import { plainLine } from '../report/quoting';
import type { ReportInput } from '../report/report.input';
import type { Report, ReportGroup, ReportSection, SectionId } from '../report/report.types';
import { applyDecisions } from '../report/settled.policy';
import { STATED_ON_SUFFIX } from '../report/compose/statements.section';
import { NOTHING_STORED, type CaseFile, type FolderFile, type StoredCase } from './case-file.types';
import { evidenceFiles } from './evidence.files';
import { originalFiles } from './original.files';
import { prePublicationFiles } from './pre-publication.files';
import { apiFiles } from './api.files';
import { articlesFile } from './articles.file';
import { iterationsFile } from './iterations.file';
import { sourcesFile } from './listing.files';
import { leadFiles } from './leads.files';
import { researchFiles } from './research.files';
import { extractionOf } from './extraction.files';
import { stateOf } from './state.files';

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

function textFiles(input: ReportInput, report: Report, stored: StoredCase): CaseFile[] {
  return [
    { path: 'summary.md', text: reportMarkdown(composeReport(input, 'brief'), buildCitationLink(report)) },
    { path: 'report.md', text: reportMarkdown(composeReport(input, 'report'), buildCitationLink(report)) },
    { path: 'file.md', text: reportMarkdown(report, buildCitationLink(report)) },
    sourcesFile(report, stored),
    ...sectionFiles(report),
    iterationsFile(input.data, report),
    ...prePublicationFiles(input.data),
    articlesFile(report, articleOfCase(input.data), buildCitationLink(report)),
    jsonFile('_state.json', stateOf(input, report)),
    jsonFile('_extraction.json', extractionOf(input, report)),
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
  return { path, text: `# ${escapeMarkdown(plainLine(shownTitle(report)))}\n\n${body}\n\n[Sources](sources.md)\n` };
}
