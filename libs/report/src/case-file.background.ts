import type { RelatedTopic } from '@corroborate/context';
import { sentencesOf } from '@corroborate/domain';
import { historyLines, precedentsLine } from './background.builder';
import { clip } from './case-file.words';
import type { CaseData } from './case.types';

export const factCheckLines = ({ factChecks: found }: CaseData): string[] =>
  (found ?? []).map(
    (check) =>
      `${check.publisher} (tier ${check.tier}): “${clip(check.rating, 40)}” on “${clip(check.claim)}” ${check.url}`,
  );

export const recordLines = ({ registers }: CaseData): string[] =>
  (registers?.records ?? []).map(
    ({ bearing, title, date, register, reasons, url }) =>
      `${bearing}: ${title}${date ? ` (${date.slice(0, 10)})` : ''}, ${register}: ` +
      `${clip(sentencesOf(reasons).join(' '))} ${url}`,
  );

export function historyOf(data: CaseData): string[] {
  const note = precedentsLine(data)?.note;
  return [
    ...(note ? [note] : []),
    ...historyLines(data).map(
      ({ when, quote, source_name, source_url }) =>
        `${when ?? 'no date'}: “${clip(quote)}” ${source_name} ${source_url}`,
    ),
  ];
}

/**
 * When it was told, and whether something like it was told long before; a note for the reviewer, no part of the
 * decision.
 */
export function coverageLines({ context }: CaseData): string[] {
  const { volume, retellings = [] } = context ?? {};
  return [
    ...(volume ? [volumeLine(volume)] : []),
    ...(volume?.note ? [volume.note] : []),
    ...retellings.map(
      ({ title, site, date, url }) =>
        `reads like this event, but is dated ${date.slice(0, 10)}: ${clip(title)} (${site}) ${url}`,
    ),
  ];
}

type Volume = NonNullable<NonNullable<CaseData['context']>['volume']>;

function volumeLine({ provider, query, start, eventDay, dayGiven = true }: Volume): string {
  const day = dayGiven ? `event ${eventDay}` : `no day was given, found ${eventDay}`;
  const told = start === null ? 'no coverage of the event' : `coverage from ${start}, ${day}`;
  const early = dayGiven && start !== null && start < eventDay ? EARLY : '';
  return `${provider}, “${query}”: ${told}${early}`;
}

/** What is counted are reports with these words. */
const EARLY = ' (what is told before the day is no report of it: it has the same words, or the day is not right)';

/** Told so that nobody takes them for proof. */
export function relatedLines({ related }: CaseData): string[] {
  const lines = (topics: RelatedTopic[], what: string) =>
    topics.map(
      ({ topicId, title, verificationStatus, date, reasons }) =>
        `${what}: ${clip(title)} (topic ${topicId}, ${verificationStatus}${date ? `, ${date.slice(0, 10)}` : ''}): ` +
        clip(sentencesOf(reasons).join('; ')),
    );
  const told = related ? [...lines(related.sameEvent, 'same event'), ...lines(related.sameSeries, 'same series')] : [];
  return told.length > 0 ? ['context, never evidence', ...told] : [];
}
