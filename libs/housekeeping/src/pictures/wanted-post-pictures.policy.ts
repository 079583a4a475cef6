import type { SocialSource } from '@corroborate/social';

/** Posts looked at, the most telling first, as the stage of the networks orders them. */
const MOST_POSTS = 6;
/** Pictures of one case; a burst of posts shows the same few. */
const MOST_PICTURES = 8;

export interface PostPicture {
  network: string;
  url: string;
}

/** Pictures of posts that tell the story or deny it; of those that only hand something on the page is kept. */
export function wantedPostPictures(posts: readonly SocialSource[]): PostPicture[] {
  const speaking = posts.filter(
    ({ voice, pictures }) => (voice === 'tells' || voice === 'denies') && pictures !== undefined,
  );
  const found = new Map<string, PostPicture>();
  for (const { platform: network, pictures = [] } of speaking.slice(0, MOST_POSTS))
    for (const url of pictures) found.set(url, { network, url });
  return [...found.values()].slice(0, MOST_PICTURES);
}
