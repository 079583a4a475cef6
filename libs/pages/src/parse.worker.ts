import { extractArticle, type ExtractInput } from './article.extract';

/** What a worker thread runs: one page in, one article out. */
export default function parse(input: ExtractInput) {
  return extractArticle(input);
}
