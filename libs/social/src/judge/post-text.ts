import { withoutAddresses } from '../text/plain-text';
import type { SocialPost } from '../social.types';

/** The writer's own words: addresses and what stands in quotation marks (mostly a headline) taken out. */
export const ownWords = ({ content }: Pick<SocialPost, 'content'>): string =>
  withoutAddresses(content)
    .replace(/[“"][^”"]{12,300}[”"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Words in the path of an address: `/2026/03/dam-inspection-ordered` tells what the linked page is about. */
function slugWords(link: string): string {
  const path = URL.parse(link)?.pathname ?? '';
  const slug = path.split('/').sort((a, b) => b.split('-').length - a.split('-').length)[0] ?? '';
  return slug.split('-').length < 3
    ? ''
    : safeDecode(slug)
        .replace(/[-_.]+/g, ' ')
        .slice(0, 300);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** All that tells what the post is about: its words, and those of the pages it points to. */
export const matter = (post: SocialPost): string =>
  [withoutAddresses(post.content).replace(/#/g, ' '), ...post.links.slice(0, 3).map(slugWords)]
    .filter(Boolean)
    .join(' . ');
