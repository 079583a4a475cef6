import type { Article, Topic } from '@corroborate/domain';
import { articleOf, topicOf } from '@corroborate/stance';
import { readLanguage } from '@corroborate/text';
import type { EvidencePassage, LabelledClaim } from './claim.rows';

/** The claim as a newsroom would send it: its words, and the day on which it was made. */
export const claimAsTopic = ({ id, claim, date }: LabelledClaim): Topic =>
  topicOf({ externalId: id, title: claim, eventDate: instant(date) });

/** A passage as a page of its own: what is not given of it (mostly headline and day) stays unknown. */
export function passageAsPage({ url, domain, text, title, date }: EvidencePassage): Article {
  const { tag, basis } = readLanguage({ text, host: domain });
  return articleOf(title ?? '', text, {
    url,
    host: domain,
    site: domain,
    language: tag,
    languageBasis: basis,
    day: instant(date ?? null),
  });
}

const instant = (day: string | null): string | null => (day === null ? null : new Date(day).toISOString());
