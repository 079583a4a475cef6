import { extractArticle } from '@corroborate/pages';
import { found, type CallContext } from '@corroborate/domain';
import { SourceJudge } from '@corroborate/credibility';
import { FakeDomainAges } from '@corroborate/credibility/testing';
import type { ReadPage } from '../stage.types';
import { OpenedPagesService } from './opened-pages.service';

describe('source views of read pages', () => {
  it('charges domain age lookups for read pages to the requesting investigation', async () => {
    const url = 'https://www.harbour-lights.example/wall';
    const article = extractArticle({
      html: '<h1>Wall</h1><p>The wall is to be rebuilt.</p>',
      ...{
        url,
        finalUrl: url,
        httpStatus: 200,
        headers: {},
        fetchedAt: '2026-03-20T12:00:00.000Z',
        via: 'live' as const,
      },
    });
    const asked: CallContext[] = [];
    const ages = {
      registeredAt: async (_site: string, context: CallContext) => {
        asked.push(context);
        return found('2001-02-03T00:00:00.000Z');
      },
    };
    const service = new OpenedPagesService(
      { getMany: async () => new Map([[4, article]]) },
      new SourceJudge({ find: async () => [] }, ages),
    );
    const context: CallContext = { investigationId: 17, stage: 'origin', signal: new AbortController().signal };
    const pages = [{ sourceId: 4 } as ReadPage];
    const [opened] = await service.open(pages, { topic: { url: null }, context });
    expect(asked).toEqual([context]);
    expect(opened?.profile).toMatchObject({ site: 'harbour-lights.example', tier: 3 });
  });

  it('looks up domain ages of pages in advance by URL and never fails', async () => {
    const ages = new FakeDomainAges();
    const articles = { getMany: async () => new Map() };
    const context: CallContext = { investigationId: 17, stage: 'read' };
    await new OpenedPagesService(articles, new SourceJudge({ find: async () => [] }, ages)).lookAhead(
      ['https://www.harbour-lights.example/wall', 'no address'],
      context,
    );
    expect(ages.asked).toEqual(['harbour-lights.example']);
    const broken = new SourceJudge({ find: () => Promise.reject(new Error('the database is away')) }, ages);
    await expect(
      new OpenedPagesService(articles, broken).lookAhead(['https://a.example/'], context),
    ).resolves.toBeUndefined();
  });
});
