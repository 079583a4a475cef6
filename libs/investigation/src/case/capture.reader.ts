import type { Database } from '@corroborate/db';
import type { Article, Passage } from '@corroborate/domain';
import { CaseHistory } from './case.history';

/** A captured page of an investigation. Its text is untrusted data; never render it as markup. */
export interface CaptureView extends Pick<
  Article,
  'url' | 'finalUrl' | 'title' | 'byline' | 'via' | 'verdict' | 'verdictReason' | 'httpStatus' | 'fetchedAt'
> {
  sourceId: number;
  outlet: string | null;
  /** SHA-256 of the text. */
  contentHash: string;
  /** Null if the text was deleted. */
  text: string | null;
  removedAt: string | null;
  /** Passages on which the case relies, the one for the stance first. Offsets refer to `text`. */
  passages: Passage[];
}

/** The capture of a source of this investigation; null if none. */
export async function readCapture(
  db: Pick<Database, 'sources' | 'stageResults'>,
  investigationId: number,
  sourceId: number,
): Promise<CaptureView | null> {
  const history = new CaseHistory(await db.stageResults.findAll(investigationId));
  const passages = findPassages(history, sourceId);
  const kept = passages ? await db.sources.capture(sourceId) : null;
  if (!passages || !kept) return null;
  const { url, finalUrl, title, outletName, byline, via, verdict, verdictReason, httpStatus, fetchedAt, contentHash } =
    kept.article;
  const page = {
    url,
    finalUrl,
    title,
    outlet: outletName,
    byline,
    via,
    verdict,
    verdictReason,
    httpStatus,
    fetchedAt,
    contentHash,
  };
  return {
    sourceId,
    ...page,
    text: kept.text,
    removedAt: kept.removedAt,
    passages: locatePassages(passages, kept.text),
  };
}

/** Passages the case relies on in an assessed page or collection document; null if the source is neither. */
function findPassages(history: CaseHistory, sourceId: number): (Passage | null)[] | null {
  const weighed = history.latest('cross-reference');
  const source = weighed?.sources.find(({ id }) => id === sourceId);
  const document = collectedCaptures(history).find((one) => one.sourceId === sourceId);
  const quoted = document ? [{ quote: document.quote, start: 0, end: 0 }] : [];
  if (!weighed || !source) return document ? quoted : null;
  const passages = weighed.findings.flatMap(({ evidence }) =>
    evidence.filter((one) => one.sourceId === sourceId && one.stance !== 'unrelated').map(({ passage }) => passage),
  );
  return [source.stance.passage, ...passages];
}

/** Removes duplicate passages, and locates a passage again if the text is not at its stored offsets. */
function locatePassages(passages: (Passage | null)[], text: string | null): Passage[] {
  const places = new Map<string, Passage>();
  for (const passage of passages) {
    const place = passage && locatePassage(passage, text);
    if (place) places.set(`${place.start}-${place.end}`, place);
  }
  return [...places.values()];
}

function locatePassage({ quote, start, end }: Passage, text: string | null): Passage | null {
  if (text === null || text.slice(start, end) === quote) return { quote, start, end };
  const at = quote ? text.indexOf(quote) : -1;
  return at < 0 ? null : { quote, start: at, end: at + quote.length };
}

/** Captured documents of collections, without duplicates: those with findings, and those behind figures. */
export function collectedCaptures(history: Pick<CaseHistory, 'all'>) {
  const found = history.all('records').flatMap(({ collections }) => collections ?? []);
  const all = found.flatMap(({ records, answers = [] }) => [
    ...records.map(({ sourceId, quote }) => ({ sourceId, quote })),
    ...answers.flatMap(({ captured = [] }) => captured.map(({ sourceId, quote }) => ({ sourceId, quote }))),
  ]);
  return [...new Map(all.toReversed().map((one) => [one.sourceId, one])).values()].toReversed();
}
