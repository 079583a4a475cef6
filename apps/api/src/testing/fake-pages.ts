import { CorroborateError } from '@corroborate/domain';
import type { TopicPage } from '@corroborate/investigation';
import type { ApiParts } from './parts.module';

/** Pages in memory, by URL. */
export class FakePages implements Pick<ApiParts['pages'], 'read'> {
  readonly pages = new Map<string, TopicPage>();

  async read(url: string): Promise<TopicPage> {
    const page = this.pages.get(url);
    if (page) return page;
    throw new CorroborateError('unreadable-page', `The page ${url} could not be read (gone).`, {
      hint: 'Give its headline along with the URL.',
    });
  }
}
