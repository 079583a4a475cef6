import { found, nothingFound, type CallContext, type Outcome, type PlannedQuery } from '@corroborate/domain';
import { HACKER_NEWS } from '../networks/hackernews.adapter';
import type { NetworkManifest, SocialNetwork, SocialPost } from '../social.types';

/** A fake network for tests: returns the given posts or outcome and records its queries. */
export class FakeNetwork implements SocialNetwork {
  readonly manifest: NetworkManifest;
  readonly asked: PlannedQuery[] = [];

  constructor(
    name: string,
    private readonly answer: SocialPost[] | Outcome<never> | Error,
  ) {
    this.manifest = { ...HACKER_NEWS, name, title: name };
  }

  async search(query: PlannedQuery, _context: CallContext): Promise<Outcome<SocialPost[]>> {
    this.asked.push(query);
    if (this.answer instanceof Error) throw this.answer;
    if (!Array.isArray(this.answer)) return this.answer;
    return this.answer.length > 0 ? found(this.answer) : nothingFound('nobody said it');
  }
}
