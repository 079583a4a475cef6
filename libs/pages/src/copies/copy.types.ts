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

/** Somebody who keeps or makes copies of pages. */
export interface CopySource {
  /** As named in reasons and in `Article.via`. */
  readonly name: CopyKind;
  /**
   * Copies of the page at `address`, best first, read one by one as they are asked for. `url` of each article is
   * `asked`, its `finalUrl` is `address`, and `verdictReason` begins with where the copy is from.
   */
  copies(page: CopyRequest, context: CallContext): AsyncGenerator<Outcome<Article>, void, void>;
}

export interface CopyRequest {
  /** The address the caller asked for. */
  asked: string;
  /** The page's own address. */
  address: string;
}
