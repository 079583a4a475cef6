import type { Page } from 'playwright-core';
import type { Stage } from './stage';

const TOPIC = /Grandstand section/;
const QUICK = /Ferry with 163/;
const LIVE = /Wildfire forces/;
const SUMMARY = 'A section of the grandstand gave way.';
const LEAD = 'The bolts were never checked.';
/** Number of sources by credibility, without those that have none. */
const tallied = (tally: Record<string, number>): RegExp =>
  new RegExp(
    Object.entries(tally)
      .filter(([, sources]) => sources > 0)
      .map(([standing, sources]) => `${sources} ${standing} credibility`)
      .join('.*'),
  );
const EVIL = '<img src=x onerror="document.title=1"> <b>bold</b>';

/** What is told of pages one after another. */
const SAID_OF_ALL = {
  stance: 'supports',
  url: 'https://a.example/fire',
  lean: 'left',
  published: '2026-10-16T00:00:00Z',
};
const SUMMED_UP = [
  { stars: 5, name: 'The Herald', title: EVIL, key_finding: 'It burned.' },
  { stars: 1, name: 'Rumour', title: 'Fire', stance: 'unrelated' },
  { stars: 2, name: 'Notes', title: 'Smoke' },
];

const AT = '2026-10-16T10:00:00.000Z';
const POSTED = {
  social_media_evidence: [
    {
      platform: 'reddit',
      url: 'https://www.reddit.com/r/Maine/comments/1/',
      author: 'mud',
      author_credibility: 60,
      timestamp: AT,
      content: EVIL,
      engagement_metrics: { score: 3 },
      verification_status: 'community_member',
      eyewitness: { likelihood: 0, words: [] },
      voice: 'tells',
      links: [],
      place: null,
      community: 'Maine',
      account: { reasons: ['It writes in Maine otherwise.'] },
      reasons: [],
    },
  ],
  social: {
    credibility: 20,
    independent_accounts: 1,
    coordinated_clusters: [],
    timeline: { first: AT, last: AT, peak: null, moments: [], growth: [], handOver: [] },
    engagement: {
      total: 3,
      kind: 'organic',
      reason: 'The interest is spread.',
      reception_reason: 'Answered more than passed on.',
    },
    reaction: null,
    coverage: [],
  },
};

type Loose = Record<string, never> & { [key: string]: Loose };

const EVENT = 'The grandstand gave way on Saturday.';

/** One event that the source at this place of the list reports. */
function withEvent(caseResult: Loose, at: number): void {
  const { source_id } = caseResult.additional_sources![at] as { source_id: number };
  const place = { quote: EVENT, start: 0, end: EVENT.length, source_ids: [source_id] };
  const event = { event_date: '2026-10-17', precision: 'day', event_text: EVENT, ...place };
  Object.assign(caseResult.event_timeline!, {
    skipped: null,
    events: [{ ...event, entities_involved: [], conflicting_dates: [] }],
  });
}

const TAB_INDEXES = `[...document.querySelectorAll('[role=tab]')].map(({ tabIndex }) => tabIndex)`;

/** Anchors and the tab that has each. */
const ANCHORS = [
  ['claims', /^Claims/],
  ['timeline', /^Story/],
  ['last-look', /^Checks/],
  ['evidence', /^File/],
  ['sources', /^Sources/],
] as const;

/** Parts that a result of an earlier version lacks, each with its tab. */
const GONE = [
  [/^Claims/, 'Leads'],
  [/^Story/, 'Timeline'],
  [/^Story/, 'Balance'],
  [/^Story/, 'Positions'],
] as const;

/** What is told of a case beside its verdict. */
export function partsCases(stage: Stage): void {
  let id: number;
  beforeAll(async () => {
    id = await stage.decided(TOPIC, 'detailed');
  });

  const result = async (of: number) =>
    ((await (await fetch(`${stage.open.url}/api/investigations/${of}`)).json()) as { result: Loose }).result;
  const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
  const words = async (page: Page, name: string) => (await part(page, name).textContent()) ?? '';

  /** The case with something in its result that this world has no example of. */
  async function caseWith(change: (result: Loose) => void, tab = 'sources', options = {}): Promise<Page> {
    const page = await stage.page('/investigations', { editor: 'ann', ...options });
    await page.route(`**/api/investigations/${id}`, async (route) => {
      const json = (await (await route.fetch()).json()) as { result: Loose };
      change(json.result);
      await route.fulfill({ json });
    });
    await page.goto(`${stage.open.url}/investigations/${id}?tab=${tab}`);
    await page.getByRole('tab', { selected: true }).waitFor();
    return page;
  }

  it('shows a summary of each source, the sources by credibility, and leads in a separate list', async () => {
    const page = await caseWith((shown) => {
      const { source_id } = shown.source_cards![0] as { source_id: number };
      Object.assign(shown.source_cards![0], { summary: SUMMARY });
      Object.assign(shown, { leads: [{ text: LEAD, quote: LEAD, source_ids: [source_id] }] });
    });
    const caseResult = (await result(id)) as unknown as {
      source_cards: { source_id: number; title: string; stars: number }[];
      credibility_tally: { high: number; medium: number; low: number };
    };
    const [card] = caseResult.source_cards;
    expect(await page.locator('#sources .source [role=img]').count()).toBe(caseResult.source_cards.length);
    await page.locator(`#sources a[href="#source-${card!.source_id}"]`).click();
    const source = page.getByRole('dialog');
    await source.getByRole('link', { name: card!.title }).waitFor();
    await source.getByText(SUMMARY).waitFor();
    expect(await source.getByRole('img').getAttribute('aria-label')).toMatch(new RegExp(`^${card!.stars} of 5 stars`));
    await page.keyboard.press('Escape');
    const tally = await page.getByRole('group', { name: 'Credibility of the sources' }).textContent();
    expect(tally?.replace(/\s+/g, ' ')).toMatch(tallied(caseResult.credibility_tally));
    await page.getByRole('tab', { name: /^Claims/ }).click();
    expect(await words(page, 'Leads')).toContain(LEAD);
  });

  it('shows the events of the story in a timeline with links to their sources', async () => {
    const page = await caseWith((caseResult) => withEvent(caseResult, 0), 'story');
    const timeline = part(page, 'Timeline');
    await timeline.getByText(EVENT).waitFor();
    expect(await timeline.locator('article').count()).toBe(1);
    const source = timeline.locator('article a').first();
    const name = (await source.textContent()) ?? '';
    await source.click();
    await page.getByRole('dialog', { name }).waitFor();
  });

  it('opens a linked source in a drawer, and the tab of the section named in the URL', async () => {
    const page = await caseWith((caseResult) => withEvent(caseResult, 0), 'story');
    const link = part(page, 'Timeline').locator('article a').first();
    const card = (await link.getAttribute('href'))!;
    await link.click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: /^Captured page/ }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /^Story/, selected: true }).waitFor();
    await stage.until(() => link.evaluate((one) => one.matches(':focus')));
    await page.goto('about:blank');
    await page.goto(`${stage.open.url}/investigations/${id}${card}`);
    await drawer.waitFor();
    for (const [anchor, tab] of ANCHORS) {
      await page.goto('about:blank');
      await page.goto(`${stage.open.url}/investigations/${id}#${anchor}`);
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      await page.locator(`#${anchor}`).waitFor();
    }
  });

  it('switches tabs with the arrow keys, renders only the open tab and stores it in the URL', async () => {
    const page = await stage.page(`/investigations/${id}`, { editor: 'ann' });
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await tab(/^Sources \d+$/).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\?tab=claims$/);
    await page.locator('.tab-claims:focus').waitFor();
    expect(await tab(/^Claims/).getAttribute('aria-selected')).toBe('true');
    expect(await page.locator('#sources').count()).toBe(0);
    await page.keyboard.press('End');
    await page.getByRole('tabpanel', { name: /^File/ }).locator('#evidence').waitFor();
    await page.keyboard.press('ArrowRight');
    await page
      .getByRole('tabpanel', { name: /^Sources/ })
      .locator('#sources')
      .waitFor();
    expect(await page.evaluate<number[]>(TAB_INDEXES)).toEqual([0, -1, -1, -1, -1]);
  });

  it('shows state, reasons, quotes and next step from the API on one phone screen', async () => {
    const verdict = {
      ...{ state: 'refuted', confidence: 'high', reasons: ['Two credible sources contradict it.', EVIL] },
      ...{ reason_codes: [], next: 'Do not publish it.', next_code: { code: 'next.do-not-publish', params: {} } },
    };
    const page = await stage.page('/investigations', { editor: 'ann', viewport: { width: 390, height: 844 } });
    await page.route(`**/api/investigations/${id}`, async (route) => {
      const json = (await (await route.fetch()).json()) as { result: { additional_sources: { source_id: number }[] } };
      const { source_id } = json.result.additional_sources[0]!;
      const against = [{ source_id, quote: 'The stand did not fall.', speaker: 'Ann Coe' }];
      await route.fulfill({ json: { ...json, verdict: { ...verdict, for: [], against } } });
    });
    await page.goto(`${stage.open.url}/investigations/${id}`);
    const card = page.getByRole('region', { name: 'Verdict' });
    await card.getByText(/Refuted$/).waitFor();
    expect(await card.textContent()).toMatch(/High confidence that it is false.*Two credible.*Against.*Ann Coe, in /);
    expect(await card.textContent()).toContain(EVIL);
    await card.getByText('Next: Do not publish it.').waitFor();
    await page.getByRole('heading', { level: 1, name: /^Refuted: / }).waitFor();
    const box = await card.boundingBox();
    expect(box!.y + box!.height).toBeLessThan(844);
    await card.getByRole('link', { name: /^open at quote in / }).click();
    await page.waitForURL(/\/investigations\/\d+\/sources\/\d+(?:[?#]|$)/);
  });

  it('shows conflicting dates side by side, each at its own precision, in any time zone', async () => {
    const page = await caseWith(
      (caseResult) => {
        const [first] = (caseResult as never as { additional_sources: { source_id: number }[] }).additional_sources;
        Object.assign(caseResult.event_timeline!, {
          skipped: null,
          undated: 2,
          events: [
            {
              event_date: '2026-10-17T06:40',
              precision: 'time',
              event_text: EVIL,
              quote: EVIL,
              start: 0,
              end: 9,
              source_ids: [first!.source_id],
              entities_involved: ['Hob’s Ledge'],
              conflicting_dates: [{ event_date: '2026-10', precision: 'month', source_ids: [first!.source_id] }],
            },
          ],
        });
      },
      'story',
      { timezoneId: 'Pacific/Auckland' },
    );
    const timeline = part(page, 'Timeline');
    await timeline.getByText('Sources give different dates:').waitFor();
    expect(await timeline.locator('.conflict time').allTextContents()).toEqual([
      'Oct. 17, 2026, 6:40 a.m.',
      'October 2026',
    ]);
    expect(await timeline.locator('.event-text').textContent()).toBe(EVIL);
    expect(await page.locator('main img').count()).toBe(0);
    await timeline.getByText('2 undated events not shown.').waitFor();
  });

  it('labels the topic’s own page in the source list and among the possible origins', async () => {
    const page = await stage.page(`/investigations/${await stage.decided(/Sinkhole opens/)}`, { editor: 'ann' });
    const label = (part: string) => page.locator(`#${part}`).getByText('topic page', { exact: true }).first();
    await label('sources').waitFor();
    await page.getByRole('tab', { name: /^Story/ }).click();
    await page
      .locator('#origin')
      .getByText(/that may have been first$/)
      .click();
    await label('origin').waitFor();
    await page
      .locator('#origin')
      .getByText(/^Also considered, but not sources on this event: /)
      .waitFor();
  });

  it('says only once that the empty sections require a language model', async () => {
    const page = await stage.page(`/investigations/${await stage.decided(QUICK)}?tab=story`, { editor: 'ann' });
    const { skipped } = (await result(await stage.decided(QUICK))).event_timeline as unknown as { skipped: string };
    expect(skipped).toMatch(/language model/);
    const empty = page.getByText(/^Nothing found: /);
    await empty.waitFor();
    const line = (await empty.textContent()) ?? '';
    for (const name of ['timeline', 'positions', 'statements', 'other explanations', 'balance', skipped])
      expect(line).toContain(name);
    expect(line.split(skipped)).toHaveLength(2);
    for (const gone of ['Timeline', 'Balance', 'Positions', 'Leads']) expect(await part(page, gone).count()).toBe(0);
  });

  it('shows the balance score with the quotes it is based on, and that it does not affect the level', async () => {
    const page = await caseWith((caseResult) => {
      const [first] = (caseResult as never as { additional_sources: { source_id: number }[] }).additional_sources;
      const passage = { quote: 'disgraced', start: 0, end: 9 };
      Object.assign(caseResult, {
        balance: {
          subject: 'The rodeo',
          score: 7.2,
          band: 'one-sided',
          for: { clusters: 0, percent: 0 },
          neutral: { clusters: 1, percent: 25 },
          critical: { clusters: 3, percent: 75 },
          sources: [
            {
              source_id: first!.source_id,
              lean: 'right',
              side: 'critical',
              passage,
              opinion_page: true,
            },
          ],
          missing: 'No voice in favour of The rodeo was found.',
          missing_code: null,
          reasons: ['3 of 4 voices are critical.'],
          reason_codes: [],
        },
      });
    }, 'story');
    const balance = (await words(page, 'Balance')).replace(/\s+/g, ' ');
    expect(balance).toContain('7.2 of 10: one-sided 4 independent sources');
    expect(balance).toMatch(/Favorable ?0% 0 sources.*Neutral ?25% 1 source.*Critical ?75% 3 sources/);
    expect(balance).toMatch(/lean: right.*opinion piece.*disgraced/);
    expect(balance).toContain('No voice in favour of The rodeo was found.');
    expect(balance).toContain('It does not affect level, confidence or review.');
  });

  it('lists who confirms and who denies a claim, with the evidence against the denial', async () => {
    const page = await caseWith((caseResult) => {
      const { additional_sources, claims } = caseResult as never as {
        additional_sources: { source_id: number }[];
        claims: { id: string }[];
      };
      const said = { source_id: additional_sources[0]!.source_id, quote: 'It never fell.', start: 3, end: 17 };
      const base = { claim_id: claims[0]!.id, statements: [said], answered_code: null };
      Object.assign(caseResult, {
        positions: [
          { ...base, holder: 'Sheriff Ann Coe', kind: 'speaker', holds: 'affirms', answered: null },
          { ...base, holder: EVIL, kind: 'speaker', holds: 'denies', answered: '3 credible voices say otherwise.' },
        ],
      });
    }, 'story');
    const positions = part(page, 'Positions');
    expect(await positions.locator('h4').allTextContents()).toEqual(['Confirm 1', 'Deny 1']);
    const [affirmed, denied] = await positions.locator('.hold').allTextContents();
    expect(affirmed).toContain('Sheriff Ann Coe');
    expect(denied).toContain(EVIL);
    expect(denied).toContain('3 credible voices say otherwise.');
  });

  it('shows the evidence for and against other explanations, and whether statements are contradicted', async () => {
    const page = await caseWith((caseResult) => {
      const [one] = (caseResult as never as { additional_sources: { source_id: number }[] }).additional_sources;
      const said = { quote: 'Rust in the beams, a welder said.', start: 3, end: 36 };
      Object.assign(caseResult, {
        theories: [
          { ...said, text: said.quote, source_ids: [one!.source_id], for: [], against: [] },
          {
            ...said,
            text: 'Perhaps too many people stood there.',
            source_ids: [one!.source_id],
            for: [],
            against: [{ source_id: one!.source_id, quote: 'It was half empty.', start: 1, end: 9 }],
          },
        ],
        statements: [
          {
            ...said,
            speaker: 'Ann Coe',
            date: '2026-10-11',
            venue: 'at a news conference',
            summary: said.quote,
            source_id: one!.source_id,
            claim_id: null,
            evidence: 'contradicted',
            source_ids: [one!.source_id],
            earlier: {
              quote: 'The stand is sound.',
              source_id: null,
              url: 'javascript:alert(1)',
              date: '2026-09-01',
              changed: true,
            },
          },
        ],
      });
    }, 'story');
    const theories = await words(page, 'Other explanations');
    expect(theories).toMatch(/open.*No other credible source supports or disputes it.*contradicted.*It was half empty/);
    const statements = await words(page, 'Statements and evidence');
    expect(statements).toMatch(/Ann Coe.*contradicted.*at a news conference.*changed position.*The stand is sound/);
    expect(await page.evaluate<string[]>('[...document.links].map((link) => link.protocol)')).not.toContain(
      'javascript:',
    );
  });

  it('shows facts about the accounts behind posts, and how others reacted to the posts', async () => {
    const page = await caseWith((caseResult) => Object.assign(caseResult, POSTED));
    await page.getByText('It writes in Maine otherwise.').waitFor();
    await page.getByText('Answered more than passed on.').waitFor();
  });

  it('omits sections that a result stored by an earlier version does not contain', async () => {
    const page = await caseWith((caseResult) => {
      for (const field of ['source_cards', 'leads', 'credibility_tally', 'event_timeline', 'balance'])
        delete caseResult[field];
      for (const field of ['positions', 'theories', 'statements']) delete caseResult[field];
      for (const post of caseResult.additional_sources as never as Loose[]) delete post.stars;
    });
    expect(await page.locator('#sources .source [role=img]').first().getAttribute('aria-label')).toMatch(/of 5 stars/);
    for (const [tab, gone] of GONE) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await part(page, gone).count()).toBe(0);
    }
    expect(await page.getByText(/^Nothing found: .*positions/).count()).toBe(0);
  });

  it('summarizes each page once it is judged, with progress count, star rating and finding', async () => {
    stage.gate.hold();
    const begun = await stage.begun(LIVE);
    const page = await stage.page(`/investigations/${begun}`, { editor: 'ann' });
    await page.getByText('Live', { exact: true }).waitFor();
    for (const [index, card] of SUMMED_UP.entries())
      await stage.product.db.events.append(begun, 'source.summarised', {
        at: index + 1,
        of: 14,
        source_id: index + 1,
        ...SAID_OF_ALL,
        ...card,
      });
    const sources = page.locator('section', { hasText: 'Sources as they arrive' });
    await sources.getByText('3 of 14 summarized').waitFor();
    expect(await sources.locator('.source').count()).toBe(2);
    const first = await sources.locator('.source').first().textContent();
    for (const shown of ['The Herald', 'lean: left', EVIL, 'It burned.']) expect(first).toContain(shown);
    expect(await sources.getByRole('group', { name: /so far/ }).textContent()).toMatch(/^1 high.*1 medium/);
    stage.gate.go();
    await stage.product.investigations.cancel(begun);
  });
}
