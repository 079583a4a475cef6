import { pluralize, toReasonText } from '@corroborate/domain';
import type { CaseEvidence, SourceEvidence } from '@corroborate/housekeeping';
import { formatCommand, type ServerOptions } from '../remote/server.options';

const NO_SNAPSHOT_REASONS = {
  'no-browser': 'no browser is configured (BROWSER_PATH)',
  off: 'they are disabled (SNAPSHOTS)',
  decided: 'none taken yet',
  asked: 'none requested',
} as const;

export function formatCase(id: number, kept: CaseEvidence, where: ServerOptions = {}): string {
  if (kept.entries === 0) return `No evidence is stored for investigation ${id}.\n`;
  const { originals, failed, snapshots } = kept;
  const kinds = Object.entries(kept.kinds).map(([kind, count]) => `${count} ${kind}`);
  const sealed = kept.sealed === kept.entries ? 'completely' : `up to entry ${kept.sealed}`;
  return [
    `Investigation ${id}: ${pluralize(kept.entries, 'entry', 'entries')} (${kinds.join(', ')}), sealed ${sealed}.`,
    `${pluralize(originals.kept, 'original')} stored, ${originals.bytes} bytes; ${originals.letGo} deleted.`,
    snapshots.taken + snapshots.waiting + snapshots.failed > 0
      ? `Snapshots: ${snapshots.taken} taken, ${snapshots.waiting} pending, ${snapshots.failed} failed.`
      : `No snapshots: ${NO_SNAPSHOT_REASONS[snapshots.mode]}.`,
    `${pluralize(failed.length, 'page')} not available as received` +
      (failed.length > 0 ? `: ${formatCommand(`evidence find-failed-captures ${id}`, where)}` : '.'),
    ...(kept.faults.length > 0
      ? [`CHANGED SINCE IT WAS WRITTEN: ${formatCommand(`evidence verify ${id}`, where)}`]
      : []),
    '',
  ].join('\n');
}

export function formatSource({ sourceId, received, snapshots, mode, publicCopies }: SourceEvidence): string {
  const answers = received.flatMap(({ seq, sealed, at, when, status, url, peer, original }) => [
    `  entry ${seq}${sealed ? ', sealed' : ''}: ${at} (${when}) HTTP ${status} ${url}`,
    `    ${original.mediaType}, ${original.size} bytes, ${original.state}, sha256 ${original.sha256}`,
    `    ${peer ? `certificate: ${peer.subject}, issued by ${peer.issuer}` : 'no certificate'}`,
  ]);
  return [
    `Source ${sourceId}: ${pluralize(received.length, 'response')} stored.`,
    ...answers,
    ...(snapshots.length === 0 ? [`No snapshots: ${NO_SNAPSHOT_REASONS[mode]}.`] : snapshots.flatMap(formatSnapshot)),
    ...publicCopies.copies.map(formatCopy),
    '',
  ].join('\n');
}

function formatCopy({ id, url, at, reason }: SourceEvidence['publicCopies']['copies'][number]): string {
  if (url) return `  public copy ${id}: ${at} ${url}`;
  return `  public copy ${id}: ${reason ? toReasonText(reason) : 'pending'}`;
}

function formatSnapshot({ id, state, reason, shown, parts }: SourceEvidence['snapshots'][number]): string[] {
  if (state === 'wanted') return [`  snapshot ${id}: pending`];
  if (!shown) return [`  snapshot ${id}: ${reason ? toReasonText(reason) : 'none'}`];
  return [
    `  snapshot ${id}: ${shown.at}, ${shown.browser}, HTTP ${shown.status} ${shown.url}`,
    ...parts.map(({ part, seq, size, sha256 }) => `    ${part}: entry ${seq}, ${size} bytes, sha256 ${sha256}`),
  ];
}
