import type { Answer, Path } from './calls.ts';

/** Lists of the API that come page by page: their answers name the cursor of the next page. */
export type PagedPath = {
  [P in Path<'get'>]: Answer<'get', P> extends { next_cursor: string | null } ? P : never;
}[Path<'get'>];
/** What such a list is a list of. */
export type ItemOf<P extends PagedPath> = ListOf<Omit<Answer<'get', P>, 'next_cursor'>>;
type ListOf<Page> = Page[keyof Page] extends (infer Item)[] ? Item : never;

interface Page {
  next_cursor: string | null;
}
interface ListInit {
  params?: { query?: object };
}
/** Which page is which list's is known where the client is put together. */
type GetPage = (path: string, init: ListInit) => Promise<Page>;

/** Every page of a list, from `cursor` of the query on or from its beginning. @throws ProblemError */
export async function* iteratePages(
  get: GetPage,
  path: string,
  init: ListInit = {},
): AsyncGenerator<Page, void, undefined> {
  let query = init.params?.query ?? {};
  for (;;) {
    const page = await get(path, { ...init, params: { ...init.params, query } });
    yield page;
    if (page.next_cursor === null) return;
    query = { ...query, cursor: page.next_cursor };
  }
}

/** Every item of a list, page after page. @throws ProblemError */
export async function* iterateItems(
  get: GetPage,
  path: string,
  init?: ListInit,
): AsyncGenerator<unknown, void, undefined> {
  for await (const page of iteratePages(get, path, init)) yield* Object.values(page).find(Array.isArray) ?? [];
}
