import { createReason } from '@corroborate/domain';
import type { WatchedSource } from '@corroborate/housekeeping';
import { formatChanges } from './source-changes.action';

const source = (over: Partial<WatchedSource> = {}): WatchedSource => ({
  sourceId: 5,
  url: 'https://news.example/fire',
  site: 'news.example',
  title: 'Fire',
  stance: 'supports',
  counts: true,
  nextLookAt: null,
  looks: [],
  ...over,
});
const look = { id: 1, at: '2026-01-02T03:04:05.000Z', fresh: true, httpStatus: 404, finalUrl: null, differences: [] };

it('lists which sources changed, and why', () => {
  const gone = { ...look, change: 'gone' as const, reasons: [createReason('watch.gone', { status: 404 })] };
  const same = { ...look, change: 'unchanged' as const, reasons: [createReason('watch.same')] };
  expect(formatChanges(7, [source({ looks: [same, gone] }), source({ sourceId: 6, looks: [same] })])).toBe(
    [
      '2 sources of investigation 7, 3 checks: 1 changed since the decision.',
      '',
      'https://news.example/fire: gone (2026-01-02T03:04:05.000Z)',
      '  The page is gone: its server returns 404.',
      '',
    ].join('\n'),
  );
  expect(formatChanges(7, [])).toBe('No watched sources in investigation 7.\n');
});
