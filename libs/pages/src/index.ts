export { emptyArticle, extractArticle, type ExtractInput } from './article.extract';
export { withinBounds } from './bounds.policy';
export { decodeHtml } from './charset';
export { writtenDay } from './dates/day';
export { PageReader, type PageReaderDeps } from './page.reader';
export { ParsePool, type ParsePoolOptions } from './parse.pool';
export { FakeDoor, type FakePage } from './testing/fake-door';
