import {
  toReasonText,
  type PrePublicationCheck,
  type QuoteState,
  type Reason,
  type ReviewReason,
  createReason,
} from '@corroborate/domain';
import type { CaseData } from '../case.types';
import { replyLetter } from '../pre-publication/reply-letter';
import { checkSummary, REPLY_TEXT, RISK_TEXT } from '../pre-publication/pre-publication.lines';
import { capitalize } from '../report/days';
import { claimSentence } from '../report/compose/claim-words';
import { escapeLine } from '../report/render/escape-markdown';
import { sourceMarkdown } from '../report/render/markdown';
import type { Report, ReportSource } from '../report/report.types';
import type { CaseFile, StoredCase } from './case-file.types';
import { listSourceParts } from './original.files';

const formatReason = (why: Reason): string => escapeLine(toReasonText(why));
const fileOf = (path: string, lines: string[]): CaseFile => ({ path, text: `${lines.join('\n')}\n` });
const markdownSection = (title: string, lines: string[], nothing: string): string[] => [
  `## ${title}`,
  '',
  ...(lines.length > 0 ? lines : [nothing]),
  '',
];

type CheckedCase = Pick<CaseData, 'lastLook' | 'claims' | 'sources' | 'decision'>;

/** The pre-publication check as files: findings, legal review, requests for a response. */
export function prePublicationFiles(data: CheckedCase): CaseFile[] {
  const { lastLook: look } = data;
  if (!look)
    return [
      notMadeFile('integrity-check.md', 'Integrity check', 'integrity'),
      notMadeFile('legal-review.md', 'Legal review', 'legal'),
    ];
  return [integrityFile(look, data), legalReviewFile(look, data), ...replyFiles(look, data)];
}

const integrityFile = (look: PrePublicationCheck, { claims, decision }: CheckedCase): CaseFile =>
  fileOf('integrity-check.md', [
    '# Integrity check',
    '',
    checkSummary(look),
    '',
    ...reviewLines(decision),
    ...markdownSection('Findings', look.findings.map(findingLine), 'None found.'),
    ...markdownSection(
      'Claims and their quotes',
      look.claims.map(({ claimId, state, action }) => {
        const claim = claims.find(({ id }) => id === claimId);
        const sentence = claim ? capitalize(claimSentence(claim).slice(0, -1)) : claimId;
        return `- **${escapeLine(sentence)}**: ${formatReason(action)} ${QUOTE_STATE[state]}`;
      }),
      'The topic makes no claims.',
    ),
    ...markdownSection('Adversarial questions', questionLines(look), 'None asked.'),
    ...(look.clear
      ? markdownSection(
          'For the writer',
          look.notes.map(({ why }) => `- ${formatReason(why)}`),
          'No notes.',
        )
      : []),
  ]);

/** Questions that do not apply are listed together at the end. */
function questionLines({ questions }: PrePublicationCheck): string[] {
  const [open, asked] = [true, false].map((wanted) =>
    questions.filter(({ answer }) => (answer === 'unanswerable') === wanted),
  );
  const lines = (asked ?? []).map(({ ask, answer, why }) => `- **${answer}**: ${escapeLine(ask)} ${formatReason(why)}`);
  const left = (open ?? []).map(({ ask }) => escapeLine(ask)).join(' ');
  return left
    ? [...lines, `- **not answered**, because no counted source supports it or it was not checked: ${left}`]
    : lines;
}

/** The state of a claim's quotes, which says nothing about the truth of the claim. */
const QUOTE_STATE: Record<QuoteState, string> = {
  VERIFIED: 'Quotes: all found.',
  NOT_FOUND: 'Quotes: one not found.',
  CONTRADICTED: 'Quotes: found, for and against.',
  NO_EVIDENCE: 'Quotes: none to check.',
};

const findingLine = ({ gravity, open, why }: PrePublicationCheck['findings'][number]): string =>
  `- **${gravity}${open ? '' : ', resolved'}**: ${formatReason(why)}`;

/** Review reasons of the decision, in addition to the findings of the check. */
function reviewLines(
  { review }: CheckedCase['decision'],
  counts: (reason: ReviewReason) => boolean = () => true,
): string[] {
  const reasons = review.required ? review.reasons.filter(({ reason }) => counts(reason)) : [];
  return reasons.length === 0 ? [] : [`Review required: ${reasons.map(({ why }) => formatReason(why)).join(' ')}`, ''];
}

const legalReviewFile = ({ risks }: PrePublicationCheck, { decision }: CheckedCase): CaseFile =>
  fileOf('legal-review.md', [
    '# Legal review',
    '',
    'A checklist for counsel. It is not legal advice.',
    '',
    ...reviewLines(decision, (reason) => reason === 'serious-allegation'),
    ...markdownSection(
      'Risks',
      risks.map(({ level, why }) => `- **${RISK_TEXT[level]}**: ${formatReason(why)}`),
      'The checks found none. They look for serious accusations against named parties, reports of a crime before a ' +
        'verdict, minors and private persons, health, embargoes and court orders. They do not judge negligence, ' +
        'business interests or threats of a lawsuit: read the text for these.',
    ),
  ]);

function replyFiles(look: PrePublicationCheck, data: Pick<CaseData, 'claims' | 'sources'>): CaseFile[] {
  if (look.replies.length === 0) return [];
  const letters = look.replies.flatMap((one) => [
    `## ${escapeLine(one.name)}`,
    '',
    `State: ${REPLY_TEXT[one.state]}.`,
    '',
    ...replyLetter(one, data)
      .split('\n')
      .map((line) => (line === '' ? '>' : `> ${escapeLine(line)}`)),
    '',
  ]);
  return [
    fileOf('right-of-reply.md', ['# Right of reply', '', 'Drafts for an editor to review and send.', '', ...letters]),
  ];
}

const joinLines = (...parts: (string | string[])[]): string => `${parts.flat().join('\n')}\n`;

/** All sources with links to their evidence. */
export function sourcesFile({ sources }: Report, stored: StoredCase): CaseFile {
  const entries = sources.flatMap((source) => [
    '',
    `## ${source.id}`,
    '',
    `\\[${source.n}\\] ${sourceMarkdown(source)}`,
    '',
    evidenceLinks(source, stored),
  ]);
  return { path: 'sources.md', text: joinLines('# Sources', entries) };
}

function evidenceLinks(source: ReportSource, stored: StoredCase): string {
  const folder = `evidence/web/${source.id}`;
  const files = Object.values(listSourceParts(source, stored)).flatMap(({ path }) => path ?? []);
  return [
    `[Captured text](${folder}/capture.txt)`,
    `[capture details](${folder}/metadata.json)`,
    ...files.map((path) => `[${path.split('/').at(-1)}](${path})`),
  ].join(' · ');
}

/** States that the check was not made, so an empty file is not mistaken for a passed one. */
const notMadeFile = (path: string, title: string, part: 'integrity' | 'legal'): CaseFile => ({
  path,
  text: joinLines(`# ${title}`, '', toReasonText(createReason('section.not-made', { part }))),
});
