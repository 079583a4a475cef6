import { createReason } from '@corroborate/domain';
import type { ActorProfile, ContextDetail, ContextFindings } from '@corroborate/records';
import type { SocialEvidence, SocialSource } from '@corroborate/social';
import type { CaseData } from './case.types';
import { backgroundNote } from './context-note';

const detail = (kind: ContextDetail['kind'], quote: string): ContextDetail => ({
  kind,
  text: quote,
  quote,
  sourceUrl: `https://atlas.example/${kind}`,
  sourceName: 'Atlas',
  date: null,
  reasons: [],
});

const context = (details: ContextDetail[], more: Partial<ContextFindings> = {}) => ({
  details,
  coverage: [],
  richness: 0,
  ...more,
});

const post = (likelihood: number): SocialSource => ({
  platform: 'Mastodon',
  postId: '1',
  url: 'https://social.example/@ida/1',
  author: '@ida',
  authorCredibility: 50,
  timestamp: '2025-03-04T10:02:00.000Z',
  content: 'I was on the ferry when it hit.',
  engagementMetrics: {},
  verificationStatus: 'anonymous',
  relevance: 1,
  eyewitness: { likelihood, words: ['I was on'] },
  voice: 'tells',
  coordinated: false,
  links: [],
  community: null,
  place: null,
  account: null,
  reasons: [],
});

const social = (likelihood: number): SocialEvidence => ({
  sources: [post(likelihood)],
  coverage: [],
  coordination: { clusters: [] },
  independentAccounts: 1,
  credibility: 50,
  timeline: { first: null, last: null, peak: null, moments: [], growth: [], handOver: [] },
  engagement: {
    counts: {},
    total: 0,
    topShare: 0,
    answersEach: null,
    reception: null,
    received: createReason('interest.hardly-any', { total: 0 }),
    kind: 'none',
    why: createReason('interest.hardly-any', { total: 0 }),
  },
  reaction: { answers: 3, confirm: 1, deny: 2, ask: 0, other: 0, examples: [], posts: [] },
});

const actor: ActorProfile = {
  name: 'Elm Ferries',
  kind: 'company',
  reasons: [createReason('timeline.quick')],
  aliases: [],
  role: { quote: 'Elm Ferries runs three boats.', from: 'Elm Gazette', sourceUrl: 'https://elm.example/' },
  identity: { state: 'not asked', reasons: [], candidates: [] },
  identifiers: [],
  details: [],
  statements: [
    {
      speaker: 'Elm Ferries',
      quote: 'Elm Ferries said its boats are safe.',
      sourceUrl: 'https://elm.example/2024',
      sourceName: 'Elm Gazette',
      sourceId: null,
      tier: 2,
      date: '2024-05-06T00:00:00.000Z',
      when: 'before',
      sameMatter: true,
      reasons: [],
    },
  ],
  track: { entries: [], counts: {}, note: null },
};

const nothing = { context: null, actors: null, social: null, topic: { url: 'https://topic.example/' } };

describe('background note for the writer', () => {
  it('returns an empty background note for the writer if nothing was found', () => {
    expect(backgroundNote(nothing)).toEqual([]);
    expect(backgroundNote({ ...nothing, context: context([]) })).toEqual([]);
  });

  it('lists background, place and precedents in order, each as a quote with its source', () => {
    const details = [
      detail('precedent', 'The Harrow ran aground in 2019.'),
      detail('precedent', 'The Marten sank in 1971.'),
      detail('place', 'Elm Point lives on fishing.'),
      detail('background', 'Ferries cross the sound daily.'),
    ];
    expect(backgroundNote({ ...nothing, context: context(details) })).toEqual([
      'Background: “Ferries cross the sound daily” (Atlas, https://atlas.example/background).',
      'Place: “Elm Point lives on fishing” (Atlas, https://atlas.example/place).',
      'Earlier events: 1971: “The Marten sank in 1971” (Atlas, https://atlas.example/precedent); ' +
        '2019: “The Harrow ran aground in 2019” (Atlas, https://atlas.example/precedent).',
    ]);
  });

  it('describes the actors and their earlier statements, leaving out what the topic’s page says', () => {
    expect(backgroundNote({ ...nothing, actors: [actor], topic: { url: 'https://elm.example/' } })).toHaveLength(1);
    expect(backgroundNote({ ...nothing, actors: [actor] })).toEqual([
      'People and organizations: Elm Ferries: “Elm Ferries runs three boats” (Elm Gazette, https://elm.example/).',
      'Earlier statements: Elm Ferries, May 6, 2024: “Elm Ferries said its boats are safe” ' +
        '(Elm Gazette, https://elm.example/2024).',
    ]);
  });

  it('summarizes the coverage over time', () => {
    const volume = {
      provider: 'GDELT',
      query: 'Harrow ferry',
      eventDay: '2025-03-04',
      from: '2025-02-01',
      to: '2025-03-08',
      days: [
        { day: '2025-03-04', articles: 5 },
        { day: '2025-03-05', articles: 15 },
      ],
      start: '2025-03-04',
      earlierWaves: [{ from: '2025-02-02', to: '2025-02-03', articles: 4, daysBefore: 29 }],
      note: null,
    };
    expect(backgroundNote({ ...nothing, context: context([], { volume }) })).toEqual([
      'Coverage over time: 20 reports from 2025-02-01 to 2025-03-08 (GDELT); ' +
        'coverage of the event began 2025-03-04; most on 2025-03-05 (15); ' +
        'earlier waves: four reports from 2025-02-02 to 2025-02-03.',
    ]);
  });

  it('summarizes reactions and likely eyewitnesses without identifying anyone', () => {
    const note = backgroundNote({ ...nothing, social: social(0.8) });
    expect(note).toEqual([
      'Reactions on social networks: one post on Mastodon, one independent account among them; ' +
        'of three replies, 1 confirm, 2 deny and 0 ask.',
      'Possible eyewitnesses (not verified): Mastodon, 2025-03-04T10:02:00.000Z (“I was on”).',
    ]);
    expect(note.join()).not.toMatch(/ida|social\.example|hit/);
    expect(backgroundNote({ ...nothing, social: social(0.2) })).toHaveLength(1);
  });

  it('describes how posts were received, if known', () => {
    const received = createReason('interest.argued-over', { answers: 40, approvals: 12 });
    const engagement = { total: 52, topShare: 1, kind: 'one-post', why: received } as const;
    const engagementOnly = {
      ...social(0.2),
      engagement: { ...engagement, answersEach: 3.33, reception: 'argued-over', received },
    };
    const [line] = backgroundNote({ ...nothing, social: engagementOnly as SocialEvidence });
    expect(line).toContain(
      '; more argued over than endorsed: 40 replies and quotes, 12 likes, reposts and points; of three replies',
    );
  });

  it('says whether the first outlet or account usually covers the subject, and nothing if unknown', () => {
    const reasons = [createReason('field.no-news')];
    const account = { platform: 'reddit', coversField: true, reasons: [createReason('field.posts', { posts: 2 })] };
    const notes = (given: object) => backgroundNote({ ...nothing, origin: given as CaseData['origin'] });
    expect(notes({ outlet: { name: 'Elm Jokes', coversField: false, reasons } })).toEqual([
      'First reported by: Elm Jokes (does not publish news reports).',
    ]);
    expect(notes({ outlet: { name: 'Elm Jokes', coversField: false, reasons }, account })).toEqual([
      'First reported by: an account on reddit (2 posts by this account were found on the story).',
    ]);
    expect(notes({ outlet: { name: 'Elm Gazette', coversField: null, reasons } })).toEqual([]);
  });

  it('stays on one line, whatever the source text contains', () => {
    const hostile = detail('place', `Elm\nPoint ”: ${'x '.repeat(400)}`);
    const [line = ''] = backgroundNote({ ...nothing, context: context([hostile]) });
    expect(line).not.toContain('\n');
    expect(line.length).toBeLessThan(400);
  });
});
