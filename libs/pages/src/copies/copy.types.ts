import type { Settings } from '@corroborate/config';
import type { Article, CallContext, Clock, UpstreamGateway, Outcome } from '@corroborate/domain';
import type { ParsePool } from '../parse.pool';
import type { CopyKind } from './fallback.policy';

export interface CopyFinderDeps {
  gateway: UpstreamGateway;
  pool: ParsePool;
  clock: Clock;
  settings: Pick<Settings, 'FETCH_MAX_BYTES'> & Partial<Pick<Settings, 'READER_FALLBACK'>>;
}

/** A service that stores or makes copies of pages. */
export interface CopySource {
  /** Name in reasons and in `Article.via`. */
  readonly name: CopyKind;
  /**
   * Copies of the page at `address`, best first, each read when requested. Each article has `url` = `asked` and
   * `finalUrl` = `address`, and its `verdictReason` begins with the source of the copy.
   */
  copies(page: CopyRequest, context: CallContext): AsyncGenerator<Outcome<Article>, void, void>;
}

export interface CopyRequest {
  /** The URL that the caller requested. */
  asked: string;
  /** The page's own URL. */
  address: string;
}
