import type { Article, Passage } from '@corroborate/domain';
import { printableAll } from '@corroborate/text';
import type { CaseData } from '../case.types';
import type { ReportInput } from '../report/report.input';
import type { Report, ReportSource } from '../report/report.types';
import { sourceList } from '../report/source-list';
import type { CaseFile, StoredCase } from './case-file.types';
import { listSourceParts, listSourcePictures } from './original.files';

/** The exact text of each source, so its SHA-256 matches the capture, with capture details. */
export function evidenceFiles(input: ReportInput, report: Report, stored: StoredCase): CaseFile[] {
  const texts = new Map(sourceList(input).entries.map(({ source, text }) => [source.id, text]));
  return report.sources.flatMap((source): CaseFile[] => {
    const page = source.sourceId === null ? undefined : input.pages.get(source.sourceId);
    const text = page?.text || (texts.get(source.id) ?? '');
    const metadata = {
      ...captureDetails(source, page, input.data),
      files: listSourceParts(source, stored),
      pictures: listSourcePictures(source.sourceId, report, stored),
    };
    return [
      { path: `evidence/web/${source.id}/capture.txt`, text },
      {
        path: `evidence/web/${source.id}/metadata.json`,
        text: `${JSON.stringify(printableAll(metadata), null, 2)}\n`,
      },
    ];
  });
}

function captureDetails(
  { id, sort, title, outlet, url, published, sourceId }: ReportSource,
  page: Article | undefined,
  data: CaseData,
) {
  return {
    id,
    sort,
    title,
    outlet,
    url,
    published,
    /** Round of the investigation in which the source was read; null if unknown. */
    round: data.log?.find(({ sourceIds }) => sourceId !== null && sourceIds.includes(sourceId))?.round ?? null,
    /** True if the text file holds the whole captured text, false if only passages are stored. */
    whole: Boolean(page?.text),
    capture: page
      ? {
          final_url: page.finalUrl,
          captured_at: page.fetchedAt,
          via: page.via,
          verdict: page.verdict,
          http_status: page.httpStatus,
          byline: page.byline,
          language: page.language,
          sha256: page.contentHash,
          claim_reviews: page.claimReviews,
        }
      : null,
    passages: sourceId === null ? [] : passagesOf(sourceId, data),
  };
}

/** Passages used as evidence; offsets in UTF-16 code units. */
function passagesOf(sourceId: number, { sources, findings }: CaseData): Passage[] {
  const stance = sources.find(({ id }) => id === sourceId)?.stance.passage;
  const cited = findings.flatMap(({ evidence }) => evidence.filter((one) => one.sourceId === sourceId));
  const all = [stance, ...cited.map(({ passage }) => passage)].filter((one) => one !== null && one !== undefined);
  return [...new Map(all.map(({ quote, start, end }) => [`${start}-${end}`, { quote, start, end }])).values()];
}
