import type { Page } from '../../world/world.types';
import { readBody } from '../page.body';
import type { UpstreamContext } from '../upstream.types';

/** A page of the world that shows a picture, with the address of the file. */
export interface Showing {
  page: Page;
  image: string;
}

/** Pages that show a file of the same motif as these bytes, whatever its size and packing; none where it has none. */
export async function pagesShowing(bytes: Buffer, { world }: Pick<UpstreamContext, 'world'>): Promise<Showing[]> {
  const motif = await motifOf(bytes, world.pages);
  if (motif === null) return [];
  const images = world.pages.filter((page) => page.motif === motif).map(({ url }) => url);
  return world.pages.flatMap((page) => {
    const image = images.find((url) => page.html?.includes(`"${url}"`));
    return image === undefined ? [] : { page, image };
  });
}

async function motifOf(bytes: Buffer, pages: readonly Page[]): Promise<string | null> {
  for (const { file, motif } of pages)
    if (file !== undefined && motif !== undefined && bytes.equals(Buffer.from((await readBody(file)).body)))
      return motif;
  return null;
}

/** What begins as no picture is none. */
export const isPicture = (bytes: Buffer): boolean =>
  ['ffd8ff', '89504e47', '52494646', '47494638'].some((head) => bytes.toString('hex', 0, 4).startsWith(head));
