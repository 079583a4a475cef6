const FENCE = /^( *)```[^\n]*\n[\s\S]*?^\1```[^\n]*$/gm;
const INLINE = /`[^`\n]+`/g;

/** Where a page's relative links lead, images among them; what stands in code is none. */
export const listLinks = (page: string): string[] =>
  [
    ...page
      .replace(FENCE, '')
      .replace(INLINE, '')
      .matchAll(/\]\(([^()\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^<?[a-z]+:/.test(target));

/** Anchors of a page's headings, as forges make them. */
export function listAnchors(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of page.replace(FENCE, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = slugOf(heading);
    let anchor = slug;
    for (let nth = 1; anchors.has(anchor); nth++) anchor = `${slug}-${nth}`;
    anchors.add(anchor);
  }
  return anchors;
}

const slugOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** All code of a page: blocks and words in backticks, one piece a line. */
export function extractCode(page: string): string {
  const blocks = [...page.matchAll(FENCE)].map(([block]) => block.replace(/^ *```.*$/gm, ''));
  const words = [...page.replace(FENCE, '').matchAll(INLINE)].map(([word]) => word.slice(1, -1));
  return [...blocks, ...words].join('\n');
}

/** What follows `corroborate` where a page's code calls the command, or shows words that name one between strokes. */
export const extractCommands = (page: string): string[] =>
  extractCode(page)
    .split('\n')
    .map((line) => line.replace(/docker exec corroborate /, '').replace(/\s#.*$/, ''))
    .flatMap((line) => line.split(/ && | \| /))
    .flatMap((line) => /(?:^|[\s/(])corroborate(?:\.js)? +([a-z][^\n`]*)/.exec(line)?.[1] ?? []);
