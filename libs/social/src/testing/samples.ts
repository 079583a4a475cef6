import type { Topic } from '@corroborate/domain';
import { buildTopic } from '@corroborate/domain/testing';
import type { SocialAuthor, SocialPost, SocialQuery } from '../social.types';

/** A test topic: a fire at a factory in a small town. */
export const fireTopic = (over: Partial<Topic> = {}): Topic =>
  buildTopic({
    title: 'Fire at Larkspur Castings works in Elm Valley',
    eventDate: '2026-03-09T12:00:00.000Z',
    discoveryDate: '2026-03-09T18:00:00.000Z',
    location: 'Elm Valley, Ohio',
    entities: ['Larkspur Castings', 'Elm Valley', 'Ohio'],
    ...over,
  });

export const buildQuery = (text: string, over: Partial<SocialQuery> = {}): SocialQuery => ({
  strategy: 'name',
  text,
  reason: 'for a test',
  ...over,
});

export const buildAuthor = (handle: string, over: Partial<SocialAuthor> = {}): SocialAuthor => ({
  handle,
  createdAt: '2021-01-01T00:00:00.000Z',
  followers: null,
  following: null,
  posts: null,
  karma: null,
  verified: null,
  verifiedType: null,
  domainHandle: null,
  ...over,
});

let serial = 0;
/** A post one hour after the event with its own author. */
export function buildPost(
  content: string,
  { author, ...over }: Partial<Omit<SocialPost, 'author'>> & { author?: Partial<SocialAuthor> } = {},
): SocialPost {
  serial += 1;
  return {
    platform: 'bluesky',
    id: `post-${serial}`,
    url: `https://social.example/${serial}`,
    author: buildAuthor(
      NAMES[serial % NAMES.length] +
        String.fromCharCode(97 + (serial % 26)) +
        String.fromCharCode(97 + (Math.floor(serial / 26) % 26)),
      author,
    ),
    timestamp: '2026-03-09T13:00:00.000Z',
    content,
    engagement: {},
    links: [],
    replyTo: null,
    repostOf: null,
    community: null,
    place: null,
    ...over,
  };
}
const NAMES = ['mira', 'tomas', 'ines', 'olu', 'petra', 'quin', 'rafe'];

export const callContext = () => ({ investigationId: null, stage: 'social' });
