/** Turns of speech by which an English report says that it passes on what it could not prove. `like` is one that must be found, and `unlike` one that must not. */
export interface Turn {
  says: string;
  pattern: RegExp;
  like: string;
  unlike: string;
}

const STORY = '(?:reports?|claims?|stor(?:y|ies)|information|accounts?|sale|deal|footage|video|figures?|allegations?|takeover|bid|rumou?rs?|posts?|details)';
const PROVE = '(?:independently )?(?:verif|confirm|corroborat|substantiat|authenticat)\\w*';
const MEDIUM = '(?:websites?|web ?sites?|blogs?|bloggers?|tabloids?|forums?|newsletters?|podcasts?|youtubers?|influencers?|gossip columns?)';

export const UNPROVEN: readonly Turn[] = [
  {
    says: 'it tried to prove the story and could not',
    pattern: new RegExp(`\\b(?:(?:has|have|had|did|could|was|were)(?: not|n't)|unable|failed|cannot|can't) (?:(?:yet |so far |been )*(?:able )?to )?${PROVE} (?:(?:the|this|that|these|those|any of the) (?:\\w+ )?${STORY}\\b|it\\b)`, 'iu'),
    like: 'The paper has not been able to verify the claim.',
    unlike: 'Police have not confirmed how many people were hurt.',
  },
  {
    says: 'nobody who should know confirms it',
    pattern: /\b(?:nobody|no[- ]one|none of (?:them|those))\b[\p{L}' ,-]{0,80}?\b(?:would|could|will|can) (?:confirm|verify|corroborate|stand by)\b/iu,
    like: 'We could find nobody at the club, the league or the fund who would confirm it.',
    unlike: 'Nobody was hurt, the fire service confirmed.',
  },
  {
    says: 'it has it from a site or blog',
    pattern: new RegExp(`\\b(?:an?|one|another|some|several|anonymous|unnamed) (?:[\\p{L}-]+ ){0,2}${MEDIUM} (?:has |have |had )?(?:report|claim|sa(?:id|ys?)\\b|alleg|suggest)|\\b(?:reports?|claims?|stor(?:y|ies)) (?:by|in|on|from) (?:the |an? )?(?:[\\p{L}-]+ ){0,2}${MEDIUM}\\b`, 'iu'),
    like: 'A website has reported that the mill is the target of a bid.',
    unlike: 'The council said on its website that the bridge would open on Monday.',
  },
  {
    says: 'it is talk',
    pattern: /\b(?:talk (?:of|that)|(?:speculation|whispers|chatter|murmurs) (?:of|that|about|over|surrounding))\b|\blinked (?:with|to) (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:move|takeover|bid|buyout|sale|transfer|switch|deal|job|role|exit|return)\b/iu,
    like: 'Club linked with Gulf takeover',
    unlike: 'Residents met to talk about the flood that scientists linked to the dam.',
  },
  {
    says: 'whom it concerns does not want to speak of the story',
    pattern: new RegExp(`\\b(?:would(?: not|n't)|declin(?:e[sd]?|ing) to|refus(?:e[sd]?|ing) to) (?:comment|be drawn|speak) on (?:the |an? |any |these |such )?(?:[\\p{L}-]+ )?(?:reports?|rumou?rs?|speculation|claims?|stor(?:y|ies)|talk)\\b`, 'iu'),
    like: 'The club would not comment on a report that it is to be bought.',
    unlike: 'The company declined to comment on the amount.',
  },
];

/** The first such turn in a text, or null. */
export const unprovenWords = (text: string): string | null => {
  const plain = text.slice(0, 2000).replace(/[’‘]/g, "'");
  for (const { pattern } of UNPROVEN) {
    const hit = pattern.exec(plain)?.[0];
    if (hit !== undefined) return hit;
  }
  return null;
};
