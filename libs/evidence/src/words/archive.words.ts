import type { ArchiveOutcome } from '../archive/archive-outcome.policy';
import type { ArchiveFault, ArchiveVerdict } from '../archive/verify-archive';
import { tellCase, type Told } from './case.words';

/** What an archive proves, and what it does not, for somebody who has nothing else. */
export function tellArchive({ investigationId, evidence, keys, faults, repacked }: ArchiveVerdict): Told {
  const wrong = faults.map((fault) => `${placeOf(fault)}: ${WRONG_IN_ARCHIVE[fault.code]}`);
  if (!evidence || investigationId === null) return { proven: [], wrong, notProven: ['Anything.'] };
  const told = tellCase(investigationId, evidence);
  const whole = wrong.length === 0 && told.wrong.length === 0;
  return {
    proven: [
      ...told.proven,
      ...(repacked && whole ? ['Its files are whole; somebody packed them into a container of their own.'] : []),
      ...keys.map((key) => `Sealed with the key ${key}.`),
    ],
    wrong: [...wrong, ...told.wrong],
    notProven: [
      ...told.notProven,
      ...(keys.length > 0 ? ['That the key is the newsroom’s: compare it with one that you have from elsewhere.'] : []),
      'That nobody but the newsroom had the key, and that what the pages say is true.',
    ],
  };
}

const placeOf = (fault: ArchiveFault): string => {
  if ('path' in fault) return fault.path;
  return 'record' in fault ? `record ${fault.record}` : 'the archive';
};

const WRONG_IN_ARCHIVE: Record<ArchiveFault['code'], string> = {
  'container-unreadable':
    'it cannot be opened: it is damaged, was not copied to its end, is too large, or is no archive of a case (WACZ)',
  'file-missing': 'it is not there',
  'file-unlisted': 'it is not among the files that were packed',
  'file-packed': 'it is packed once more, so that nobody finds a record in it',
  'file-changed': 'it is not the file that was packed',
  'file-malformed': 'it cannot be read as what it is to be',
  'record-differs': 'it is not what the chain tells of',
  'index-differs': 'the index leads elsewhere than to what was received',
  'pages-differ': 'the list of pages is not that of the chain',
  'stamps-differ': 'its stamps cannot be read, or are not those of their list',
};

/** In a sentence. */
export const OUTCOME_IN_WORDS: Record<ArchiveOutcome, string> = {
  sealed: 'Nothing was changed since it was sealed.',
  'not-sealed': 'It is not sealed: nothing in it contradicts itself, and nobody vouches for it. Ask for a sealed one.',
  'other-key': 'It is not sealed by the key that you gave.',
  'other-authority': 'No stamp in it leads to the certificate that you gave.',
  wrong: 'It is not as it was written.',
};
