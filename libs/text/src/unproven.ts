/**
 * Turns of speech by which an English report says that it passes on what it could not prove. `like` is one that must be
 * found, and `unlike` one that must not.
 */
export interface Turn {
  says: string;
  pattern: RegExp;
  like: string;
  unlike: string;
}

const STORY =
  '(?:reports?|claims?|stor(?:y|ies)|information|accounts?|sale|deal|footage|video|figures?|allegations?|takeover|bid|rumou?rs?|posts?|details)';
const PROVE = '(?:independently )?(?:verif|confirm|corroborat|substantiat|authenticat)\\w*';
const MEDIUM =
  '(?:websites?|web ?sites?|blogs?|bloggers?|tabloids?|forums?|newsletters?|podcasts?|youtubers?|influencers?|gossip columns?)';

export const UNPROVEN: readonly Turn[] = [
  {
    says: 'it tried to prove the story and could not',
    pattern: new RegExp(
      `\\b(?:(?:has|have|had|did|could|was|were)(?: not|n't)|unable|failed|cannot|can't) (?:(?:yet |so far |been )*(?:able )?to )?${PROVE} (?:(?:the|this|that|these|those|any of the) (?:\\w+ )?${STORY}\\b|it\\b)`,
      'iu',
    ),
    like: 'The paper has not been able to verify the claim.',
    unlike: 'Police have not confirmed how many people were hurt.',
  },
  {
    says: 'nobody who should know confirms it',
    pattern:
      /\b(?:nobody|no[- ]one|none of (?:them|those))\b[\p{L}' ,-]{0,80}?\b(?:would|could|will|can) (?:confirm|verify|corroborate|stand by)\b/iu,
    like: 'We could find nobody at the club, the league or the fund who would confirm it.',
    unlike: 'Nobody was hurt, the fire service confirmed.',
  },
  {
    says: 'it has it from a site or blog',
    pattern: new RegExp(
      `\\b(?:an?|one|another|some|several|anonymous|unnamed) (?:[\\p{L}-]+ ){0,2}${MEDIUM} (?:has |have |had )?(?:report|claim|sa(?:id|ys?)\\b|alleg|suggest)|\\b(?:reports?|claims?|stor(?:y|ies)) (?:by|in|on|from) (?:the |an? )?(?:[\\p{L}-]+ ){0,2}${MEDIUM}\\b`,
      'iu',
    ),
    like: 'A website has reported that the mill is the target of a bid.',
    unlike: 'The council said on its website that the bridge would open on Monday.',
  },
  {
    says: 'it is talk',
    pattern:
      /\b(?:talk (?:of|that)|(?:speculation|whispers|chatter|murmurs) (?:of|that|about|over|surrounding))\b|\blinked (?:with|to) (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:move|takeover|bid|buyout|sale|transfer|switch|deal|job|role|exit|return)\b/iu,
    like: 'Club linked with Gulf takeover',
    unlike: 'Residents met to talk about the flood that scientists linked to the dam.',
  },
  {
    says: 'whom it concerns does not want to speak of the story',
    pattern: new RegExp(
      `\\b(?:would(?: not|n't)|declin(?:e[sd]?|ing) to|refus(?:e[sd]?|ing) to) (?:comment|be drawn|speak) on (?:the |an? |any |these |such )?(?:[\\p{L}-]+ )?(?:reports?|rumou?rs?|speculation|claims?|stor(?:y|ies)|talk)\\b`,
      'iu',
    ),
    like: 'The club would not comment on a report that it is to be bought.',
    unlike: 'The company declined to comment on the amount.',
  },
];

/**
 * Turns of speech of an English sentence by which what it speaks of did not come about. Only where they stand in the
 * very sentence: other things come to nothing beside it.
 */
export const UNFULFILLED: readonly Turn[] = [
  {
    says: 'it was to have happened',
    pattern:
      /\b(?:was|were) (?:to have|supposed to|meant to have)\b|\b(?:should|ought to) have (?:been|begun|started|opened|come|gone|taken)\b|\bhad been (?:due|scheduled|expected|set|slated) to\b/iu,
    like: 'Monday was to have been the day when the plant began to run.',
    unlike: 'The plant is to begin on Monday.',
  },
  {
    says: 'it is late or missed what it was for',
    pattern:
      /\bmiss(?:es|ed) (?:its |the |their |a )?(?:(?:main|primary|own|promised|planned) )?(?:start(?:ing)?(?: date)?|opening(?: date)?|launch(?: date)?|deadline|date|target|goal|end ?points?|aim)\b/iu,
    like: 'Hydrogen plant misses start date',
    unlike: 'The striker missed the bus to the match.',
  },
  {
    says: 'who looked for it found nothing of the kind',
    pattern:
      /\b(?:f(?:inds?|ound)|show(?:s|ed|n)?|s(?:ees?|aw|een)|detect(?:s|ed)?|observ(?:es|ed)|made|makes) (?:no|little) (?:[\p{L}]+ly )?(?:significant |measurable |clear |real )?(?:differences?|effects?|benefits?|evidence|links?|improvements?|changes?|increases?|reductions?|proof|support|trace|sign)\b|\bno (?:statistically )?significant\b|\b(?:did|does|do|fared?|perform(?:s|ed)?|work(?:s|ed)?) no better\b|\bfail(?:s|ed) to (?:show|meet|reach|beat|prove)\b/iu,
    like: 'A trial has found no significant difference between the capsule and a placebo.',
    unlike: 'The study found a difference of three days.',
  },
];

/** The first turn in a text by which its writer could not prove what he passes on, or null. */
export const unprovenWords = (text: string): string | null => firstOf(UNPROVEN, text);

/** The first turn in a sentence by which what it speaks of did not come about, or null. */
export const unfulfilledWords = (text: string): string | null => firstOf(UNFULFILLED, text);

function firstOf(turns: readonly Turn[], text: string): string | null {
  const plain = text.slice(0, 2000).replace(/[’‘]/g, "'");
  for (const { pattern } of turns) {
    const hit = pattern.exec(plain)?.[0];
    if (hit !== undefined) return hit;
  }
  return null;
}
