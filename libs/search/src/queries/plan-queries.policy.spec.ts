import { createReason, MODES } from '@corroborate/domain';
import { MODE_LIMITS } from '../search.thresholds';
import { damTopic } from '../testing/samples';
import { ARCHIVED_STRATEGY } from './archived.policy';
import { planQueries } from './plan-queries.policy';

const now = new Date('2026-03-10T12:00:00Z');
const options = { mode: 'exhaustive' as const, now, round: 1 };
const full = damTopic({
  title: 'Strike closes Orson Paper mill in Elm Valley',
  summary: 'About 1,450 workers of Orson Paper walked out on Monday over wages. Orson Paper said talks go on.',
  eventDate: '2026-03-02T08:00:00.000Z',
  discoveryDate: '2026-03-03T08:00:00.000Z',
  location: 'Elm Valley, Vermont',
  entities: ['Orson Paper', 'Elm Valley', 'Vermont', 'Allied Mill Workers'],
});
const byStrategy = (strategy: string, topic = full) =>
  planQueries(topic, options).find((query) => query.strategy === strategy);

describe('planQueries', () => {
  it('covers phrases, keywords, entity with event, place, figures and a date window', () => {
    expect(byStrategy('keywords')?.text).toBe('Strike closes Orson Paper mill Elm Valley');
    expect(byStrategy('entity-event')?.text).toBe('"Orson Paper" Strike closes mill');
    expect(byStrategy('exact-phrase')?.text).toBe('"Orson Paper" "Allied Mill Workers"');
    expect(byStrategy('exact-title')?.text).toBe('"Strike closes Orson Paper mill in Elm Valley"');
    expect(byStrategy('place-event')?.text).toContain('"Elm Valley"');
    expect(byStrategy('figure')?.text).toContain('1,450');
    expect(byStrategy('date-window')).toMatchObject({
      from: '2026-02-01T08:00:00.000Z',
      to: now.toISOString(),
    });
  });

  it('always includes a query for fact checks', () => {
    for (const mode of MODES)
      expect(planQueries(full, { ...options, mode }).some(({ strategy }) => strategy === 'check')).toBe(true);
  });

  it('searches for the object or place alone in the days around the event', () => {
    const windows = planQueries(full, { ...options, mode: 'quick' }).filter(
      ({ strategy }) => strategy === 'date-window',
    );
    expect(windows.map(({ text }) => text)).toContain('"Elm Valley" Strike');
  });

  it('stays within the limit of the mode and gives a reason for each query', () => {
    for (const mode of MODES) {
      const plan = planQueries(full, { ...options, mode });
      expect(plan.length).toBeGreaterThan(2);
      expect(plan.length).toBeLessThanOrEqual(MODE_LIMITS[mode].queries);
      for (const query of plan) expect(query.reason).toMatch(/\w{3}/);
    }
  });

  it('plans no two queries with the same words', () => {
    const keys = planQueries(full, options).map(
      ({ text, from }) => text.replace(/"/g, '').toLowerCase().split(' ').sort().join(' ') + (from ?? ''),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('reads names from a long claim without entities', () => {
    const claim = damTopic({
      title:
        'The World Health Organization admitted in 2020 that face masks made by Orson Paper cause infections of ' +
        'the lungs and skin in children.',
    });
    const plan = planQueries(claim, options);
    expect(plan.find(({ strategy }) => strategy === 'entity-event')?.text).toMatch(/^"World Health Organization"/);
    expect(plan.find(({ strategy }) => strategy === 'keywords')?.text.split(' ').length).toBeLessThanOrEqual(8);
    expect(plan.some(({ strategy }) => strategy === 'date-window')).toBe(false);
    expect(plan.some(({ strategy }) => strategy === 'exact-title')).toBe(false);
  });

  it('does not take words of a title-case headline for names', () => {
    const plan = planQueries(damTopic({ title: 'Former Minister Faces Death Penalty Over War Crimes' }), options);
    expect(plan.some(({ strategy }) => strategy === 'entity-event')).toBe(false);
    expect(plan[0]?.text).toContain('Penalty');
  });

  it('searches for a quote of the title verbatim', () => {
    const plan = planQueries(damTopic({ title: 'Mayor calls plan "a federal tax on every home" in debate' }), options);
    expect(plan.find(({ strategy }) => strategy === 'exact-phrase')?.text).toBe('"a federal tax on every home"');
  });

  it('strips search operators from the title', () => {
    const plan = planQueries(
      damTopic({ title: '!g site:evil.example -dam "unclosed (OR) inurl:x crack at Elm Valley' }),
      options,
    );
    for (const { text, strategy } of plan.filter((query) => query.strategy !== 'site')) {
      expect(`${strategy}: ${text}`).not.toMatch(/!|site:|inurl:|[()]|(^|\s)-\w/);
      expect((text.match(/"/g) ?? []).length % 2).toBe(0);
    }
  });

  it.each(['', '…', '123', 'a', '漢字のニュース', 'x'.repeat(5000)])(
    'returns only non-empty queries for the title %p',
    (title) => {
      for (const query of planQueries(damTopic({ title }), options)) expect(query.text.trim()).not.toBe('');
    },
  );

  it('plans later rounds from the gaps, anchored to the topic', () => {
    const gaps = [{ text: 'number of workers on strike', why: createReason('gap.detail') }];
    const [first] = planQueries(full, { ...options, round: 2, gaps });
    expect(first).toMatchObject({ strategy: 'gap', reason: 'No credible evidence on this claim.' });
    expect(first?.text).toBe('"Orson Paper" number workers strike');
  });

  it('queries the words of a foreign report, names first, without topic words', () => {
    const text = 'De to lagene møttes under Sulefjorden torsdag, sier prosjektleder Ingunn Aarø.';
    const [first] = planQueries(full, {
      ...options,
      round: 2,
      gaps: [{ text, why: createReason('gap.detail'), language: 'no' }],
    });
    expect(first).toMatchObject({ strategy: 'like-report', language: 'no' });
    expect(first?.text).toContain('Sulefjorden');
    expect(first?.text).toContain('Ingunn Aarø');
    expect(first?.text).not.toContain('Orson');
  });

  it('queries a reference number as a phrase', () => {
    const gap = { text: 'PSC/26/0932', why: createReason('gap.lead', { name: 'Elm Talk' }), language: 'en' };
    const [first] = planQueries(full, { ...options, round: 2, gaps: [gap] });
    expect(first).toMatchObject({ strategy: 'like-report', text: '"PSC/26/0932"' });
  });

  const page = 'https://www.swp.de/lokales/ulm/orson-paper-streik-77120034.html';
  it('never puts URLs from a title, text or gap into the words of a query', () => {
    const addressed = damTopic({
      ...full,
      title: `${full.title} ${page}`,
      summary:
        `${full.summary} More at www.elmvalley-news.example/strike and swp.de/lokales/ulm. Write to ` +
        'desk@elmvalley.example',
      articleText: `The strike (${page}) goes on. Again: ${page} ${page}`,
      location: `Elm Valley, ${page}`,
      entities: [...full.entities, page],
    });
    const gaps = [
      { text: page, why: createReason('gap.detail') },
      { text: `The mill lost $3 million, see ${page}.`, why: createReason('gap.detail') },
    ];
    for (const round of [1, 2, 3]) {
      const asked = MODES.flatMap((mode) => planQueries(addressed, { ...options, mode, round, gaps })).filter(
        ({ strategy }) => strategy !== 'archived',
      );
      expect(asked.length).toBeGreaterThan(3);
      for (const { strategy, text } of asked)
        expect(`${strategy}: ${text}`).not.toMatch(/https?|www|swp|77120034|html|lokales|elmvalley/i);
    }
    // URLs are still used for archive queries.
    expect(
      planQueries(addressed, options)
        .filter(({ strategy }) => strategy === 'archived')
        .map(({ text }) => text),
    ).toContain(`url:${page}`);
  });

  it('uses topic words for a gap without words', () => {
    const [first] = planQueries(full, {
      ...options,
      round: 2,
      gaps: [{ text: page, why: createReason('gap.detail') }],
    });
    expect(first).toMatchObject({ strategy: 'gap', text: '"Orson Paper" Strike closes mill Elm Valley' });
  });

  it('rephrases queries of a second round without gaps', () => {
    const said = new Set(planQueries(full, { ...options, mode: 'quick' }).map(({ text }) => text));
    const again = planQueries(full, { ...options, mode: 'quick', round: 2 });
    expect(again.length).toBeGreaterThan(1);
    expect(again.filter(({ text }) => said.has(text))).toEqual([]);
  });
});

describe('queries for editor questions', () => {
  const questions = ['cost', 'reason', 'hearing', 'driver', 'insurer'].map((word) => ({
    question: `What of the ${word}?`,
    keywords: [word],
  }));

  it('places queries for editor questions after the first two in every mode, within its limit', () => {
    for (const mode of MODES) {
      const plain = planQueries(full, { ...options, mode });
      const plan = planQueries(full, { ...options, mode, questions });
      const own = plan.flatMap(({ strategy }, at) => (strategy === 'question' ? [at] : []));
      const { queries, questions: most } = MODE_LIMITS[mode];
      expect(own).toEqual(Array.from({ length: most }, (_, at) => at + 2));
      expect(plan.slice(0, 2)).toEqual(plain.slice(0, 2));
      expect(plan.filter(({ strategy }) => strategy !== ARCHIVED_STRATEGY).length).toBeLessThanOrEqual(queries);
    }
  });

  it('queries the names alone, then with the words of each editor question, which the query cites', () =>
    expect(planQueries(full, { ...options, questions }).slice(2, 4)).toMatchObject([
      { text: '("Elm Valley" OR "Orson Paper" OR "Allied Mill Workers")', from: '2026-02-01T08:00:00.000Z' },
      { text: '"Orson Paper" cost', reason: 'May answer “What of the cost?”' },
    ]));
});

describe('queries for secondary claims', () => {
  const claims = [
    'Talks ended without a result',
    'The union pays strikers 90 dollars a day',
    'Two trucks were turned back',
  ];
  const asked = (mode: (typeof MODES)[number], round = 1) =>
    planQueries(full, { ...options, mode, round, claims }).filter(({ strategy }) => strategy === 'claim');

  it('combines the topic’s name with the key terms and dates of a secondary claim in a query', () =>
    expect(asked('detailed')[1]).toMatchObject({
      text: '"Orson Paper" union pays strikers 90 dollars',
      from: '2026-02-01T08:00:00.000Z',
      reason: expect.stringContaining('The union pays strikers 90 dollars a day'),
    }));

  it('queries two secondary claims in quick mode, all in other modes, and only in the first round', () => {
    expect(asked('quick')).toHaveLength(2);
    expect(asked('detailed')).toHaveLength(3);
    expect(asked('exhaustive')).toHaveLength(3);
    expect(asked('exhaustive', 2)).toEqual([]);
  });

  it('replaces no query for the main claim with a query for a secondary claim', () => {
    for (const mode of MODES)
      expect(planQueries(full, { ...options, mode, claims }).filter(({ strategy }) => strategy !== 'claim')).toEqual(
        planQueries(full, { ...options, mode }),
      );
  });

  it('omits the query for a secondary claim if the plan already has the words of the claim', () =>
    expect(
      planQueries(full, { ...options, mode: 'quick', claims: [full.title, full.title] }).filter(
        ({ strategy }) => strategy === 'claim',
      ).length,
    ).toBeLessThanOrEqual(1));
});
