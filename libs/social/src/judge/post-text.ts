import { headlineIn, oneLine, withoutAddresses } from '@corroborate/text';
import type { SocialPost } from '../social.types';

/** The writer's own words: addresses and what stands in quotation marks (mostly a headline) taken out. */
export const ownWords = ({ content }: Pick<SocialPost, 'content'>): string =>
  oneLine(withoutAddresses(content).replace(/[“"][^”"]{12,300}[”"]/g, ' '));

/** All that tells what the post is about: its words, and those of the pages it points to. */
export const matter = (post: SocialPost): string =>
  [withoutAddresses(post.content).replace(/#/g, ' '), ...post.links.slice(0, 3).map(headlineIn)]
    .filter(Boolean)
    .join(' . ');
