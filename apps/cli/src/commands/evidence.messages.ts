import {
  summarizeArchive,
  summarizeCase,
  type ArchiveVerdict,
  type EvidenceVerdict,
  type VerificationSummary,
} from '@corroborate/evidence';

export const formatVerifiedCase = (id: number, verdict: EvidenceVerdict): string =>
  formatSections(summarizeCase(id, verdict));
export const formatVerifiedArchive = (verdict: ArchiveVerdict): string => formatSections(summarizeArchive(verdict));

const formatSections = ({ proven, wrong, notProven }: VerificationSummary): string =>
  [
    ...formatSection('Proven:', proven),
    ...formatSection('Changed:', wrong),
    ...formatSection('Not proven:', notProven),
  ].join('\n');

const formatSection = (title: string, sentences: readonly string[]): string[] =>
  sentences.length === 0 ? [] : [title, ...sentences.map((sentence) => `  · ${sentence}`), ''];
