import { textOfHtml } from '../../../index/page.text';
import type { Page, World } from '../../../world/world.types';
import type { WorldView } from '../../../world/world.view';
import { bodyOf } from '../../../upstreams/page.body';

/** Letters and digits alone: a reader is shown sentences, with other white space and marks than the page has. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Finds out which page of the world passages come from; what a reader is sent does not say. */
export class PageFinder {
  private constructor(private readonly texts: readonly { url: string; text: string }[]) {}

  static async open(world: Pick<World, 'pages'>, view: WorldView): Promise<PageFinder> {
    const texts = await Promise.all(
      world.pages.map(async (page) => ({ url: page.url, text: await textOf(page, view) })),
    );
    return new PageFinder(texts);
  }

  /** The one that holds most of them, the first of equals; null where none holds half. */
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
  const { body } = await bodyOf(page, view);
  return typeof body === 'string' ? bare(textOfHtml(body).text) : '';
}
