export { emptyArticle, extractArticle } from './article.extract';
export { parseAnswer } from './answer.parser';
export { withinBounds } from './bounds.policy';
export { decodeHtml } from './charset';
export { writtenDay } from './dates/day';
export { PageReader } from './page.reader';
export { ParsePool, type ThreadJob } from './parse.pool';
export { PictureFetcher } from './pictures/picture.fetcher';
export type { SecondLook, Validators } from './second-look';
