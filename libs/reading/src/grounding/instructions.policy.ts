import { lexicon, lexiconSections } from '@corroborate/text';

/** Maximum characters examined; prompt injections are shorter. */
const MAX_CHARS = 2_000;

const orders = (section: string) => lexicon('any', 'orders-to-machines', section);
const sectionsOf = (kind: string): RegExp[] =>
  [...lexiconSections('any', 'orders-to-machines')]
    .filter(([name]) => name.startsWith(`${kind}-`))
    .map(([, { pattern }]) => pattern);

/** "Ignore all previous instructions" and "forget what you were told", in the most common languages. */
const DISREGARD = sectionsOf('disregard');

const MACHINE = `(?:${orders('machine').source})`;
/** Has no leading `\b`: callers add one where the position in the sentence requires it. */
const MACHINE_NAME = `(?:the |all |any |dear )?(?:${orders('machine').source})`;
const ORDER = `(?:${orders('order').source})`;
const WANTED = `(?:${orders('wanted').source})`;
/** Object of the instruction: the page, or a verdict. */
const CONTENT = orders('content').pattern;

/** Instructions in the third person. Laws and officials also speak of AI this way, so news about that is allowed. */
const THIRD_PERSON = new RegExp(
  `(?:^|[^\\p{L}])${MACHINE}(?:[^.!?]{0,80}?)[\\s,]${ORDER}\\s[^.!?]{0,80}${WANTED}[^.!?]{0,80}`,
  'iu',
);

const TO_READERS = '(?:(?:to|for|an|aux?|para|a|per)\\s|[:,—–-])';
/** An AI system is addressed if a pause or an imperative follows its name, unlike in "AI tools were used". */
const ORDERED = `\\s(?:${orders('spoken-to').source})(?!\\p{L})`;
const SPOKEN_TO = `(?:s|en)?(?:\\s*(?:[:,;.!—–-]|$)|${ORDERED})`;
const ADDRESSED: RegExp[] = [
  new RegExp(
    `(?:^|[^\\p{L}])(?:${orders('address').source})\\s*${TO_READERS}\\s*(?:\\S+\\s+){0,2}${MACHINE}${SPOKEN_TO}`,
    'iu',
  ),
  new RegExp(`^\\W{0,3}(?:${orders('call').source})\\s+${MACHINE_NAME}\\s*[,:!—–-]`, 'iu'),
  new RegExp(
    `\\b(?:if|as|since|because) (?:you are |you're )?(?:an? |the )?${MACHINE}\\b[^.]{0,40}\\byou(?:r)?\\b`,
    'iu',
  ),
  orders('order-east').pattern,
];

/** Chat markup and dictated verdicts. */
const MARK_UP = /<\|[a-z_]{2,20}\|>|\[\/?INST\]|<<\/?SYS>>/iu;
const SPEAKER = new RegExp(
  '(?:^|\\n)\\s*(?:#{1,4}\\s*)?(?:system|assistant|developer)\\s*(?:prompt|message|note)?\\s*:\\s[^\\n]{0,200}' +
    `(?:${orders('to-a-model').source})`,
  'iu',
);
const DICTATED = [MARK_UP, SPEAKER, ...sectionsOf('dictated')];

/** News *about* prompt injections is not one. */
const ABOUT_ATTEMPTS = orders('about-attempts').pattern;
const ABOUT_RULES = orders('about-rules').pattern;

/**
 * Whether the passage contains instructions to an AI system. Pure and deliberately broad: matches are hidden from
 * models, shown to people and raise a review, but decide nothing else.
 */
export function speaksToMachines(passage: string): boolean {
  const text = passage
    .slice(0, MAX_CHARS)
    .normalize('NFKC')
    .replace(/[\p{Cf}\u{E0000}-\u{E01FF}]/gu, '');
  if (ABOUT_ATTEMPTS.test(text)) return false;
  return (
    [...DISREGARD, ...ADDRESSED, ...DICTATED].some((pattern) => pattern.test(text)) ||
    (CONTENT.test(THIRD_PERSON.exec(text)?.[0] ?? '') && !ABOUT_RULES.test(text))
  );
}
