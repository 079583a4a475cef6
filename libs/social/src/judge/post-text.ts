import { headlineFromUrl, oneLine, removeUrls } from '@corroborate/text';
import type { SocialPost } from '../social.types';

/** The author's own words, without URLs and quoted text (usually a headline). */
export const withoutQuotedText = ({ content }: Pick<SocialPost, 'content'>): string =>
  oneLine(removeUrls(content).replace(/[“"][^”"]{12,300}[”"]/g, ' '));

/** Everything that shows what the post is about: its text and its links. */
export const textForJudging = (post: SocialPost): string =>
  [removeUrls(post.content).replace(/#/g, ' '), ...post.links.slice(0, 3).map(headlineFromUrl)]
    .filter(Boolean)
    .join(' . ');
