export { emptyArticle, extractArticle } from './article.extract';
export { parseResponse } from './answer.parser';
export { limitArticleText } from './bounds.policy';
export { decodeHtml } from './charset';
export { localDay } from './dates/day';
export { PageReader } from './page.reader';
export { ParsePool, type ThreadJob } from './parse.pool';
export { PictureFetcher } from './pictures/picture.fetcher';
export type { RecheckResult, Validators } from './second-look';
