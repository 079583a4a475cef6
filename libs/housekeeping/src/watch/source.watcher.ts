import { Inject, Injectable } from '@nestjs/common';
import { because, codeLine, sentenceOf, type Article, type Clock, type SourceChange } from '@corroborate/domain';
import {
  DATABASE,
  type Database,
  type LookNews,
  type LookResult,
  type TakenLook,
  type Validators,
  type EntryDraftRow,
} from '@corroborate/db';
import { comparePages, linkEntries, type PageChange, canonicalJson, digestOf, sha256 } from '@corroborate/evidence';
import { PageReader, ParsePool, type SecondLook } from '@corroborate/pages';
import { CaseSealing } from '../chain/case-sealing';
import { WALL_CLOCK } from '@corroborate/investigation';
import { pageCapturesOf, WATCH_STAGE } from '@corroborate/casework';
import { afterLook, asBefore, askedBy } from './look.policy';
import { WATCHING } from './watch.thresholds';

/** Result of fetching the page. */
interface Found {
  page: Article;
  /** Validators sent to the server. */
  known: Validators;
  second: SecondLook;
  said: PageChange;
}

/** Performs one check of one source. Every step is idempotent: an unfinished check is repeated. */
@Injectable()
export class SourceWatcher {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'evidence' | 'looks' | 'sources'>,
    @Inject(PageReader) private readonly reader: Pick<PageReader, 'lookAgain'>,
    @Inject(ParsePool) private readonly pool: Pick<ParsePool, 'run'>,
    @Inject(CaseSealing) private readonly sealing: Pick<CaseSealing, 'open'>,
    @Inject(WALL_CLOCK) private readonly clock: Clock,
  ) {}

  /** Returns the finding; null if there is none yet, or nobody needs to be notified. */
  async look(taken: TakenLook, signal: AbortSignal): Promise<SourceChange | null> {
    const { looks, sources } = this.db;
    const { sourceId } = taken;
    const page = (await sources.getMany([sourceId])).get(sourceId);
    const kept = page && (await sources.removedAmong([sourceId])).length === 0;
    if (taken.overtaken || !page || !kept || taken.tries > WATCHING.mostTries) {
      await looks.drop(taken);
      return null;
    }
    const found = await this.find(taken, page, signal);
    // An aborted check has no result; its claim expires.
    if (signal.aborted) return null;
    return this.settle(taken, found);
  }

  private async find(taken: TakenLook, page: Article, signal: AbortSignal): Promise<Found> {
    const { investigationId, before } = taken;
    const known = askedBy(before, await this.given(investigationId, page));
    const context = { investigationId, stage: WATCH_STAGE, signal };
    const second = await this.reader.lookAgain(page.finalUrl, known, context);
    if (second.kind === 'not-modified') return { page, known, second, said: asBefore(before) };
    const core = taken.passages.map(({ quote }) => quote);
    const states = { then: page, now: second.article, core, visible: second.visible };
    const said = await comparePages(states, this.pool);
    return { page, known, second, said };
  }

  /** Validators received when the page was read for the case. */
  private async given(investigationId: number, page: Article): Promise<Validators> {
    const captures = await pageCapturesOf(this.db.evidence, investigationId);
    const headers = captures.get(page.finalUrl)?.content.response.headers ?? {};
    return { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
  }

  private async settle(taken: TakenLook, { page, known, second, said: found }: Found): Promise<SourceChange | null> {
    const { clock, db, sealing } = this;
    const status = second.kind === 'read' ? second.article.httpStatus : second.status;
    const step = afterLook(found, taken, status);
    const now = clock.now();
    if (step.kind === 'again') {
      await db.looks.postpone(taken, new Date(now.getTime() + step.waitMs));
      return null;
    }
    const result = resultOf(step.said, { known, second, at: now.toISOString() });
    await db.evidence.append(taken.investigationId, [lookEntry(taken, result)], linkEntries(taken.investigationId));
    const written = await db.looks.settle(taken, result, step.fresh ? newsOf(taken, page, step.said) : null);
    if (written && step.fresh) await (await sealing.open()).seal(taken.investigationId);
    return step.said.change;
  }
}

function resultOf(
  { change, reasons, differences }: PageChange,
  { known, second, at }: Pick<Found, 'known' | 'second'> & { at: string },
): LookResult {
  if (second.kind === 'not-modified') {
    const { etag, lastModified } = known;
    return { at, change, reasons, differences, httpStatus: second.status, finalUrl: null, etag, lastModified };
  }
  const { httpStatus, finalUrl } = second.article;
  return { at, change, reasons, differences, httpStatus, finalUrl, ...second.validators };
}

function newsOf({ sourceId, site }: TakenLook, page: Article, { change, reasons, differences }: PageChange): LookNews {
  const why = because('review.source-changed', { site, change: change ?? 'unchanged', why: reasons.map(codeLine) });
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
    review: { reason: 'source-changed', detail: sentenceOf(why), ...why },
  };
}

/**
 * Chain entry of a check. Page text is referenced by digest: the response has its own entry before
 * this one, and its bytes may be deleted.
 */
function lookEntry({ id, sourceId, step }: TakenLook, result: LookResult): EntryDraftRow {
  const { at, change, reasons, differences, httpStatus, finalUrl } = result;
  const codes = reasons.map(({ code }) => code);
  const content = canonicalJson({
    look: { id, sourceId, step },
    at,
    change,
    codes,
    saidSha256: digestOf({ reasons, differences }),
    httpStatus,
    finalUrl,
  });
  return { at, kind: 'look', content, contentSha256: sha256(content), original: null };
}
