import { randomUUID } from 'node:crypto';
import {
  futureNotice,
  CorroborateError,
  isFutureDay,
  parseMoment,
  sha256,
  createSubmissionReader,
  DEFAULT_NEWSWORTHINESS,
  createTopicReader,
  type IntakeFault,
  type TopicDraft,
} from '@corroborate/domain';
import type { TopicPage } from '@corroborate/investigation';

/** Arguments that describe a story. */
export interface Story {
  /** Null if only a URL was given; the page is then read. */
  headline: string | null;
  /** Page on which the story was found; never counts as a source. */
  url: string | null;
  text: string | null;
  /** Stated date of the event, ISO 8601. */
  date: string | null;
  place: string | null;
  /** BCP 47. */
  language: string | null;
}

/** A story ready to submit. */
export type TitledStory = Story & { headline: string };

/** Fills missing values of the story from its page. */
export const fillFromPage = (story: Story, page: TopicPage): TitledStory => ({
  ...story,
  headline: story.headline ?? page.title,
  text: story.text ?? page.text,
  date: story.date ?? page.day,
  language: story.language ?? page.language,
});

/** Derived from the arguments, not the page, so the same call gives the same topic. */
export const buildExternalId = ({ headline, url }: Story): string =>
  `cli-${sha256(`${headline ?? ''}\n${url ?? ''}`).slice(0, 16)}`;

/** The topic as accepted by `POST /api/topics`. */
export const toTopicFields = (story: TitledStory, externalId: string, now: Date) => ({
  external_id: externalId,
  title: story.headline,
  url: story.url,
  article_text: story.text,
  event_date: story.date,
  location: story.place,
  language: story.language,
  discovery_date: now.toISOString(),
  newsworthiness_score: DEFAULT_NEWSWORTHINESS,
  status: 'approved',
});

/** The story as accepted by `POST /api/submissions`; the same input always gives the same topic. */
export const toStory = (story: TitledStory, externalId: string) => ({
  submission_id: uuidOf(externalId),
  title: story.headline,
  url: story.url,
  article_text: story.text,
  event_date: story.date,
  location: story.place,
  language: story.language,
});

/** A UUID derived from a text (RFC 9562 version 8: custom). */
function uuidOf(text: string): string {
  const hex = sha256(text);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/**
 * Validates a story against the shared contract.
 * @throws CorroborateError `invalid-input`
 */
export function toTopicDraft(story: TitledStory, externalId: string, now: Date): TopicDraft {
  const read = createTopicReader(() => now)(toTopicFields(story, externalId, now));
  if (read.ok) return read.draft;
  throw invalidStory(read.faults);
}

const invalidStory = (faults: IntakeFault[]): CorroborateError =>
  new CorroborateError('invalid-input', `The story is invalid: ${faults.map(formatFault).join('; ')}.`, {
    hint: 'See `corroborate investigate --help`.',
  });

/**
 * Validates the story before anything is opened or requested.
 * @throws CorroborateError `invalid-input`
 */
export function checkStory(story: Story, now: Date): void {
  const titled = { ...story, headline: story.headline ?? story.url ?? '' };
  const read = createSubmissionReader(() => now, randomUUID)(toStory(titled, buildExternalId(story)));
  if (!read.ok) throw invalidStory(read.faults);
}

/** Notice shown before the investigation; null if none. */
export function findWarning({ date }: Pick<Story, 'date'>, now: Date): string | null {
  const parsed = date === null ? null : parseMoment(date, now);
  return parsed && 'instant' in parsed && isFutureDay(parsed.instant, now) ? futureNotice(parsed.instant) : null;
}

/** Name of each field in error messages; for most, the option that sets it. */
const FIELD_NAMES: Record<string, string> = {
  title: 'The title',
  url: '--url',
  article_text: '--text-file',
  event_date: '--date',
  location: '--place',
  language: '--language',
};
const formatFault = ({ path, detail }: IntakeFault): string =>
  `${FIELD_NAMES[path[0] ?? ''] ?? path.join('.')} ${detail}`;
