import { sentenceOf } from '@corroborate/domain';
import { printableLine } from '@corroborate/terminal';
import {
  signatureNotes,
  tellArchive,
  tellCase,
  type ArchivedPicture,
  type ArchiveVerdict,
  type EvidenceVerdict,
  type Told,
} from '@corroborate/evidence';

export const caseInWords = (id: number, verdict: EvidenceVerdict): string => inParts(tellCase(id, verdict));
export const archiveInWords = (verdict: ArchiveVerdict): string => inParts(tellArchive(verdict));

/** What was found of signatures in pictures; nothing is proven of a case by it. */
export function picturesInWords(pictures: readonly ArchivedPicture[]): string {
  const told = pictures.map(({ url, manifest }) =>
    [printableLine(url), ...signatureNotes({ manifest }).map(sentenceOf)].join('\n    '),
  );
  return part('\nSignatures of pictures, by which nothing was decided:', told).join('\n');
}

const inParts = ({ proven, wrong, notProven }: Told): string =>
  [...part('Proven:', proven), ...part('Not as it was written:', wrong), ...part('Not proven:', notProven)].join('\n');

const part = (title: string, sentences: readonly string[]): string[] =>
  sentences.length === 0 ? [] : [title, ...sentences.map((sentence) => `  · ${sentence}`), ''];
