import { withDatabase } from './with-database';
import { pluralize, toReasonTexts } from '@corroborate/domain';
import { SourceChangesReader, type WatchedSource } from '@corroborate/housekeeping';
import { print } from '@corroborate/terminal';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { RemoteEvidence } from '../remote/remote.evidence';
import { resolveServer, type JsonOptions } from '../remote/server.options';

/** Lists changes in the sources of a case since its decision. Exit code 1 if there are any. */
export async function showSourceChanges(id: number, { json = false, ...where }: JsonOptions): Promise<void> {
  const server = resolveServer(where, loadCommandSettings());
  const sources = await (server
    ? new RemoteEvidence(server).changes(id)
    : withDatabase((db) => new SourceChangesReader(db).listWatchedSources(id)));
  print(json ? `${JSON.stringify({ investigationId: id, sources })}\n` : formatChanges(id, sources));
  if (sources.some(hasChanged)) process.exitCode = 1;
}

const findLatestChange = ({ looks }: WatchedSource) => looks.findLast(({ change }) => change !== null);

const hasChanged = (source: WatchedSource): boolean =>
  (findLatestChange(source)?.change ?? 'unchanged') !== 'unchanged';

export function formatChanges(id: number, sources: readonly WatchedSource[]): string {
  if (sources.length === 0) return `No watched sources in investigation ${id}.\n`;
  const changed = sources.filter(hasChanged);
  const looks = sources.reduce((sum, source) => sum + source.looks.length, 0);
  const share = `${pluralize(sources.length, 'source')} of investigation ${id}, ${pluralize(looks, 'check')}`;
  const lines = changed.flatMap((source) => {
    const { change, at, reasons } = findLatestChange(source)!;
    return ['', `${source.url}: ${change} (${at})`, ...toReasonTexts(reasons).map((text) => `  ${text}`)];
  });
  return [`${share}: ${changed.length} changed since the decision.`, ...lines, ''].join('\n');
}
