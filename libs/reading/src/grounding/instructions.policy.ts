import { lexicon, lexiconSections } from '@corroborate/text';

/** Maximum number of characters examined; prompt injections are shorter. */
const MAX_CHARS = 2_000;

const instructionLexicon = (section: string) => lexicon('any', 'orders-to-machines', section);
const listSectionPatterns = (kind: string): RegExp[] =>
  [...lexiconSections('any', 'orders-to-machines')]
    .filter(([name]) => name.startsWith(`${kind}-`))
    .map(([, { pattern }]) => pattern);

/** "Ignore all previous instructions" and "forget what you were told", in the most common languages. */
const DISREGARD = listSectionPatterns('disregard');

const AI_NAMES = `(?:${instructionLexicon('machine').source})`;
/** Has no leading `\b`, because some callers require a position in the sentence. */
const MACHINE_NAME = `(?:the |all |any |dear )?(?:${instructionLexicon('machine').source})`;
const ORDER = `(?:${instructionLexicon('order').source})`;
const REQUESTED_OUTCOME = `(?:${instructionLexicon('wanted').source})`;
/** What the instruction is about: the page, or a verdict. */
const CONTENT = instructionLexicon('content').pattern;

/** Instructions in the third person. News is allowed, because laws and officials also say what AI must do. */
const THIRD_PERSON = new RegExp(
  `(?:^|[^\\p{L}])${AI_NAMES}(?:[^.!?]{0,80}?)[\\s,]${ORDER}\\s[^.!?]{0,80}${REQUESTED_OUTCOME}[^.!?]{0,80}`,
  'iu',
);

const TO_AI = '(?:(?:to|for|an|aux?|para|a|per)\\s|[:,—–-])';
/** An AI system is addressed if a pause or an imperative follows its name, unlike in "AI tools were used". */
const IMPERATIVE = `\\s(?:${instructionLexicon('spoken-to').source})(?!\\p{L})`;
const CALL_END = `(?:s|en)?(?:\\s*(?:[:,;.!—–-]|$)|${IMPERATIVE})`;
const ADDRESSED_TO_AI: RegExp[] = [
  new RegExp(
    `(?:^|[^\\p{L}])(?:${instructionLexicon('address').source})\\s*${TO_AI}\\s*(?:\\S+\\s+){0,2}${AI_NAMES}${CALL_END}`,
    'iu',
  ),
  new RegExp(`^\\W{0,3}(?:${instructionLexicon('call').source})\\s+${MACHINE_NAME}\\s*[,:!—–-]`, 'iu'),
  new RegExp(
    `\\b(?:if|as|since|because) (?:you are |you're )?(?:an? |the )?${AI_NAMES}\\b[^.]{0,40}\\byou(?:r)?\\b`,
    'iu',
  ),
  instructionLexicon('order-east').pattern,
];

/** Chat markup and prescribed verdicts. */
const CHAT_MARKUP = /<\|[a-z_]{2,20}\|>|\[\/?INST\]|<<\/?SYS>>/iu;
const ROLE_HEADER = new RegExp(
  '(?:^|\\n)\\s*(?:#{1,4}\\s*)?(?:system|assistant|developer)\\s*(?:prompt|message|note)?\\s*:\\s[^\\n]{0,200}' +
    `(?:${instructionLexicon('to-a-model').source})`,
  'iu',
);
const DICTATED_PROMPTS = [CHAT_MARKUP, ROLE_HEADER, ...listSectionPatterns('dictated')];

/** News *about* prompt injection contains none. */
const ABOUT_ATTEMPTS = instructionLexicon('about-attempts').pattern;
const ABOUT_RULES = instructionLexicon('about-rules').pattern;

/**
 * Whether the passage contains instructions for an AI system. Pure and deliberately broad: matches are hidden from
 * models, shown to people and cause a review, but have no other effect.
 */
export function isAddressedToAi(passage: string): boolean {
  const text = passage
    .slice(0, MAX_CHARS)
    .normalize('NFKC')
    .replace(/[\p{Cf}\u{E0000}-\u{E01FF}]/gu, '');
  if (ABOUT_ATTEMPTS.test(text)) return false;
  return (
    [...DISREGARD, ...ADDRESSED_TO_AI, ...DICTATED_PROMPTS].some((pattern) => pattern.test(text)) ||
    (CONTENT.test(THIRD_PERSON.exec(text)?.[0] ?? '') && !ABOUT_RULES.test(text))
  );
}
