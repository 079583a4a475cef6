import { tellArchive, tellCase, type ArchiveVerdict, type EvidenceVerdict, type Told } from '@corroborate/evidence';

export const caseInWords = (id: number, verdict: EvidenceVerdict): string => inParts(tellCase(id, verdict));
export const archiveInWords = (verdict: ArchiveVerdict): string => inParts(tellArchive(verdict));

const inParts = ({ proven, wrong, notProven }: Told): string =>
  [...part('Proven:', proven), ...part('Changed:', wrong), ...part('Not proven:', notProven)].join('\n');

const part = (title: string, sentences: readonly string[]): string[] =>
  sentences.length === 0 ? [] : [title, ...sentences.map((sentence) => `  · ${sentence}`), ''];
