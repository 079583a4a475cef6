import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type SourceUse } from '@corroborate/db';
import {
  type CallContext,
  type Clock,
  type ShownPicture,
  toPicturesProvider,
  type Article,
  type DateRecord,
} from '@corroborate/domain';
import { PicturePool, sha256 } from '@corroborate/evidence';
import { PictureFetcher } from '@corroborate/pages';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { CaseChainJob } from '../chain/case-chain.job';
import { WALL_CLOCK } from '@corroborate/investigation';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DueCasePoller } from '@corroborate/queue';
import type { SocialEvidence } from '@corroborate/social';
import { selectPostPictures } from './post-pictures.policy';

const JOB_LIMITS = {
  pollMs: 2_000,
  /** Time without a heartbeat after which another process may claim the case, in ms. */
  leaseMs: 600_000,
  /** Maximum attempts; a case that crashed its worker this often is abandoned. */
  tries: 3,
} as const;

/**
 * Inspects pictures shown by the sources of a decided case, as background for people; decisions neither wait for the
 * result nor use it. Several instances may share a database: each case is claimed by one at a time, and finished parts
 * are kept.
 */
@Injectable()
export class PicturesJob {
  private readonly cases: DueCasePoller;
  private readonly ofPosts = new PostPictureStore(this.db, this.fetcher);

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly fetcher: PictureFetcher,
    private readonly pool: PicturePool,
    @Inject(CaseChainJob) private readonly chains: Pick<CaseChainJob, 'seal'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'READ_PICTURES'>,
    @Inject(WALL_CLOCK) private readonly clock: Clock,
    @Inject(LOG) log: Pick<ProcessLog, 'error'>,
  ) {
    this.cases = new DueCasePoller({
      pollMs: JOB_LIMITS.pollMs,
      due: (limit) => db.pictures.listDue(limit),
      take: (id, signal) => this.processCase(id, signal),
      fault: (error) => log.error({ err: error }, 'pictures could not be checked'),
    });
  }

  /** Checks for work at intervals until closed. */
  start() {
    return this.cases.start();
  }

  /** Processes all cases that are due now. */
  processDue(): Promise<void> {
    return this.cases.processDue();
  }

  private async processCase(id: number, signal: AbortSignal): Promise<void> {
    const tries = await this.db.pictures.claim(id, JOB_LIMITS.leaseMs);
    if (tries === null) return;
    if (this.settings.READ_PICTURES && tries <= JOB_LIMITS.tries) await this.inspectCase(id, signal);
    if (!signal.aborted) await this.db.pictures.finish(id);
  }

  private async inspectCase(id: number, signal: AbortSignal): Promise<void> {
    const { pictures, sources } = this.db;
    const [uses, seen] = await Promise.all([sources.listUses(id), pictures.inspectedSourceIds(id)]);
    const pages = await sources.getMany(uses.map(({ sourceId }) => sourceId));
    const wanted = selectPages({ uses, pages, seen });
    const context = { investigationId: id, stage: 'pictures', signal };
    // Sequential, because nothing waits for the result.
    for (const page of wanted) {
      const shown = await this.inspectPage(page, context);
      if (signal.aborted) return;
      await pictures.save(id, shown);
    }
    const kept = await this.ofPosts.save(id, signal);
    if (wanted.length > 0 || kept > 0) await this.chains.seal(id);
  }

  private async inspectPage({ urls, ...page }: PageWithPictures, context: CallContext): Promise<ShownPicture[]> {
    const shown: ShownPicture[] = [];
    for (const url of urls) shown.push({ ...page, url, ...(await this.fetchPicture(url, context)) });
    return shown;
  }

  private async fetchPicture(url: string, context: CallContext) {
    const fetched = await this.fetcher.fetch(url, context);
    const receivedAt = this.clock.now().toISOString();
    if (fetched.state !== 'received')
      return { state: fetched.state, receivedAt, marks: null, sha256: null, mediaType: null };
    const { body: bytes, mediaType } = fetched;
    return { ...(await this.pool.read(bytes)), sha256: sha256(bytes), mediaType, receivedAt };
  }
}

/**
 * Stores the pictures of a case's posts unchanged, with the responses of their networks. They are
 * deleted together, and the chain never lists their URLs, which may name accounts. They are not
 * evaluated.
 */
class PostPictureStore {
  constructor(
    private readonly db: Database,
    private readonly fetcher: PictureFetcher,
  ) {}

  /** Returns the number of pictures stored. */
  async save(investigationId: number, signal: AbortSignal): Promise<number> {
    const results = await this.db.stageResults.findAll(investigationId);
    const posts = results
      .filter(({ stage, data }) => stage === 'social' && data !== null)
      .flatMap(({ data }) => (data as unknown as SocialEvidence).sources);
    const context = { investigationId, stage: 'pictures', signal };
    let kept = 0;
    for (const { network, url } of selectPostPictures(posts)) {
      if (signal.aborted) break;
      // Calls in the social stage are stored as network data, so these are too; responses about what
      // the host allows (robots.txt) belong to no post.
      const owner = { provider: toPicturesProvider(network), stage: 'social' };
      const { state } = await this.fetcher.fetch(url, context, owner);
      if (state === 'received') kept += 1;
    }
    return kept;
  }
}

/** A page whose pictures are to be inspected. */
interface PageWithPictures extends Pick<ShownPicture, 'sourceId' | 'site' | 'pageUrl' | 'pageDay'> {
  urls: string[];
}

interface PictureSearch {
  uses: readonly Pick<SourceUse, 'sourceId' | 'counts' | 'stance' | 'isTopicPage' | 'published'>[];
  pages: ReadonlyMap<number, Pick<Article, 'site' | 'finalUrl' | 'leadImages' | 'published'>>;
  /** Sources already inspected. */
  seen: ReadonlySet<number>;
}

/** Maximum pages per case; for a widely covered story, pictures do not help to distinguish reports. */
const MAX_PAGES = 12;

/** Counted sources first, then disputing ones; other sources and the topic's own page are skipped. */
function selectPages({ uses, pages, seen }: PictureSearch): PageWithPictures[] {
  const telling = uses.filter(({ isTopicPage }) => !isTopicPage);
  const counted = telling.filter(({ counts }) => counts === true);
  const disputing = telling.filter(({ counts, stance }) => counts !== true && stance === 'disputes');
  return [...counted, ...disputing]
    .slice(0, MAX_PAGES)
    .filter(({ sourceId }) => !seen.has(sourceId))
    .flatMap(({ sourceId, published }) => {
      const page = pages.get(sourceId);
      if (!page?.leadImages) return [];
      const { site, finalUrl: pageUrl, leadImages: urls } = page;
      const pageDay = dayIfPrecise(published ?? page.published);
      return { sourceId, site, pageUrl, pageDay, urls };
    });
}

/** The day, if the date is exact to the day; otherwise null. */
const dayIfPrecise = (date: DateRecord | null): string | null =>
  date && date.precision !== 'month' && date.precision !== 'year' ? date.value.slice(0, 10) : null;
