export { emptyArticle, extractArticle, type ExtractInput } from './article.extract';
