import { extractHtmlText } from '../../../index/page.text';
import type { Page, World } from '../../../world/world.types';
import type { WorldView } from '../../../world/world.view';
import { buildBody } from '../../../upstreams/page.body';

/** Letters and digits only: readers get sentences with other white space and punctuation than the page. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Identifies the page of the world from its passages, because requests do not name it. */
export class PageFinder {
  private constructor(private readonly texts: readonly { url: string; text: string }[]) {}

  static async open(world: Pick<World, 'pages'>, view: WorldView): Promise<PageFinder> {
    const texts = await Promise.all(
      world.pages.map(async (page) => ({ url: page.url, text: await textOf(page, view) })),
    );
    return new PageFinder(texts);
  }

  /** The page that contains most of them, the first of equals; null if none contains half. */
  find(passages: readonly string[]): string | null {
    const wanted = passages.map(bare).filter((text) => text.length >= 20);
    let best = { url: '', held: 0 };
    for (const { url, text } of this.texts) {
      const held = wanted.filter((passage) => text.includes(passage)).length;
      if (held > best.held) best = { url, held };
    }
    return best.held > 0 && best.held * 2 >= wanted.length ? best.url : null;
  }
}

async function textOf(page: Page, view: WorldView): Promise<string> {
  const { body } = await buildBody(page, view);
  return typeof body === 'string' ? bare(extractHtmlText(body).text) : '';
}
