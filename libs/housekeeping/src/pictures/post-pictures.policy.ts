import type { SocialSource } from '@corroborate/social';

/** Maximum posts, in the order of importance given by the social stage. */
const MAX_POSTS = 6;
/** Maximum pictures per case; many posts on one event show the same few pictures. */
const MAX_PICTURES = 8;

export interface PostPicture {
  network: string;
  url: string;
}

/** Pictures of posts that report or deny the story; for posts that only share a page, the page is stored instead. */
export function selectPostPictures(posts: readonly SocialSource[]): PostPicture[] {
  const speaking = posts.filter(
    ({ voice, pictures }) => (voice === 'tells' || voice === 'denies') && pictures !== undefined,
  );
  const found = new Map<string, PostPicture>();
  for (const { platform: network, pictures = [] } of speaking.slice(0, MAX_POSTS))
    for (const url of pictures) found.set(url, { network, url });
  return [...found.values()].slice(0, MAX_PICTURES);
}
