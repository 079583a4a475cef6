import { headlineIn, oneLine, withoutAddresses } from '@corroborate/text';
import type { SocialPost } from '../social.types';

/** The author's own words, without URLs and quoted text (usually a headline). */
export const ownWords = ({ content }: Pick<SocialPost, 'content'>): string =>
  oneLine(withoutAddresses(content).replace(/[“"][^”"]{12,300}[”"]/g, ' '));

/** Everything that shows what the post is about: its text and its links. */
export const matter = (post: SocialPost): string =>
  [withoutAddresses(post.content).replace(/#/g, ' '), ...post.links.slice(0, 3).map(headlineIn)]
    .filter(Boolean)
    .join(' . ');
