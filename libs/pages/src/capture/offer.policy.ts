import { memoizeByObject } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { VERDICT_RULES } from '../pages.thresholds';
import { createVerdict, type CaptureFacts, type Verdict } from './verdict.types';

const PAYWALL = lexicon('any', 'page-walls', 'paywall').pattern;
const EXCLUSIVE_OFFERS = ['exclusive', 'meter'].map((section) => lexicon('any', 'page-walls', section).pattern);
const READ_ON_PROMPT = lexicon('any', 'page-walls', 'read-on').pattern;
const ABOUT_READING = lexicon('any', 'page-walls', 'reading').pattern;
const OTHER_OFFERS = lexicon('any', 'page-walls', 'other-offers').pattern;
const PRICE = lexicon('any', 'page-walls', 'price').pattern;
const OFFER = lexicon('any', 'page-walls', 'offer').pattern;
const REGISTRATION = lexicon('any', 'page-walls', 'registration').pattern;
const WITHHELD = lexicon('any', 'page-walls', 'withheld').pattern;
const CONSENT = lexicon('any', 'page-walls', 'consent').pattern;
const LOGIN = lexicon('any', 'page-walls', 'login').pattern;

/** Verdict if a subscription, payment or login is required before the rest of the text is shown. */
export function judgeReaderWall(f: CaptureFacts): Verdict | null {
  const pay = paywall(f);
  if (pay) return pay;
  if (f.bodyWords < VERDICT_RULES.teaserWords && (isPrompted(f, LOGIN) || isLoginForm(f)))
    return createVerdict('login-wall', 'The page shows little text and a login form.');
  return judgeOfferBelow(f);
}

/** Titles and prompts, except those about newsletters, comments and similar offers. Long texts need none. */
const promptLines = memoizeByObject(({ title, prompts }: CaptureFacts): string[] =>
  `${title}\n${prompts}`.split('\n').filter((line) => !OTHER_OFFERS.test(line) || READ_ON_PROMPT.test(line)),
);

const isPrompted = (f: CaptureFacts, pattern: RegExp): boolean =>
  promptLines(f).some((line) => pattern.test(line) && isWithholdingPrompt(line, f));

/**
 * Every page of an outlet may offer a subscription or login; below a finished text, only a prompt about reading counts.
 */
const isWithholdingPrompt = (line: string, { body }: CaptureFacts): boolean =>
  ABOUT_READING.test(line) || READ_ON_PROMPT.test(line) || !isFinished(body, FINISHED_BRIEF);

const isLoginForm = (f: CaptureFacts): boolean =>
  f.passwordFields > 0 && f.bodyWords < VERDICT_RULES.minArticleWords * 2 && !f.hasArticleMarkup;

function paywall(f: CaptureFacts): Verdict | null {
  const isShort = f.bodyWords < VERDICT_RULES.shortPageWords;
  const cutOff = isShort && (endsMidway(f.body) || PAYWALL.test(f.body.slice(-400)));
  if (f.withheld || ((isShort || cutOff) && promptLines(f).some((line) => WITHHELD.test(line))))
    return createVerdict('paywall', 'The rest of the text is for subscribers or members only.');
  const missing = f.declaredWords !== null && f.bodyWords < f.declaredWords * VERDICT_RULES.declaredShare;
  const teaser = f.bodyWords < VERDICT_RULES.teaserWords;
  const isOpen = f.paidPartShown && isFinished(f.body, FINISHED_ARTICLE) && !missing;
  if (f.free === false && !isOpen && (missing || teaser || cutOff))
    return createVerdict('paywall', 'The page is not free, and only part of its text is shown.');
  if ((teaser || (missing && isShort) || cutOff) && isPrompted(f, PAYWALL))
    return createVerdict('paywall', `Only ${f.bodyWords} words are shown next to a subscription prompt.`);
  return null;
}

/** A line that asks for a subscription or registration to read on, below the start of an article. */
function judgeOfferBelow(f: CaptureFacts): Verdict | null {
  const { body, bodyWords, gated } = f;
  if (bodyWords >= VERDICT_RULES.teaserWords || isFinished(body, FINISHED_ARTICLE)) return null;
  if (gated) return createVerdict('paywall', `Only ${bodyWords} words are shown above a paywall.`);
  const below = f.below.filter((line) => !CONSENT.test(line));
  const readOn = below.flatMap((_, at) => lineVariants(below, at)).filter((text) => READ_ON_PROMPT.test(text));
  const further = isFinished(body, FINISHED_BRIEF) ? [] : below.filter((line) => isAboutReading(line, body));
  const asking = [...readOn, ...further];
  const isKeptBack = below.some((line) => EXCLUSIVE_OFFERS.some((pattern) => pattern.test(line)));
  if (isKeptBack || asking.some((text) => OFFER.test(text)) || readOn.some((text) => PRICE.test(text)))
    return createVerdict('paywall', `Only ${bodyWords} words are shown above a subscription offer.`);
  return asking.some((text) => REGISTRATION.test(text))
    ? createVerdict('login-wall', `Only ${bodyWords} words are shown above a registration form.`)
    : null;
}

/**
 * Short news may be complete: it then has several paragraphs and a finished last sentence. Cut texts show one or two
 * paragraphs.
 */
export const isFinished = (body: string, { paragraphs, chars }: { paragraphs: number; chars: number }): boolean =>
  body.split(/\n+/).filter((one) => latinLength(one) >= chars).length >= paragraphs && !endsMidway(body);
export const FINISHED_ARTICLE = { paragraphs: 3, chars: 80 };
const FINISHED_BRIEF = { paragraphs: 2, chars: 50 };

/** Length in Latin letters; one Chinese, Japanese or Korean character stands for about three of them. */
const latinLength = (text: string): number => text.length + 2 * (text.match(CJK_CHARS)?.length ?? 0);
const CJK_CHARS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/** Whether a line is about access to the article rather than part of it. */
const isAboutReading = (line: string, body: string): boolean =>
  ABOUT_READING.test(line) && !OTHER_OFFERS.test(line) && !body.includes(line) && !line.includes('©');

/** The line, and the line with the next two if all are short: a heading, its offer and a button. */
function lineVariants(lines: readonly string[], at: number): string[] {
  const three = lines.slice(at, at + 3);
  return [three[0] ?? '', ...(three.every(({ length }) => length <= NEIGHBOR_CHARS) ? [three.join(' ')] : [])];
}
const NEIGHBOR_CHARS = 100;

/** Whether the text is a teaser cut in mid-sentence: "… and the minister then" or an ellipsis. */
function endsMidway(body: string): boolean {
  const end = body.trimEnd().slice(-3);
  return body.length > 100 && (/(?:…|\.\.\.|\[…\])$/.test(end) || /[\p{Ll},;–—-]$/u.test(end));
}
