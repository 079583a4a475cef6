import { many } from '@corroborate/domain';
import type { EvidenceFault, EvidenceVerdict, ToldErasure } from '../verification/verify-case.policy';
import { stampInWords, WRONG_WITH_STAMP } from './stamp.words';

/** What a check came to, a sentence each. Parts of it were written by strangers: never markup. */
export interface Told {
  proven: string[];
  /** Not as it was written. */
  wrong: string[];
  notProven: string[];
}

/** What is proven of the evidence of a case and what is not. */
export function tellCase(id: number, verdict: EvidenceVerdict): Told {
  const { entries, sealed, stamps, erasures, faults } = verdict;
  if (entries === 0) return { proven: [], wrong: [], notProven: [`Nothing is kept of investigation ${id}.`] };
  return {
    proven: [
      ...chainInWords(id, verdict),
      ...originalsInWords(verdict),
      ...erasures.map(erasureInWords),
      ...stamps.map((stamp) => stampInWords(stamp, entries)),
    ],
    wrong: faults.map((fault) => `entry ${fault.seq}: ${faultInWords(fault)}`),
    notProven: [
      ...(sealed === 0 ? [UNSEALED] : []),
      ...(sealed > 0 && sealed < entries ? [`That entries after entry ${sealed} stand as they were written.`] : []),
      ...timeNotProven(verdict),
    ],
  };
}

const UNSEALED =
  'That anybody vouches for it: no seal covers an entry, and whoever made them could have made them anew.';

function chainInWords(id: number, { entries, sealed, faults }: EvidenceVerdict): string[] {
  const whole = `The chain of investigation ${id} has ${many(entries, 'entry', 'entries')}`;
  if (faults.length > 0) return [`${whole}; what is wrong with it stands below.`];
  if (sealed === 0) return [`${whole}, and nothing in it contradicts itself.`];
  const covered = sealed === entries ? 'all of them' : `the first ${sealed}`;
  return [`${whole}; a seal covers ${covered}: none was changed, taken out, put in or moved since.`];
}

function originalsInWords({ originals: { whole, removed } }: EvidenceVerdict): string[] {
  return [
    ...(whole > 0
      ? [`${many(whole, 'original')} ${whole === 1 ? 'is' : 'are'}, byte for byte, what was received.`]
      : []),
    ...(removed > 0
      ? [`${many(removed, 'original')} ${removed === 1 ? 'was' : 'were'} let go; the chain tells when.`]
      : []),
  ];
}

const erasureInWords = ({ seq, at, why, erased: { rows, originals } }: ToldErasure): string =>
  `Entry ${seq} tells that somebody was taken out of what is kept, on ${at}: masked in ${many(rows, 'row')}, ` +
  `${many(originals, 'original')} let go. Why: ${why}`;

const UNSTAMPED = 'no authority of times has stamped a seal; the times are those of the newsroom’s clock.';

function timeNotProven({ entries, stamps }: EvidenceVerdict): string[] {
  const trusted = stamps.filter(({ trust }) => trust === 'trusted');
  const early = 'That nothing of it was written earlier than it says.';
  if (stamps.length === 0) return [`When it was: ${UNSTAMPED}`];
  if (trusted.length === 0)
    return [
      'That the authorities of times are who they say: give their certificate to have that looked at ' +
        '(--tsa-ca FILE of the command).',
      early,
    ];
  const last = Math.max(...trusted.map(({ seq }) => seq));
  return [
    ...(last < entries ? [`When entries after entry ${last} were written.`] : []),
    early,
    'That no certificate of the authorities of times was revoked: that is not looked at.',
  ];
}

const WRONG: Record<Exclude<EvidenceFault['code'], 'stamp-broken'>, string> = {
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

export function faultInWords(fault: EvidenceFault): string {
  if (fault.code === 'stamp-broken')
    return `its stamp by ${fault.authority} does not hold: ${WRONG_WITH_STAMP[fault.why]}`;
  return WRONG[fault.code];
}
