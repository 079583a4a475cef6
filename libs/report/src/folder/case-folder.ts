import { because } from '@corroborate/domain';
import { printableAll } from '@corroborate/text';
import { toldFault } from '../report/check/check-sentence.policy';
import { composeReport } from '../report/compose-report';
import { escapeMarkdown } from '../report/render/escape-markdown';
import { reportMarkdown, sectionMarkdown, type CitationLink } from '../report/render/markdown';
import { plainLine } from '../report/quoting';
import type { ReportInput } from '../report/report.input';
import { settled } from '../report/settled.policy';
import type { ReportParts } from '../report/report.parts';
import type { Report, ReportGroup, ReportSection, SectionId } from '../report/report.types';
import { sourceLabel } from '../relevant-sources';
import type { CaseFile } from './case-file.types';
import { evidenceFiles } from './evidence.files';
import { lastLookFiles } from './last-look.files';
import { articlesFile, iterationsFile, sourcesFile } from './listing.files';
import { leadFiles } from './leads.files';
import { extractionOf, stateOf } from './state.files';

const TO_SOURCES: CitationLink = (n) => `[\\[${n}\\]](sources.md#${sourceLabel(n - 1).toLowerCase()})`;

/**
 * A case as files that a newsroom can keep and compare: the same case gives the same bytes. Sources are called `S001` …
 * everywhere; links lead from file to file.
 */
export function caseFolder(given: ReportInput): CaseFile[] {
  const input = settled(given);
  const report = composeReport(input, 'full');
  const files = [
    { path: 'summary.md', text: reportMarkdown(composeReport(input, 'executive'), TO_SOURCES) },
    { path: 'report.md', text: reportMarkdown(report, TO_SOURCES) },
    sourcesFile(report),
    ...sectionFiles(report, input.parts ?? {}),
    iterationsFile(input.data),
    ...lastLookFiles(input.data),
    articlesFile(input),
    jsonFile('_state.json', stateOf(input.data)),
    jsonFile('_extraction.json', extractionOf(input, report)),
    ...evidenceFiles(input, report),
    ...leadFiles(input),
  ];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const jsonFile = (path: string, data: object): CaseFile => ({
  path,
  text: `${JSON.stringify(printableAll(data), null, 2)}\n`,
});

const PEOPLE = 'People';
const OTHER_EXPLANATIONS = 'Other explanations';

function sectionFiles(report: Report, parts: ReportParts): CaseFile[] {
  const of = (id: SectionId) => report.sections.find((section) => section.id === id);
  const people = of('people');
  const positions = of('positions');
  const findings = of('findings');
  return [
    fileOf('timeline.md', report, of('timeline')),
    fileOf(
      'people.md',
      report,
      only(people, 'People', ({ heading }) => heading === PEOPLE),
    ),
    fileOf(
      'organizations.md',
      report,
      only(people, 'Organisations', ({ heading }) => heading === 'Organisations'),
    ),
    fileOf('positions.md', report, byClaim(positions)),
    fileOf('theories.md', report, theoriesOf(positions, parts)),
    fileOf('fact-check.md', report, findings && { ...findings, title: 'Fact check, claim by claim' }),
    fileOf('statements.md', report, of('statements')),
  ];
}

/** Some groups of a section, under a name of their own; where none is left it says so. */
function only(
  section: ReportSection | undefined,
  title: string,
  keep: (group: ReportGroup) => boolean,
): ReportSection | undefined {
  if (!section) return undefined;
  const groups = section.groups.filter(keep).map((group) => ({ ...group, heading: null }));
  const nothing = { reason: 'There is none in this case.', code: 'section.nothing-found', params: {} };
  return { ...section, title, groups, empty: groups.length > 0 ? null : (section.empty ?? nothing) };
}

/** Each claim stands over what is held about it. */
function byClaim(positions: ReportSection | undefined): ReportSection | undefined {
  const isClaim = ({ heading }: ReportGroup) => heading !== OTHER_EXPLANATIONS;
  const section = only(positions, 'Positions', isClaim);
  return section && { ...section, groups: positions?.groups.filter(isClaim) ?? [] };
}

function theoriesOf(
  positions: ReportSection | undefined,
  { theories, withoutNotes }: ReportParts,
): ReportSection | undefined {
  const section = only(positions, 'Theories', ({ heading }) => heading === OTHER_EXPLANATIONS);
  const why = withoutNotes ?? because(theories ? 'section.nothing-found' : 'section.not-made', { part: 'theories' });
  return section && { ...section, empty: section.groups.length > 0 ? null : toldFault(why) };
}

function fileOf(path: string, { title }: Report, section: ReportSection | undefined): CaseFile {
  const body = section ? sectionMarkdown(section, TO_SOURCES) : '';
  return { path, text: `# ${escapeMarkdown(plainLine(title))}\n\n${body}\n\n[Sources](sources.md)\n` };
}
