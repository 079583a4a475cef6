import type { Article, CallContext } from '@corroborate/domain';
import { COPY_RULES } from '../pages.thresholds';
import type { CopyFinderDeps, CopySource } from './copy.types';
import { selectCopyServices, whyCopyRejected, originalAddress, mergeArchivedCopy } from './fallback.policy';
import { JinaCopies } from './jina.copies.adapter';
import { WaybackCopies } from './wayback.copies.adapter';

/** Finds a public copy of a page that could not be read. */
export class CopyFinder {
  private readonly sources: CopySource[];

  constructor(deps: CopyFinderDeps) {
    this.sources = [new WaybackCopies(deps)];
    if (deps.settings.READER_FALLBACK) this.sources.push(new JinaCopies(deps));
  }

  /** Returns the live article if it needs no copy or no copy is good enough; its reason then says what was tried. */
  async insteadOf(live: Article, context: CallContext): Promise<Article> {
    const kinds = selectCopyServices(live);
    if (kinds.length === 0) return live;
    const bounded = { ...context, signal: withLimit(context.signal) };
    const request = { asked: live.url, address: originalAddress(live) };
    const tried: string[] = [];
    for (const source of this.sources.filter(({ name }) => kinds.includes(name))) {
      for await (const outcome of source.copies(request, bounded)) {
        const reason = outcome.kind === 'found' ? whyCopyRejected(live, outcome.value) : outcome.reason;
        if (outcome.kind === 'found' && reason === null) return mergeArchivedCopy(live, outcome.value);
        tried.push(`${source.name}: ${reason}`);
      }
    }
    return { ...live, verdictReason: `${live.verdictReason} No usable copy: ${tried.join('; ')}.` };
  }
}

function withLimit(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(COPY_RULES.maxMsPerPage);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
