import type { Database } from '@corroborate/db';
import { picturesOfNetwork } from '@corroborate/domain';
import type { PictureFetcher } from '@corroborate/pages';
import type { SocialEvidence } from '@corroborate/social';
import { wantedPostPictures } from './wanted-post-pictures.policy';

/**
 * Keeps the pictures that posts of a case show, as they came, with what their networks answered: let go with it, and
 * never told of in a chain by an address that may name an account. Nothing reads them, and nothing rests on them.
 */
export class PostPictures {
  constructor(
    private readonly db: Pick<Database, 'stageResults'>,
    private readonly fetcher: Pick<PictureFetcher, 'fetch'>,
  ) {}

  /** Gives the number of pictures that came. */
  async keep(investigationId: number, signal: AbortSignal): Promise<number> {
    const results = await this.db.stageResults.findAll(investigationId);
    const posts = results
      .filter(({ stage, data }) => stage === 'social' && data !== null)
      .flatMap(({ data }) => (data as unknown as SocialEvidence).sources);
    const context = { investigationId, stage: 'pictures', signal };
    let kept = 0;
    for (const { network, url } of wantedPostPictures(posts)) {
      if (signal.aborted) break;
      // What is asked in the stage of the networks is kept as theirs; what the host allows is nobody's post.
      const whose = { provider: picturesOfNetwork(network), stage: 'social' };
      const { state } = await this.fetcher.fetch(url, context, whose);
      if (state === 'received') kept += 1;
    }
    return kept;
  }
}
