import { pluralize } from '@corroborate/domain';
import type { EvidenceFault, EvidenceVerdict, RecordedErasure } from '../verification/verify-case.policy';
import { describeTimestamp, TIMESTAMP_FAULT_TEXTS } from './timestamp.messages';

/** Results of a check, one sentence each. Contains untrusted text: never render as markup. */
export type VerificationSummary = ReturnType<typeof summarizeCase>;

/** States what the evidence of a case proves and what it does not. */
export function summarizeCase(id: number, verdict: EvidenceVerdict) {
  const { entries, sealed, stamps, erasures, faults } = verdict;
  if (entries === 0) return { proven: [], wrong: [], notProven: [`No evidence is stored for investigation ${id}.`] };
  return {
    proven: [
      ...describeChain(id, verdict),
      ...describeOriginals(verdict),
      ...erasures.map(describeErasure),
      ...stamps.map((stamp) => describeTimestamp(stamp, entries)),
    ],

    /** Faults: what was changed or damaged. */
    wrong: faults.map((fault) => `entry ${fault.seq}: ${describeFault(fault)}`),
    notProven: [
      ...(sealed === 0 ? [UNSEALED_NOTE] : []),
      ...(sealed > 0 && sealed < entries ? [`That entries after entry ${sealed} are unchanged.`] : []),
      ...unprovenTimeNote(verdict),
    ],
  };
}

const UNSEALED_NOTE = 'Who created it: no entry is sealed, so the whole chain could have been rewritten.';

function describeChain(id: number, { entries, sealed, faults }: EvidenceVerdict): string[] {
  const whole = `The evidence chain of investigation ${id} has ${pluralize(entries, 'entry', 'entries')}`;
  if (faults.length > 0) return [`${whole}; the problems found are listed below.`];
  if (sealed === 0) return [`${whole} and is consistent.`];
  const covered = sealed === entries ? 'all of them' : `the first ${sealed}`;
  return [`${whole}; a seal covers ${covered}: none has been changed, removed, inserted or moved since.`];
}

function describeOriginals({ originals: { whole, removed } }: EvidenceVerdict): string[] {
  return [
    ...(whole > 0
      ? [`${pluralize(whole, 'original')} ${whole === 1 ? 'is' : 'are'} identical to the bytes received.`]
      : []),
    ...(removed > 0
      ? [`${pluralize(removed, 'original')} ${removed === 1 ? 'was' : 'were'} deleted; the chain records when.`]
      : []),
  ];
}

const describeErasure = ({ seq, at, why, erased: { rows, originals } }: RecordedErasure): string =>
  `Entry ${seq} records the erasure of a person on ${at}: masked in ${pluralize(rows, 'row')}, ` +
  `${pluralize(originals, 'original')} deleted. Reason: ${why}`;

const NO_TIMESTAMP_NOTE = 'no timestamp authority has stamped a seal; all times come from the newsroom’s clock.';

function unprovenTimeNote({ entries, stamps }: EvidenceVerdict): string[] {
  const trusted = stamps.filter(({ trust }) => trust === 'trusted');
  const early = 'That no entry was written earlier than it says.';
  if (stamps.length === 0) return [`When it was written: ${NO_TIMESTAMP_NOTE}`];
  if (trusted.length === 0)
    return [
      'The identity of the timestamp authorities: provide their certificate to check it ' +
        '(--tsa-ca FILE on the command line).',
      early,
    ];
  const last = Math.max(...trusted.map(({ seq }) => seq));
  return [
    ...(last < entries ? [`When entries after entry ${last} were written.`] : []),
    early,
    'That no certificate of the timestamp authorities was revoked: revocation is not checked.',
  ];
}

const FAULT_TEXTS: Record<Exclude<EvidenceFault['code'], 'stamp-broken'>, string> = {
  'entry-changed': 'a field was changed',
  'order-broken': 'out of order: entries are missing, duplicated or moved',
  'link-broken': 'not linked to the previous entry',
  'foreign-entry': 'belongs to another investigation',
  'content-changed': 'its content was changed',
  'original-swapped': 'its digest and its content refer to different bytes',
  'original-missing': 'the bytes received are missing',
  'original-changed': 'the stored bytes differ from those received',
  'removal-untold': 'its bytes were deleted without a record in the chain',
  'seal-broken': 'its seal is invalid',
  'seal-elsewhere': 'its seal covers a different chain: entries were removed or rewritten',
};

export function describeFault(fault: EvidenceFault): string {
  if (fault.code === 'stamp-broken')
    return `its timestamp by ${fault.authority} is invalid: ${TIMESTAMP_FAULT_TEXTS[fault.why]}`;
  return FAULT_TEXTS[fault.code];
}
