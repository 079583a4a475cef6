import type { Article, Topic } from '@corroborate/domain';
import { readLanguage } from '@corroborate/text';
import { givenArticle } from '../../../test/golden/given.article';
import { storedTopic } from '../../../test/golden/stored.topic';
import type { EvidencePassage, LabelledClaim } from './claim.rows';

/** The claim as a newsroom would send it: its words, and the day on which it was made. */
export const claimAsTopic = ({ id, claim, date }: LabelledClaim): Topic =>
  storedTopic(
    {
      externalId: id,
      title: claim,
      eventDate: instant(date),
      newsworthinessScore: 80,
      status: 'approved',
      verificationStatus: 'unverified',
      sourceCount: 0,
    },
    1,
  );

/** A passage as a page of its own: what is not given of it (mostly headline and day) stays unknown. */
export function passageAsPage({ url, domain, text, title, date }: EvidencePassage): Article {
  const { tag, basis } = readLanguage({ text, host: domain });
  return givenArticle({
    url,
    site: domain,
    title: title ?? '',
    text,
    language: tag,
    languageBasis: basis,
    day: instant(date ?? null),
  });
}

const instant = (day: string | null): string | null => (day === null ? null : new Date(day).toISOString());
