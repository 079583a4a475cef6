import { Inject, Injectable } from '@nestjs/common';
import {
  createReason,
  toReasonData,
  toReasonText,
  type Article,
  type Clock,
  type SourceChange,
} from '@corroborate/domain';
import {
  DATABASE,
  type Database,
  type SourceChangeEffect,
  type SourceCheckResult,
  type ClaimedSourceCheck,
  type Validators,
  type EntryDraftRow,
} from '@corroborate/db';
import { comparePages, linkEntries, type PageChange, canonicalJson, digestJson, sha256 } from '@corroborate/evidence';
import { PageReader, ParsePool, type RecheckResult } from '@corroborate/pages';
import { SealingServiceProvider } from '../chain/case-sealing';
import { WALL_CLOCK } from '@corroborate/investigation';
import { loadPageCaptures, WATCH_STAGE } from '@corroborate/casework';
import { nextStep, unchangedFinding, conditionalValidators } from './source-check.policy';
import { SOURCE_WATCH_LIMITS } from './watch.thresholds';

/** Result of checking a page. */
interface CheckFinding {
  page: Article;
  /** Validators sent to the server. */
  known: Validators;
  second: RecheckResult;
  found: PageChange;
}

/** Performs one check of one source. Every step is idempotent: an unfinished check is repeated. */
@Injectable()
export class SourceWatcher {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PageReader) private readonly reader: Pick<PageReader, 'lookAgain'>,
    private readonly pool: ParsePool,
    @Inject(SealingServiceProvider) private readonly sealing: Pick<SealingServiceProvider, 'get'>,
    @Inject(WALL_CLOCK) private readonly clock: Clock,
  ) {}

  /** Returns the finding; null if none yet, or if it requires no notification. */
  async check(taken: ClaimedSourceCheck, signal: AbortSignal): Promise<SourceChange | null> {
    const { sourceChecks: looks, sources } = this.db;
    const { sourceId } = taken;
    const page = (await sources.getMany([sourceId])).get(sourceId);
    const kept = page && (await sources.filterRemoved([sourceId])).length === 0;
    if (taken.overtaken || !page || !kept || taken.tries > SOURCE_WATCH_LIMITS.mostTries) {
      await looks.skip(taken);
      return null;
    }
    const found = await this.compare(taken, page, signal);
    // An aborted check has no result; its claim expires.
    if (signal.aborted) return null;
    return this.saveResult(taken, found);
  }

  private async compare(taken: ClaimedSourceCheck, page: Article, signal: AbortSignal): Promise<CheckFinding> {
    const { investigationId, before } = taken;
    const known = conditionalValidators(before, await this.initialValidators(investigationId, page));
    const context = { investigationId, stage: WATCH_STAGE, signal };
    const second = await this.reader.lookAgain(page.finalUrl, known, context);
    if (second.kind === 'not-modified') return { page, known, second, found: unchangedFinding(before) };
    const core = taken.passages.map(({ quote }) => quote);
    const states = { then: page, now: second.article, core, visible: second.visible };
    const found = await comparePages(states, this.pool);
    return { page, known, second, found };
  }

  /** Validators received when the page was read for the case. */
  private async initialValidators(investigationId: number, page: Article): Promise<Validators> {
    const captures = await loadPageCaptures(this.db.evidence, investigationId);
    const headers = captures.get(page.finalUrl)?.content.response.headers ?? {};
    return { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
  }

  private async saveResult(
    taken: ClaimedSourceCheck,
    { page, known, second, found }: CheckFinding,
  ): Promise<SourceChange | null> {
    const { clock, db, sealing } = this;
    const status = second.kind === 'read' ? second.article.httpStatus : second.status;
    const step = nextStep(found, taken, status);
    const now = clock.now();
    if (step.kind === 'again') {
      await db.sourceChecks.postpone(taken, new Date(now.getTime() + step.waitMs));
      return null;
    }
    const result = toResult(step.found, { known, second, at: now.toISOString() });
    await db.evidence.append(
      taken.investigationId,
      [buildCheckEntry(taken, result)],
      linkEntries(taken.investigationId),
    );
    const written = await db.sourceChecks.saveResult(
      taken,
      result,
      step.fresh ? toSourceChangeEvent(taken, page, step.found) : null,
    );
    if (written && step.fresh) await (await sealing.get()).seal(taken.investigationId);
    return step.found.change;
  }
}

function toResult(
  { change, reasons, differences }: PageChange,
  { known, second, at }: Pick<CheckFinding, 'known' | 'second'> & { at: string },
): SourceCheckResult {
  if (second.kind === 'not-modified') {
    const { etag, lastModified } = known;
    return { at, change, reasons, differences, httpStatus: second.status, finalUrl: null, etag, lastModified };
  }
  const { httpStatus, finalUrl } = second.article;
  return { at, change, reasons, differences, httpStatus, finalUrl, ...second.validators };
}

function toSourceChangeEvent(
  { sourceId, site }: ClaimedSourceCheck,
  page: Article,
  { change, reasons, differences }: PageChange,
): SourceChangeEffect {
  const why = createReason('review.source-changed', {
    site,
    change: change ?? 'unchanged',
    why: reasons.map(toReasonData),
  });
  const core = differences.find(({ part }) => part === 'core');
  return {
    event: {
      source_id: sourceId,
      url: page.url,
      site,
      title: page.title,
      change,
      codes: reasons.map(({ code }) => code),
      before: core?.before ?? null,
      after: core?.after ?? null,
    },
    review: { reason: 'source-changed', detail: toReasonText(why), ...why },
  };
}

/**
 * Chain entry of a check. Refers to page text by digest only: the response already has its own entry, and its bytes may
 * be deleted later.
 */
function buildCheckEntry({ id, sourceId, step }: ClaimedSourceCheck, result: SourceCheckResult): EntryDraftRow {
  const { at, change, reasons, differences, httpStatus, finalUrl } = result;
  const codes = reasons.map(({ code }) => code);
  const content = canonicalJson({
    look: { id, sourceId, step },
    at,
    change,
    codes,
    saidSha256: digestJson({ reasons, differences }),
    httpStatus,
    finalUrl,
  });
  return { at, kind: 'look', content, contentSha256: sha256(content), original: null };
}
