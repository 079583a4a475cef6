import { createReason, toReasonTexts } from '@corroborate/domain';
import { listUsedPosts, pseudonymise, withoutPosts } from './retention.policy';
import { toSocialEvidence } from './social.evidence';
import type { SocialEvidence, SocialPost } from './social.types';
import { buildAuthor, buildPost, fireTopic } from './testing/samples';
import { topicFocus } from './topic/topic-focus.policy';

const AT = '2026-05-01T00:00:00.000Z';
const post = (handle: string, id: string, content: string, over: Partial<SocialPost> = {}): SocialPost =>
  buildPost(content, {
    ...over,
    platform: 'x',
    id,
    url: `https://x.com/${handle}/status/${id}`,
    author: buildAuthor(handle),
  });
const mira = post('mira_hollis', '11', 'Flames out of the roof at Larkspur Castings, I can see it from my porch');
const tomas = post('tomas', '12', 'Larkspur Castings is burning, says @mira_hollis and @someone.else', {
  pictures: ['https://cdn.example/plain/did-of-tomas/1.jpg'],
  timestamp: '2026-03-09T13:30:00.000Z',
});
const evidence: SocialEvidence = toSocialEvidence(
  [mira, tomas].map((one) => ({
    post: one,
    relevance: {
      relevant: true,
      value: 1,
      reasons: [
        createReason('telling.hearsay', { words: 'mira_hollis says' }),
        createReason('post.names', { names: ['mira_hollis'] }),
      ],
    },
  })),
  [],
  topicFocus(fireTopic(), new Date(AT)),
);
const nameOf = (platform: string, handle: string) => `account-${platform.length}${handle.length}`;

describe('pseudonymise', () => {
  const hidden = pseudonymise(evidence, new Set(), nameOf, AT);

  it('removes handles everywhere, including URLs and texts of others', () => {
    const text = JSON.stringify(hidden);
    for (const handle of ['mira_hollis', '"tomas"', 'someone.else', 'x.com/mira', 'x.com/tomas'])
      expect(text).not.toContain(handle);
    expect(hidden.sources.map(({ url }) => url).sort()).toEqual([
      'https://x.com/i/status/11',
      'https://x.com/i/status/12',
    ]);
    expect(hidden.retention).toEqual({ pseudonymisedAt: AT });
  });

  it('removes image URLs, except of posts that a decision uses', () => {
    const picturesIn = ({ sources }: SocialEvidence) => sources.flatMap(({ pictures }) => pictures ?? []);
    expect(picturesIn(evidence)).toEqual(tomas.pictures);
    expect(picturesIn(hidden)).toEqual([]);
    expect(picturesIn(pseudonymise(evidence, new Set([tomas.url]), nameOf, AT))).toEqual(tomas.pictures);
  });

  it('removes account history, except of accounts that a decision uses', () => {
    expect(evidence.sources.map(({ account }) => account?.ageDays)).toEqual([1893, 1893]);
    expect(hidden.sources.map(({ account }) => account)).toEqual([null, null]);
    const [kept] = pseudonymise(evidence, new Set([mira.url]), nameOf, AT).sources.filter(
      ({ url }) => url === mira.url,
    );
    expect(kept?.account?.ageDays).toBe(1893);
  });

  it('keeps reason codes, and their details except handles', () => {
    const [first] = hidden.sources;
    expect(first?.reasons.slice(0, 2).map(({ code }) => code)).toEqual(['telling.hearsay', 'post.names']);
    expect(toReasonTexts(first?.reasons ?? [])[0]).toMatch(/^Repeats what others say \(“account-\d+ says”\)\.$/);
  });

  it('maps each account to one pseudonym and keeps all assessments', () => {
    const names = new Map(hidden.sources.map(({ author, postId }) => [author, postId]));
    expect(names.size).toBe(2);
    expect(hidden.timeline.moments.every(({ author }) => names.has(author))).toBe(true);
    expect(hidden).toMatchObject({
      independentAccounts: evidence.independentAccounts,
      credibility: evidence.credibility,
    });
    expect(hidden.sources.map(({ authorCredibility }) => authorCredibility)).toEqual(
      evidence.sources.map(({ authorCredibility }) => authorCredibility),
    );
  });

  it('leaves posts unchanged if it pseudonymizes them a second time', () =>
    expect(pseudonymise(hidden, new Set(), nameOf, AT).sources.map(({ content }) => content)).toEqual(
      hidden.sources.map(({ content }) => content),
    ));

  it('keeps posts that a decision uses unchanged', () => {
    const kept = pseudonymise(evidence, new Set([mira.url]), nameOf, AT);
    expect(kept.sources.find(({ author }) => author === 'mira_hollis')).toMatchObject({
      url: mira.url,
      content: mira.content,
    });
    expect(kept.timeline.moments.find(({ url }) => url === mira.url)?.author).toBe('mira_hollis');
    expect(JSON.stringify(kept)).not.toContain('"tomas"');
  });

  it('keeps only the host for a network whose URLs contain account names', () => {
    const toot = {
      ...evidence,
      sources: evidence.sources.map((source) => ({
        ...source,
        platform: 'mastodon',
        url: 'https://toot.example/@mira_hollis/5',
        postId: 'https://toot.example/users/mira_hollis/statuses/5',
      })),
    };
    const [source] = pseudonymise(toot, new Set(), nameOf, AT).sources;
    expect(source?.url).toBe('https://toot.example');
    expect(source?.postId).not.toContain('mira');
  });
});

describe('attachedPosts', () => {
  const none = { originUrl: null, notes: [], restsOnAccounts: false };
  it('returns the origin, posts a person named, and accounts that support the decision', () => {
    expect([...listUsedPosts(evidence, none)]).toEqual([]);
    expect([...listUsedPosts(evidence, { ...none, originUrl: mira.url })]).toEqual([mira.url]);
    expect([...listUsedPosts(evidence, { ...none, notes: [`see ${tomas.url} for the picture`] })]).toEqual([tomas.url]);
    expect([...listUsedPosts(evidence, { ...none, restsOnAccounts: true })]).toContain(mira.url);
  });
});

describe('withoutPosts', () => {
  it('removes deleted posts everywhere and keeps the counts of the decision', () => {
    const less = withoutPosts(evidence, new Set(['x 11']), AT);
    expect(JSON.stringify(less)).not.toContain('roof');
    expect(less.sources.map(({ author }) => author)).toEqual(['tomas']);
    expect(less.timeline.moments).toHaveLength(1);
    expect(less.independentAccounts).toBe(evidence.independentAccounts);
    expect(less.retention).toEqual({ checkedAt: AT, dropped: 1 });
    expect(withoutPosts(less, new Set(), AT).retention?.dropped).toBe(1);
  });

  it('keeps a post of another network with the same ID', () =>
    expect(withoutPosts(evidence, new Set(['reddit 11']), AT).sources).toHaveLength(2));
});
