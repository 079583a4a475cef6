import { extractArticle, type ExtractInput } from './article.extract';
import { extractPdf, type PdfInput } from './pdf/pdf.extract';

/** What a worker thread runs: one page or document in, one article out. */
export default function parse(input: ExtractInput | PdfInput) {
  return 'pdf' in input ? extractPdf(input) : extractArticle(input);
}
