import { crossReference, findStatedPlace } from './cross-reference.policy';
import { findEventDay } from './cross-reference.dates';
import { extractClaims } from '@corroborate/reading';
import type { ClaimFinding, SourceView } from '@corroborate/domain';
import { buildArticle, buildTopic, buildSourceView } from '@corroborate/domain/testing';

const topic = buildTopic({
  title: 'Storm Ada kills people in Elmsworth',
  summary: 'About 10 people were killed when Storm Ada hit Elmsworth.',
  location: 'Elmsworth',
});
const claims = extractClaims(topic);
const source = (id: number, text: string, day: string) => {
  const article = buildArticle('Storm Ada hits Elmsworth', text, { day });
  return {
    view: buildSourceView(id, { published: article.published }),
    article,
    perClaim: claims.map((claim) => ({ claimId: claim.id, judgement: buildSourceView(id).stance })),
  };
};

describe('comparison of sources', () => {
  it('reads a rising death toll as an update', () => {
    const sources = [
      source(1, 'Storm Ada killed 10 people in Elmsworth.', '2025-03-05T08:00:00.000Z'),
      source(2, 'Storm Ada killed 25 people in Elmsworth.', '2025-03-06T08:00:00.000Z'),
    ];
    const { discrepancies, findings } = crossReference({ topic, claims, sources, clusters: [] });
    expect(discrepancies[0]?.reading).toBe('update');
    expect(discrepancies[0]?.values.map((one) => one.sourceId)).toEqual([1, 2]);
    expect(findings[0]?.claimId).toBe('c1');
  });
  it('finds no discrepancy if figures agree within the tolerance of "about"', () => {
    const sources = [
      source(1, 'Storm Ada killed 10 people in Elmsworth.', '2025-03-05T08:00:00.000Z'),
      source(2, 'Storm Ada killed about 11 people in Elmsworth.', '2025-03-05T09:00:00.000Z'),
    ];
    expect(crossReference({ topic, claims, sources, clusters: [] }).discrepancies).toEqual([]);
  });
  describe('different value in a credible source', () => {
    const about = (core: boolean, over: Partial<SourceView> = {}) => {
      const [one, two] = [1, 2].map((id) => source(id, 'Storm Ada killed people.', '2025-03-05T08:00:00.000Z'));
      const claim = { ...claims[0]!, id: 'd1', core };
      const differing = { ...buildSourceView(2).stance, stance: 'disputes', differs: '28' } as const;
      const sources = [
        { ...one!, perClaim: [{ claimId: 'd1', judgement: buildSourceView(1).stance }] },
        { ...two!, view: { ...two!.view, ...over }, perClaim: [{ claimId: 'd1', judgement: differing }] },
      ];
      const clusters = [1, 2].map((id) => ({ id: `v${id}`, sourceIds: [id], representativeId: id, reasons: [] }));
      return crossReference({ topic, claims: [claim], sources, clusters }).findings[0]!;
    };
    const hasOtherValue = ({ reasons }: ClaimFinding) => reasons.some(({ code }) => code === 'claim.other-value');

    it('makes a detail partially true and is reported', () => {
      const finding = about(false);
      expect(finding).toMatchObject({ verdict: 'partially true', evidence: [{}, { differs: '28' }] });
      expect(hasOtherValue(finding)).toBe(true);
    });
    it('counts as a denial of the main claim', () => expect(about(true).verdict).toBe('disputed'));
    it('counts as a denial even on a page that does not report the event', () => {
      const finding = about(false, { stance: { ...buildSourceView(2).stance, stance: 'disputes' } });
      expect([finding.verdict, hasOtherValue(finding)]).toEqual(['disputed', false]);
    });
    it('ignores a different value on a page that is not credible', () =>
      expect(about(false, { tier: 3 }).verdict).toBe('verified'));
  });
  it('marks a claim as disputed if credible sources are on both sides', () => {
    const [one, two] = [
      source(1, 'Storm Ada killed 10 people.', '2025-03-05T08:00:00.000Z'),
      source(2, 'Nobody died.', '2025-03-05T08:00:00.000Z'),
    ];
    const against = {
      ...two,
      perClaim: claims.map((claim) => ({
        claimId: claim.id,
        judgement: { ...buildSourceView(2).stance, stance: 'disputes' as const },
      })),
    };
    const clusters = [1, 2].map((id) => ({ id: `v${id}`, sourceIds: [id], representativeId: id, reasons: [] }));
    expect(crossReference({ topic, claims, sources: [one, against], clusters }).findings[0]?.verdict).toBe('disputed');
  });
});

const makeSource = (id: number, text: string, day: string, zone: string | null = 'Z') => {
  const article = buildArticle('Bridge closed', text, { day });
  const published = article.published ? { ...article.published, zone } : null;
  const quote = text.split('\n')[0] ?? '';
  const stance = { ...buildSourceView(id).stance, passage: { quote, start: 0, end: quote.length } };
  return { view: buildSourceView(id, { published, stance }), article, perClaim: [] };
};
const bridge = buildTopic({ title: 'Tern Street Bridge closed', location: 'Elmsworth, Ohio' });
const differing = (...sources: ReturnType<typeof makeSource>[]) =>
  crossReference({ topic: bridge, claims: [], sources, clusters: [] }).discrepancies;

describe('comparison of dates', () => {
  // 5 March 2025 was a Wednesday.
  it('treats a weekday, a full date and “yesterday” as one day when they match', () => {
    expect(
      differing(
        makeSource(1, 'The bridge closed on Tuesday.', '2025-03-05T15:00:00.000Z'),
        makeSource(2, 'It closed March 4, officials said.', '2025-03-09T15:00:00.000Z'),
        makeSource(3, 'The bridge closed yesterday.', '2025-03-05T09:00:00.000Z'),
      ),
    ).toEqual([]);
  });
  it('allows for night hours and the newsroom’s time zone', () => {
    expect(
      differing(
        makeSource(1, 'The bridge closed Tuesday night.', '2025-03-05T15:00:00.000Z'),
        makeSource(2, 'The bridge closed on Wednesday.', '2025-03-05T15:00:00.000Z'),
      ),
    ).toEqual([]);
    expect(
      differing(
        makeSource(1, 'The bridge closed today.', '2025-03-05T02:00:00.000Z', '-05:00'),
        makeSource(2, 'The bridge closed on March 4.', '2025-03-05T15:00:00.000Z'),
      ),
    ).toEqual([]);
  });
  it('reports a contradiction for dates more than a day apart, with the source of each', () => {
    const found = differing(
      makeSource(1, 'The bridge closed on Sunday.', '2025-03-05T15:00:00.000Z'),
      makeSource(2, 'The bridge closed on March 4, 2025.', '2025-03-05T15:00:00.000Z'),
    );
    expect(found).toMatchObject([
      {
        kind: 'date',
        reading: 'contradiction',
        values: [
          { value: '2025-03-02', sourceId: 1 },
          { value: '2025-03-04', sourceId: 2 },
        ],
      },
    ]);
  });
  it('reports dates one day apart as imprecise, and a rescheduled event as an update', () => {
    expect(
      differing(
        makeSource(1, 'It closed on Monday.', '2025-03-05T15:00:00.000Z'),
        makeSource(2, 'It closed on Tuesday.', '2025-03-05T15:00:00.000Z'),
      )[0]?.reading,
    ).toBe('imprecise');
    expect(
      differing(
        makeSource(1, 'It was held on Friday.', '2025-03-08T15:00:00.000Z'),
        makeSource(2, 'It was held on Monday, after it had been postponed.', '2025-03-11T15:00:00.000Z'),
      )[0]?.reading,
    ).toBe('update');
  });
  it('ignores future days, several days and texts without a publication date', () => {
    expect(findEventDay('The repairs will start on Friday.', buildArticle('x', 'y').published)).toBeNull();
    expect(findEventDay('It closed on Monday and opened on Wednesday.', buildArticle('x', 'y').published)).toBeNull();
    expect(findEventDay('It closed on Monday.', null)).toBeNull();
  });
});

describe('comparison of places', () => {
  it('reports a contradiction if towns of the same name are in different states', () => {
    const found = differing(
      makeSource(1, 'A bridge in Elmsworth, Ohio, was closed.', '2025-03-05T15:00:00.000Z'),
      makeSource(2, 'A bridge in Elmsworth, Oregon, was closed.', '2025-03-05T15:00:00.000Z'),
    );
    expect(found).toMatchObject([
      { kind: 'place', reading: 'contradiction', values: [{ sourceId: 1 }, { sourceId: 2 }] },
    ]);
  });
  it('reports no contradiction if one place lies within the other or a report names both', () => {
    expect(
      differing(
        makeSource(1, 'It closed in Elmsworth, Ontario, they said.', '2025-03-05T15:00:00.000Z'),
        makeSource(2, 'It closed in Elmsworth, Canada, they said.', '2025-03-05T15:00:00.000Z'),
      ),
    ).toEqual([]);
    expect(
      differing(
        makeSource(1, 'It closed in Elmsworth, Ohio.', '2025-03-05T15:00:00.000Z'),
        makeSource(2, 'It closed in Marlow, Ohio.', '2025-03-05T15:00:00.000Z'),
      ),
    ).toEqual([]);
    expect(
      differing(
        makeSource(1, 'It closed in Elmsworth, Ohio.', '2025-03-05T15:00:00.000Z'),
        makeSource(
          2,
          'It closed in Ternby, Kentucky.\n\nThe river parts it from Elmsworth.',
          '2025-03-05T15:00:00.000Z',
        ),
      ),
    ).toEqual([]);
  });
  it('reads the place from the dateline if the sentence has none', () => {
    expect(
      findStatedPlace(makeSource(1, 'ELMSWORTH, Ohio — The bridge was closed.', '2025-03-05T15:00:00.000Z')),
    ).toMatchObject({
      town: 'elmsworth',
      region: 'ohio',
    });
  });
});

describe('comparison of figures', () => {
  const figures = (a: string, b: string) => {
    const claims = extractClaims(
      buildTopic({ title: 'Fire burns fields near Elmsworth', summary: `${a}`, location: 'Elmsworth' }),
    );
    const about = buildTopic({ title: 'Fire burns fields near Elmsworth', summary: a, location: 'Elmsworth' });
    return crossReference({
      topic: about,
      claims,
      sources: [makeSource(1, a, '2025-03-05T15:00:00.000Z'), makeSource(2, b, '2025-03-05T16:00:00.000Z')],
      clusters: [],
    }).discrepancies;
  };
  it.each([
    ['The fire near Elmsworth burned 100 acres of fields.', 'The fire near Elmsworth burned 40 hectares of fields.'],
    ['More than 40 homes burned near Elmsworth in the fire.', '55 homes burned near Elmsworth in the fire.'],
    ['Up to 50 homes burned near Elmsworth in the fire.', '41 homes burned near Elmsworth in the fire.'],
  ])('finds agreement: %s %s', (a, b) => expect(figures(a, b)).toEqual([]));
  it('finds a difference that rounding does not explain', () => {
    expect(
      figures(
        'The fire near Elmsworth burned 100 acres of fields.',
        'The fire near Elmsworth burned 90 hectares of fields.',
      ),
    ).toMatchObject([{ kind: 'number', reading: 'contradiction' }]);
  });
  it('never compares figures in pounds with figures in dollars', () => {
    expect(
      figures('The fire cost Elmsworth farmers £40 million.', 'The fire cost Elmsworth farmers $52 million.'),
    ).toEqual([]);
  });
});
