import { many } from '@corroborate/domain';
import type { ArchiveFault, ArchiveVerdict, EvidenceFault, EvidenceVerdict } from '@corroborate/evidence';

export function inWords(id: number, { entries, sealed, originals, faults }: EvidenceVerdict): string {
  const { whole, removed } = originals;
  if (entries === 0) return `Nothing is kept of investigation ${id}.\n`;
  const proven = [
    `The chain of investigation ${id} has ${many(entries, 'entry', 'entries')}; ` + sealInWords(sealed, entries),
    `${many(whole, 'original')} ${whole === 1 ? 'is' : 'are'} what was received` +
      (removed > 0
        ? `; ${many(removed, 'original')} ${removed === 1 ? 'was' : 'were'} let go, the digest stays.`
        : '.'),
  ];
  const wrong = faults.map((fault) => `  entry ${fault.seq}: ${WRONG[fault.code]}`);
  return [...proven, ...(wrong.length > 0 ? ['', 'Not as it was:', ...wrong] : ['Nothing was changed.']), ''].join(
    '\n',
  );
}

const WRONG: Record<EvidenceFault['code'], string> = {
  'entry-changed': 'a field of it was changed',
  'order-broken': 'it does not stand in its place: entries are missing, doubled or moved',
  'link-broken': 'it does not follow the entry before it',
  'foreign-entry': 'it belongs to another investigation',
  'content-changed': 'what it tells was changed',
  'original-swapped': 'it names other bytes than it tells of',
  'original-missing': 'the bytes that were received are not there',
  'original-changed': 'the bytes that are there are not those that were received',
  'removal-untold': 'its bytes are gone and the chain does not tell of it',
  'seal-broken': 'its seal does not hold',
  'seal-elsewhere': 'its seal is for another end of the chain: entries were taken away or made anew',
};

function sealInWords(sealed: number, entries: number): string {
  if (sealed === 0) return 'no seal covers them yet, so that whoever made them could make them anew.';
  return `a seal covers ${sealed === entries ? 'all of them' : `the first ${sealed}`}.`;
}

/** What an archive proves, and what it does not, for somebody who has nothing else. */
export function archiveInWords({ investigationId, evidence, keys, faults, repacked }: ArchiveVerdict): string {
  const wrong = faults.map((fault) => `  ${placeOf(fault)}: ${WRONG_IN_ARCHIVE[fault.code]}`);
  const outside = wrong.length > 0 ? ['The archive is not as it was written:', ...wrong, ''] : [];
  if (!evidence || investigationId === null) return ['Nothing is proven.', ...outside].join('\n');
  return [
    inWords(investigationId, evidence),
    ...outside,
    ...(repacked ? ['Its files are whole; somebody packed them into a container of their own.'] : []),
    ...keys.map((key) => `Sealed with the key ${key}.`),
    '',
    'Not proven: that the key is the newsroom’s (compare it with one you have from elsewhere, --key FILE), that the',
    'clock was right, that nobody but the newsroom had the key, and that what the pages say is true.',
    '',
  ].join('\n');
}

const placeOf = (fault: ArchiveFault): string => {
  if ('path' in fault) return fault.path;
  return 'record' in fault ? `record ${fault.record}` : 'the archive';
};

const WRONG_IN_ARCHIVE: Record<ArchiveFault['code'], string> = {
  'container-unreadable': 'it cannot be opened',
  'file-missing': 'it is not there',
  'file-unlisted': 'it is not among the files that were packed',
  'file-packed': 'it is packed once more, so that nobody finds a record in it',
  'file-changed': 'it is not the file that was packed',
  'file-malformed': 'it cannot be read as what it is to be',
  'record-differs': 'it is not what the chain tells of',
  'index-differs': 'the index leads elsewhere than to what was received',
  'pages-differ': 'the list of pages is not that of the chain',
};
