import {
  summarizeArchive,
  summarizeCase,
  type ArchiveVerdict,
  type EvidenceVerdict,
  type VerificationSummary,
} from '@corroborate/evidence';

export const caseInWords = (id: number, verdict: EvidenceVerdict): string => inParts(summarizeCase(id, verdict));
export const archiveInWords = (verdict: ArchiveVerdict): string => inParts(summarizeArchive(verdict));

const inParts = ({ proven, wrong, notProven }: VerificationSummary): string =>
  [...part('Proven:', proven), ...part('Changed:', wrong), ...part('Not proven:', notProven)].join('\n');

const part = (title: string, sentences: readonly string[]): string[] =>
  sentences.length === 0 ? [] : [title, ...sentences.map((sentence) => `  · ${sentence}`), ''];
