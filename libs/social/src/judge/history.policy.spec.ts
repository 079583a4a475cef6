import { createReason } from '@corroborate/domain';
import { toSocialEvidence } from '../social.evidence';
import type { AuthorActivity, SocialPost } from '../social.types';
import { fireTopic, buildPost } from '../testing/samples';
import { topicFocus } from '../topic/topic-focus.policy';
import { toOriginAccount, accountHistory } from './history.policy';

const WORDS = 'Flames out of the roof at Larkspur Castings, I can see it from my porch';
const active = (activity: AuthorActivity | null, over: Partial<SocialPost> = {}) =>
  buildPost(WORDS, { ...over, community: 'ohio', author: { createdAt: '2026-02-25T13:00:00.000Z', activity } });
const activity = (inCommunity: number, items: number, removed = 0): AuthorActivity => ({ items, inCommunity, removed });
const codes = (post: SocialPost) => accountHistory(post)?.reasons.map(({ code }) => code);

describe('account history', () => {
  it('includes age at the time of the post, karma, and recent activity if requested', () => {
    expect(accountHistory(active(activity(30, 80)))).toMatchObject({
      ageDays: 12,
      karma: null,
      activity: { items: 80, inCommunity: 30, removed: 0 },
      reasons: [
        createReason('history.age', { days: 12 }),
        createReason('history.regular', { inCommunity: 30, items: 80, community: 'ohio' }),
      ],
    });
  });

  it.each([
    [activity(30, 80), 'history.regular'],
    [activity(2, 80), 'history.items'],
    [activity(0, 80), 'history.newcomer'],
    // Too few posts anywhere for a newcomer.
    [activity(0, 2), 'history.items'],
  ])('distinguishes a regular from a newcomer: %j', (given, code) =>
    expect(codes(active(given))).toEqual(['history.age', code]),
  );

  it.each([
    [activity(9, 10, 4), true],
    [activity(9, 10, 2), false],
    [activity(90, 100, 4), false],
  ])('mentions removed posts if they are many: %j', (given, expected) =>
    expect(codes(active(given))?.includes('history.removed')).toBe(expected),
  );

  it('returns null if the network reports nothing', () =>
    expect(accountHistory(buildPost('Smoke.', { author: { createdAt: null } }))).toBeNull());
});

describe('whether the first account usually covers the field', () => {
  const fieldOf = (...posts: SocialPost[]) => {
    const relevance = { relevant: true, value: 1, reasons: [] };
    const judged = posts.map((post) => ({ post, relevance }));
    const { sources } = toSocialEvidence(judged, [], topicFocus(fireTopic(), new Date('2026-03-10T00:00:00Z')));
    return toOriginAccount(
      sources.find(({ postId }) => postId === posts[0]?.id)!,
      sources,
    );
  };

  it('returns true for a regular, false for a newcomer and null if unknown', () => {
    expect(fieldOf(active(activity(30, 80))).coversField).toBe(true);
    expect(fieldOf(active(activity(0, 80))).coversField).toBe(false);
    expect(fieldOf(active(activity(2, 80)))).toMatchObject({
      coversField: null,
      reasons: [{ code: 'field.unknown' }, { code: 'history.age' }, { code: 'history.items' }],
    });
    expect(fieldOf(active(null)).coversField).toBeNull();
  });

  it('returns true if the account posted more than once on the story', () => {
    const first = active(null);
    const second = { ...active(null), author: first.author, content: 'Larkspur Castings still burns, says my wife.' };
    expect(fieldOf(first, second)).toMatchObject({ coversField: true, reasons: [{ code: 'field.posts' }, {}] });
    expect(fieldOf(first, active(null)).coversField).toBeNull();
  });
});
