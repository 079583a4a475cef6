import type { SocialSource } from '@corroborate/social';
import { selectPostPictures } from './post-pictures.policy';

// A post has about thirty more fields, which are not used here.
const post = (n: number, over: Partial<SocialSource> = {}): SocialSource =>
  ({
    platform: 'bluesky',
    postId: `${n}`,
    voice: 'tells',
    pictures: [`https://cdn.example/${n}.jpg`],
    ...over,
  }) as never;
const wanted = (...posts: SocialSource[]) => selectPostPictures(posts).map(({ url }) => url);

describe('post pictures', () => {
  it('selects the pictures of posts that report or deny the story, with their network', () => {
    expect(selectPostPictures([post(1, { platform: 'mastodon' }), post(2, { voice: 'denies' })])).toEqual([
      { network: 'mastodon', url: 'https://cdn.example/1.jpg' },
      { network: 'bluesky', url: 'https://cdn.example/2.jpg' },
    ]);
    expect(wanted(post(1, { voice: 'asks' }), post(2, { voice: 'passes-on' }))).toEqual([]);
    expect(wanted(post(1, { pictures: undefined }))).toEqual([]);
  });

  it('requests each post picture once, at most eight in total, from the first six posts', () => {
    const same = { pictures: ['https://cdn.example/same.jpg'] };
    expect(wanted(post(1, same), post(2, same))).toEqual(['https://cdn.example/same.jpg']);
    const two = (n: number) =>
      post(n, { pictures: [`https://cdn.example/${n}a.jpg`, `https://cdn.example/${n}b.jpg`] });
    expect(wanted(...[1, 2, 3, 4, 5].map(two))).toHaveLength(8);
    expect(wanted(...[1, 2, 3, 4, 5, 6, 7].map((n) => post(n)))).toHaveLength(6);
  });
});
