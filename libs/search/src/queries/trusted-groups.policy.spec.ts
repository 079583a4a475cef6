import type { Mode } from '@corroborate/domain';
import { lexiconEntries } from '@corroborate/text';
import { damTopic } from '../testing/samples';
import { planQueries } from './plan-queries.policy';
import { isTrusted } from './trusted-groups.policy';
import { splitWordList } from './word-list';

const now = new Date('2026-03-10T12:00:00Z');
const plan = (over = {}, options: { mode?: Mode; round?: number; trustedGroups?: boolean } = {}) =>
  planQueries(damTopic(over), { mode: 'detailed', round: 1, now, trustedGroups: true, ...options });
const trusted = (...args: Parameters<typeof plan>) => plan(...args).filter(({ strategy }) => isTrusted(strategy));

describe('trusted groups', () => {
  it('queries trusted outlets of the country, its public bodies and outlets of the language separately', () => {
    const queries = trusted({ location: 'Elm Valley, Ohio' });
    expect(queries.map(({ strategy }) => strategy)).toEqual([
      'trusted-outlets',
      'trusted-officials',
      'trusted-language',
    ]);
    expect(queries[0]?.text).toMatch(/^\(site:\S+(?: OR site:\S+)+\) \S/);
    expect(queries[1]?.text).toMatch(/site:gov/);
    expect(queries[2]?.text).toMatch(/site:reuters\.com/);
  });

  it('selects trusted groups by the country and the language of the topic', () => {
    const [outlets, , language] = trusted({ location: 'Sevilla, Spain', language: 'es' });
    expect(outlets?.reason).toMatch(/\bES\b/);
    expect(language?.text).toMatch(/site:efe\.com/);
    expect(trusted({ location: 'Nowhere, Elsewhereland', language: 'en' }).map(({ strategy }) => strategy)).toEqual([
      'trusted-language',
    ]);
  });

  it('queries trusted groups that are single sites with one query for each site', () => {
    const queries = trusted({ location: 'Recife, Brasil', language: 'pt' });
    const apart = queries.filter(({ strategy }) => strategy.startsWith('trusted-site:'));
    expect(apart.map(({ strategy }) => strategy)).toEqual([
      'trusted-site:g1.globo.com',
      'trusted-site:estadao.com.br',
      'trusted-site:aosfatos.org',
      'trusted-site:folha.uol.com.br',
    ]);
    expect(apart[0]?.text).toMatch(/^site:g1\.globo\.com \S/);
    expect(queries.find(({ strategy }) => strategy === 'trusted-outlets')?.text).not.toMatch(/estadao|folha|aosfatos/);
  });

  it.each<Mode>(['quick', 'detailed', 'exhaustive'])(
    'adds queries for trusted groups without replacing other queries in %s mode',
    (mode) => {
      const over = { location: 'Elm Valley, Ohio' };
      const without = plan(over, { mode, trustedGroups: false });
      expect(plan(over, { mode }).filter(({ strategy }) => !isTrusted(strategy))).toEqual(without);
      expect(without.some(({ strategy }) => isTrusted(strategy))).toBe(false);
    },
  );

  it('queries trusted groups only in the first round and only if enabled', () => {
    expect(trusted({ location: 'Elm Valley, Ohio' }, { round: 2 })).toEqual([]);
    expect(trusted({ location: 'Elm Valley, Ohio' }, { trustedGroups: undefined })).toEqual([]);
  });

  it('lists at most six sites for a trusted group, all of them host names', () => {
    for (const [, entry] of lexiconEntries('any', 'language-groups')) {
      const sites = splitWordList(entry, 'outlets');
      expect(sites.length).toBeLessThanOrEqual(6);
      expect(sites.every((site) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(site))).toBe(true);
    }
  });
});
