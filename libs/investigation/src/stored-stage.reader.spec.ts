import { because, sentenceOf, sentencesOf, type Reason } from '@corroborate/domain';
import { readStageData } from './stored-stage.reader';
import type { StageOutputs } from './stage.types';

const read = <N extends keyof StageOutputs>(stage: N, data: unknown) => readStageData(stage, data) as StageOutputs[N];

describe('what a stage of an earlier version left behind', () => {
  it('has its merges, verdicts and fact checks say what they said', () => {
    const clusters = [{ id: 'v1', reasons: [{ kind: 'citation', a: 1, b: 2, detail: 'Leans on A (“citing”).' }] }];
    const stored = {
      clusters,
      findings: [{ claimId: 'c1', reasons: ['No credible source speaks to it.'] }],
      factChecks: [{ url: 'https://a.example', reasons: ['Its claim is the same.'] }],
      byRules: { stances: [], clusters },
    };
    const output = read('cross-reference', stored);
    const merges = [...output.clusters, ...output.byRules!.clusters].flatMap(({ reasons }) => reasons);
    expect(merges.map(({ why }) => sentenceOf(why))).toEqual(['Leans on A (“citing”).', 'Leans on A (“citing”).']);
    expect(merges[0]).not.toHaveProperty('detail');
    expect(output.findings.map(({ reasons }) => sentencesOf(reasons))).toEqual([['No credible source speaks to it.']]);
    expect(sentencesOf(output.factChecks![0]!.reasons)).toEqual(['Its claim is the same.']);
    expect(clusters[0]!.reasons[0]).toHaveProperty('detail');
    const records = read('records', { factChecks: stored.factChecks, coverage: [] });
    expect(sentencesOf(records.factChecks[0]!.reasons)).toEqual(['Its claim is the same.']);
  });

  it('has its decision say what it said', () => {
    const output = read('decide', {
      again: false,
      reason: 'No gap is left to look into.',
      decision: {
        rules: [{ rule: 'hold', passed: true, inputs: {}, reason: 'Nothing open holds the upgrade.' }],
        review: { required: true, reasons: [{ reason: 'uncorroborated', detail: 'Nothing was found.' }] },
        success: { successful: true, criteria: ['an original authoritative source'] },
        wouldLift: 'One more would lift it.',
      },
    });
    const decision = output.decision!;
    expect(sentenceOf(output.why)).toBe('No gap is left to look into.');
    expect(sentencesOf(decision.rules[0]!.reasons)).toEqual(['Nothing open holds the upgrade.']);
    expect(decision.review.reasons.map(({ reason, why }) => [reason, sentenceOf(why)])).toEqual([
      ['uncorroborated', 'Nothing was found.'],
    ]);
    expect(sentencesOf(decision.success.criteria)).toEqual(['an original authoritative source']);
    expect(sentenceOf(decision.wouldLift!)).toBe('One more would lift it.');
  });
});

describe('an origin that an earlier version traced', () => {
  it('says what it said', () => {
    const outlet = { site: 'a.example', reasons: ['It does not report news.'] };
    const earlier = { windows: [], stop: 'Nothing earlier appeared.' };
    const candidates = [{ name: 'A', reasons: ['Nothing dates it.'] }];
    const stored = { origin: { site: 'a.example', reasons: ['No page.'], candidates, outlet, earlier }, chased: [] };
    const { origin } = read('origin', stored);
    expect(sentencesOf(origin!.reasons)).toEqual(['No page.']);
    expect(sentencesOf(origin!.candidates![0]!.reasons)).toEqual(['Nothing dates it.']);
    expect(sentencesOf(origin!.outlet!.reasons)).toEqual(['It does not report news.']);
    expect(sentenceOf(origin!.earlier!.stop)).toBe('Nothing earlier appeared.');
  });

  it('may be none, or have neither candidates nor outlet', () => {
    expect(read('origin', { origin: null })).toEqual({ origin: null });
    expect(read('origin', { origin: { reasons: [] } })).toEqual({ origin: { reasons: [] } });
  });
});

describe('claims that an earlier version found', () => {
  const claims = [{ id: 'c1', text: 'It closed.', reasons: ['What the title asserts.'] }];

  it.each(['assess', 'origin', 'cross-reference'] as const)('say in %s why they are some', (stage) => {
    const found = (read(stage, { claims }) as { claims: { reasons: Reason[] }[] }).claims;
    expect(found.map(({ reasons }) => sentencesOf(reasons))).toEqual([['What the title asserts.']]);
  });
});

describe('how likely a page reports it', () => {
  const stance = { stance: 'mentions', telling: 0.7 };

  it('is known by its name of today, whatever an earlier version called it', () => {
    const sourceId = 1;
    for (const stage of ['assess', 'origin'] as const)
      expect(read(stage, { assessments: [{ sourceId, overall: stance }] }).assessments).toEqual([
        { sourceId, overall: { stance: 'mentions', reportLikelihood: 0.7 } },
      ]);
    expect(read('cross-reference', { sources: [{ id: 1, stance }] }).sources).toEqual([
      { id: 1, stance: { stance: 'mentions', reportLikelihood: 0.7 } },
    ]);
  });

  it('stays as it is where this version wrote it', () => {
    const sources = [{ id: 1, stance: { stance: 'mentions', reportLikelihood: null } }];
    expect(read('cross-reference', { sources }).sources).toEqual(sources);
  });
});

describe('pages that an earlier version ranked', () => {
  const page = {
    ranking: { score: 70, reasons: ['found by one (place 1)'] },
    relevance: { score: 9, reasons: ['few'] },
  };

  it('say what they said', () => {
    const { pages } = read('read', { pages: [page] });
    const [chased] = read('origin', { origin: null, chased: [page] }).chased;
    const [record] = read('records', { factChecks: [], pages: [page] }).pages!;
    for (const one of [pages[0], chased, record]) {
      expect(sentencesOf(one!.ranking!.reasons)).toEqual(page.ranking.reasons);
      expect(sentencesOf(one!.relevance!.reasons)).toEqual(page.relevance.reasons);
    }
    const { results } = read('search', { results: [{ url: 'https://a.example', reasons: ['no word'] }] });
    expect(sentencesOf(results[0]!.reasons)).toEqual(['no word']);
  });

  it('may have been ranked by nobody', () =>
    expect(read('read', { pages: [{ sourceId: 1 }] })).toEqual({ pages: [{ sourceId: 1 }] }));
});

describe('posts that an earlier version judged', () => {
  const cluster = { postIds: ['1', '2'], reasons: ['All of them point to one page.'] };
  const stored = {
    sources: [{ url: 'https://a.example/1', reasons: ['Names Ada Okafor.', 'Account is more than a year old (+10)'] }],
    coordination: { clusters: [cluster] },
    engagement: { total: 3, kind: 'none', reason: 'All posts together were answered or passed on 3 times.' },
  };

  it('say what they said', () => {
    const { sources, coordination, engagement } = read('social', stored);
    expect(sentencesOf(sources[0]!.reasons)).toEqual(stored.sources[0]!.reasons);
    expect(sentencesOf(coordination.clusters[0]!.reasons)).toEqual(cluster.reasons);
    expect(sentenceOf(engagement!.why)).toBe(stored.engagement.reason);
    expect(engagement).not.toHaveProperty('reason');
  });

  it('may lack what came later', () => {
    const { sources } = stored;
    expect(read('social', { sources })).toEqual({ sources: read('social', stored).sources });
  });
});

describe('background that an earlier version looked up', () => {
  const need = { needed: true, reasons: ['looked up in detailed mode in any case'] };

  it('says what it said', () => {
    const context = read('context', {
      details: [{ reasons: ['Background on Elm Valley.'] }],
      retellings: [{ reasons: ['It tells of Elm Corp.'] }],
      place: { level: 'town', reasons: ['The gazetteer has one place called Elm Valley.'] },
      actors: [
        { reasons: ['A.'], identity: { state: 'not asked', reasons: ['B.'] }, statements: [{ reasons: ['C.'] }] },
      ],
      unprofiled: [{ who: 'a person', reason: 'D.' }],
      need,
    });
    const [actor] = context.actors!;
    expect(sentencesOf(context.details[0]!.reasons)).toEqual(['Background on Elm Valley.']);
    expect(sentencesOf(context.retellings![0]!.reasons)).toEqual(['It tells of Elm Corp.']);
    expect(sentencesOf(context.place!.reasons)).toEqual(['The gazetteer has one place called Elm Valley.']);
    expect(sentencesOf([...actor!.reasons, ...actor!.identity.reasons, ...actor!.statements[0]!.reasons])).toEqual([
      'A.',
      'B.',
      'C.',
    ]);
    expect(sentenceOf(context.unprofiled![0]!.why)).toBe('D.');
    expect(sentencesOf(context.need!.reasons)).toEqual(need.reasons);
  });

  it('has its records say what they said', () => {
    const record = { id: '1', selfPublished: 'It is an exhibit.', reasons: ['It is an exhibit.'] };
    const stored = {
      records: [record, { id: '2', selfPublished: null, reasons: [] }],
      choices: [{ register: 'edgar', reasons: ['E.'] }],
      need,
    };
    const registers = read('records', { factChecks: [], coverage: [], registers: stored }).registers!;
    const [own, other] = registers.records;
    expect([sentenceOf(own!.selfPublished!), ...sentencesOf(own!.reasons)]).toEqual(Array(2).fill('It is an exhibit.'));
    expect(other).toEqual({ id: '2', selfPublished: null, reasons: [] });
    expect(sentencesOf(registers.choices[0]!.reasons)).toEqual(['E.']);
    expect(sentencesOf(registers.need!.reasons)).toEqual(need.reasons);
  });

  it('may lack what came later', () => {
    expect(read('context', { details: [], place: null })).toEqual({ details: [], place: null });
    expect(read('records', { factChecks: [] })).toEqual({ factChecks: [] });
  });
});

describe('what a stage of this version left behind', () => {
  const reasons = [because('review.uncorroborated')];
  const stop = because('backwards.no-window');
  const decision = {
    rules: [{ rule: 'hold', passed: true, inputs: {}, reasons }],
    review: { required: true, reasons: [{ reason: 'uncorroborated', why: reasons[0] }] },
    success: { successful: false, criteria: [] },
    wouldLift: null,
  };
  const registers = { records: [{ reasons, selfPublished: reasons[0] }], choices: [{ reasons }] };

  it.each<[keyof StageOutputs, unknown]>([
    ['decide', { decision, again: false, gaps: [], why: because('stop.no-gap') }],
    ['cross-reference', { clusters: [{ reasons: [{ a: 1, b: 2, why: reasons[0] }] }], findings: [{ reasons }] }],
    ['origin', { origin: { reasons, candidates: [{ reasons }], outlet: { reasons }, earlier: { stop } } }],
    ['assess', { claims: [{ reasons }] }],
    ['read', { pages: [{ ranking: { score: 1, reasons }, relevance: { score: 1, reasons } }] }],
    ['read', { pages: [] }],
    ['search', { results: [{ reasons }] }],
    ['social', { sources: [{ reasons }], coordination: { clusters: [{ reasons }] }, engagement: { why: reasons[0] } }],
    ['context', { details: [{ reasons }], unprofiled: [{ who: 'a person', why: reasons[0] }], need: { reasons } }],
    ['records', { factChecks: [], registers }],
    ['decide', null],
  ])('of %s is read as it was written', (stage, left) => expect(read(stage, left)).toEqual(left));
});
