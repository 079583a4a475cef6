import { crossReference } from './cross-reference.policy';
import { eventDayIn } from './cross-reference.dates';
import { placeIn } from './cross-reference.places';
import { extractClaims } from '@corroborate/reading';
import type { ClaimFinding, SourceView } from '@corroborate/domain';
import { articleOf, topicOf, viewOf } from '@corroborate/domain/testing';

const topic = topicOf({
  title: 'Storm Ada kills people in Elmsworth',
  summary: 'About 10 people were killed when Storm Ada hit Elmsworth.',
  location: 'Elmsworth',
});
const claims = extractClaims(topic);
const source = (id: number, text: string, day: string) => {
  const article = articleOf('Storm Ada hits Elmsworth', text, { day });
  return {
    view: viewOf(id, { published: article.published }),
    article,
    perClaim: claims.map((claim) => ({ claimId: claim.id, judgement: viewOf(id).stance })),
  };
};

describe('sources side by side', () => {
  it('reads rising tolls as an update', () => {
    const sources = [
      source(1, 'Storm Ada killed 10 people in Elmsworth.', '2025-03-05T08:00:00.000Z'),
      source(2, 'Storm Ada killed 25 people in Elmsworth.', '2025-03-06T08:00:00.000Z'),
    ];
    const { discrepancies, findings } = crossReference({ topic, claims, sources, clusters: [] });
    expect(discrepancies[0]?.reading).toBe('update');
    expect(discrepancies[0]?.values.map((one) => one.sourceId)).toEqual([1, 2]);
    expect(findings[0]?.claimId).toBe('c1');
  });
  it('finds no discrepancy where "about" leaves room', () => {
    const sources = [
      source(1, 'Storm Ada killed 10 people in Elmsworth.', '2025-03-05T08:00:00.000Z'),
      source(2, 'Storm Ada killed about 11 people in Elmsworth.', '2025-03-05T09:00:00.000Z'),
    ];
    expect(crossReference({ topic, claims, sources, clusters: [] }).discrepancies).toEqual([]);
  });
  describe('another value of a credible source', () => {
    const about = (core: boolean, over: Partial<SourceView> = {}) => {
      const [one, two] = [1, 2].map((id) => source(id, 'Storm Ada killed people.', '2025-03-05T08:00:00.000Z'));
      const claim = { ...claims[0]!, id: 'd1', core };
      const differing = { ...viewOf(2).stance, stance: 'disputes', differs: '28' } as const;
      const sources = [
        { ...one!, perClaim: [{ claimId: 'd1', judgement: viewOf(1).stance }] },
        { ...two!, view: { ...two!.view, ...over }, perClaim: [{ claimId: 'd1', judgement: differing }] },
      ];
      const clusters = [1, 2].map((id) => ({ id: `v${id}`, sourceIds: [id], representativeId: id, reasons: [] }));
      return crossReference({ topic, claims: [claim], sources, clusters }).findings[0]!;
    };
    const hasOtherValue = ({ reasons }: ClaimFinding) => reasons.some(({ code }) => code === 'claim.other-value');

    it('makes a detail partially true and is told', () => {
      const finding = about(false);
      expect(finding).toMatchObject({ verdict: 'partially true', evidence: [{}, { differs: '28' }] });
      expect(hasOtherValue(finding)).toBe(true);
    });
    it('is a denial of the main claim', () => expect(about(true).verdict).toBe('disputed'));
    it('counts as a denial on a page that does not report the event', () => {
      const finding = about(false, { stance: { ...viewOf(2).stance, stance: 'disputes' } });
      expect([finding.verdict, hasOtherValue(finding)]).toEqual(['disputed', false]);
    });
    it('changes nothing on a page that is not credible', () =>
      expect(about(false, { tier: 3 }).verdict).toBe('verified'));
  });
  it('calls a claim disputed when credible voices stand on both sides', () => {
    const [one, two] = [
      source(1, 'Storm Ada killed 10 people.', '2025-03-05T08:00:00.000Z'),
      source(2, 'Nobody died.', '2025-03-05T08:00:00.000Z'),
    ];
    const against = {
      ...two,
      perClaim: claims.map((claim) => ({
        claimId: claim.id,
        judgement: { ...viewOf(2).stance, stance: 'disputes' as const },
      })),
    };
    const clusters = [1, 2].map((id) => ({ id: `v${id}`, sourceIds: [id], representativeId: id, reasons: [] }));
    expect(crossReference({ topic, claims, sources: [one, against], clusters }).findings[0]?.verdict).toBe('disputed');
  });
});

const makeSource = (id: number, text: string, day: string, zone: string | null = 'Z') => {
  const article = articleOf('Bridge closed', text, { day });
  const published = article.published ? { ...article.published, zone } : null;
  const quote = text.split('\n')[0] ?? '';
  const stance = { ...viewOf(id).stance, passage: { quote, start: 0, end: quote.length } };
  return { view: viewOf(id, { published, stance }), article, perClaim: [] };
};
const bridge = topicOf({ title: 'Tern Street Bridge closed', location: 'Elmsworth, Ohio' });
const differing = (...sources: ReturnType<typeof makeSource>[]) =>
  crossReference({ topic: bridge, claims: [], sources, clusters: [] }).discrepancies;

describe('days side by side', () => {
  // 5 March 2025 was a Wednesday.
  it('are one day where a weekday, a full date and “yesterday” come to the same', () => {
    expect(
      differing(
        makeSource(1, 'The bridge closed on Tuesday.', '2025-03-05T15:00:00.000Z'),
        makeSource(2, 'It closed March 4, officials said.', '2025-03-09T15:00:00.000Z'),
        makeSource(3, 'The bridge closed yesterday.', '2025-03-05T09:00:00.000Z'),
      ),
    ).toEqual([]);
  });
  it('leave room for the night and for the newsroom’s own clock', () => {
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
  it('contradict each other when they lie further apart, and name who says what', () => {
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
  it('are imprecise when one day apart, and an update when the event was moved', () => {
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
  it('are not read from what lies ahead, from several days or without a day of publication', () => {
    expect(eventDayIn('The repairs will start on Friday.', articleOf('x', 'y').published)).toBeNull();
    expect(eventDayIn('It closed on Monday and opened on Wednesday.', articleOf('x', 'y').published)).toBeNull();
    expect(eventDayIn('It closed on Monday.', null)).toBeNull();
  });
});

describe('places side by side', () => {
  it('contradict each other where one name stands with two states', () => {
    const found = differing(
      makeSource(1, 'A bridge in Elmsworth, Ohio, was closed.', '2025-03-05T15:00:00.000Z'),
      makeSource(2, 'A bridge in Elmsworth, Oregon, was closed.', '2025-03-05T15:00:00.000Z'),
    );
    expect(found).toMatchObject([
      { kind: 'place', reading: 'contradiction', values: [{ sourceId: 1 }, { sourceId: 2 }] },
    ]);
  });
  it('do not where one lies in the other’s region, or a report knows of both', () => {
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
  it('are read from the dateline where the sentence gives none', () => {
    expect(
      placeIn(makeSource(1, 'ELMSWORTH, Ohio — The bridge was closed.', '2025-03-05T15:00:00.000Z')),
    ).toMatchObject({
      town: 'elmsworth',
      region: 'ohio',
    });
  });
});

describe('figures side by side', () => {
  const figures = (a: string, b: string) => {
    const claims = extractClaims(
      topicOf({ title: 'Fire burns fields near Elmsworth', summary: `${a}`, location: 'Elmsworth' }),
    );
    const about = topicOf({ title: 'Fire burns fields near Elmsworth', summary: a, location: 'Elmsworth' });
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
  ])('agree: %s %s', (a, b) => expect(figures(a, b)).toEqual([]));
  it('differ where no rounding explains it', () => {
    expect(
      figures(
        'The fire near Elmsworth burned 100 acres of fields.',
        'The fire near Elmsworth burned 90 hectares of fields.',
      ),
    ).toMatchObject([{ kind: 'number', reading: 'contradiction' }]);
  });
  it('never compare pounds with dollars', () => {
    expect(
      figures('The fire cost Elmsworth farmers £40 million.', 'The fire cost Elmsworth farmers $52 million.'),
    ).toEqual([]);
  });
});
