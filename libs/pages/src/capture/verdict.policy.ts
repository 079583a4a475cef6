import type { CaptureVerdict } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import type { PageScan } from '../markup/scan.types';
import { isGarbled } from './garbled.policy';
import { VERDICT_RULES } from '../pages.thresholds';

/** Facts about one capture, as plain data. */
export interface CaptureFacts extends Pick<PageScan, 'title' | 'truncated' | 'refused' | 'passwordFields'> {
  status: number | null;
  headers: Record<string, string>;
  /** Headings and short lines of the content, without chrome. */
  lines: string[];
  /** Words outside dialogs, navigation, header, footer and asides. */
  contentWords: number;
  /** All visible text including dialogs and chrome, limited to a few thousand characters from each end. */
  visible: string;
  /** Text that may be a subscription or login prompt, without the article's prose and adjacent boxes. */
  prompts: string;
  visibleWords: number;
  /** Short lines below the first paragraph of the body, or in boxes in front of it. */
  below: string[];
  /** True if a visible box is named a paywall or gate by the template. */
  gated: boolean;
  body: string;
  bodyWords: number;
  /** True if the text ended with a line that the rest is for subscribers or members. */
  withheld: boolean;
  /** `isAccessibleForFree` of the page's main entity; null if absent. */
  free: boolean | null;
  /** Word count of the article as declared by `wordCount` or the length of `articleBody`. */
  declaredWords: number | null;
  finalPath: string;
  redirectedToFront: boolean;
  hasArticleMarkup: boolean;
  /** True if URLs of scripts or forms used only by challenge pages were found. */
  challengeMarkup: boolean;
}

export interface Verdict {
  verdict: CaptureVerdict;
  reason: string;
}

const CHALLENGE = lexicon('any', 'page-walls', 'challenge').pattern;
const PAYWALL = lexicon('any', 'page-walls', 'paywall').pattern;
const KEPT_BACK = ['exclusive', 'meter'].map((section) => lexicon('any', 'page-walls', section).pattern);
const READ_ON = lexicon('any', 'page-walls', 'read-on').pattern;
const READING = lexicon('any', 'page-walls', 'reading').pattern;
const OTHER_OFFERS = lexicon('any', 'page-walls', 'other-offers').pattern;
const PRICE = lexicon('any', 'page-walls', 'price').pattern;
const OFFER = lexicon('any', 'page-walls', 'offer').pattern;
const REGISTRATION = lexicon('any', 'page-walls', 'registration').pattern;
const DENIED = lexicon('any', 'page-walls', 'denied').pattern;
const UNSCRIPTED = lexicon('any', 'page-walls', 'unscripted').pattern;
const WITHHELD = lexicon('any', 'page-walls', 'withheld').pattern;
const LOGIN = lexicon('any', 'page-walls', 'login').pattern;
const CONSENT = lexicon('any', 'page-walls', 'consent').pattern;
/** Matched against headlines and short lines only, never against running prose. */
const GONE = lexicon('any', 'page-walls', 'gone').pattern;
const OUT_OF_SERVICE = lexicon('any', 'page-walls', 'out-of-service').pattern;

/** Verdict on a capture, with a reason. The order matters: a wall is recognized by how little the page says. */
export function judgeCapture(f: CaptureFacts): Verdict {
  return refusal(f) ?? httpError(f) ?? walls(f) ?? garbled(f) ?? completeness(f);
}

const verdict = (kind: CaptureVerdict, reason: string): Verdict => ({ verdict: kind, reason });
/** Endings of an automatic excerpt: "[…]"; "Read more…" was removed before. */
const EXCERPT_END = /(?:\[(?:…|\.\.\.|&hellip;)\]|[\p{L},] ?(?:…|\.\.\.))\s*$/u;
const isShort = (f: CaptureFacts): boolean =>
  f.bodyWords < VERDICT_RULES.shortPageWords && f.visibleWords < VERDICT_RULES.shortPageWords * 2;

function refusal(f: CaptureFacts): Verdict | null {
  return f.refused ? verdict('refused', f.refused) : null;
}

function httpError(f: CaptureFacts): Verdict | null {
  const { status } = f;
  if (status === null || status < 400) return null;
  // Only 410 states that the page once existed.
  if (status === 404) return verdict('gone', 'Page not found (HTTP 404).');
  if (status === 410) return verdict('gone', 'The page was removed (HTTP 410).');
  if (status === 451) return verdict('refused', 'Withheld for legal reasons (HTTP 451).');
  if (challengeSigns(f) && [401, 403, 405, 406, 409, 418, 429, 503].includes(status))
    return verdict('challenge', `The server requires a CAPTCHA (HTTP ${status}).`);
  if (status === 401) return verdict('login-wall', 'Login required (HTTP 401).');
  if (status === 402) return verdict('paywall', 'Payment required (HTTP 402).');
  if (status === 403) return verdict('refused', 'Access denied (HTTP 403).');
  if (status === 429) return verdict('error', 'Too many requests (HTTP 429).');
  return verdict('error', `The server returned HTTP ${status}.`);
}

function challengeSigns(f: CaptureFacts): boolean {
  return f.headers['cf-mitigated'] === 'challenge' || f.challengeMarkup || CHALLENGE.test(`${f.title}\n${f.visible}`);
}

function walls(f: CaptureFacts): Verdict | null {
  const short = isShort(f);
  if (f.headers['cf-mitigated'] === 'challenge')
    return verdict('challenge', 'Blocked by the bot protection of the site.');
  if (short && !f.hasArticleMarkup && f.contentWords < VERDICT_RULES.challengeWords && challengeSigns(f))
    return verdict('challenge', 'The page shows a CAPTCHA instead of the article.');
  if (f.redirectedToFront) return verdict('gone', 'The URL now redirects to the home page: the article was removed.');
  if (saysShortly(f, GONE))
    return verdict('gone', 'The page says that the article does not exist, although the server reports success.');
  if (!f.hasArticleMarkup && saysShortly(f, OUT_OF_SERVICE))
    return verdict('error', 'The page says that the site is out of service, although the server reports success.');
  const message = messageOnly(f);
  if (message) return message;
  const prompts = `${f.title}\n${f.prompts}`;
  const pay = paywall(f, prompts);
  if (pay) return pay;
  if (f.bodyWords < VERDICT_RULES.teaserWords && (LOGIN.test(prompts) || isLoginForm(f)))
    return verdict('login-wall', 'The page shows little text and a login form.');
  const offered = offerBelow(f);
  if (offered) return offered;
  if (consentOnly(f)) return verdict('consent', 'The page shows a consent request instead of the article.');
  return null;
}

const isLoginForm = (f: CaptureFacts): boolean =>
  f.passwordFields > 0 && f.bodyWords < VERDICT_RULES.minArticleWords * 2 && !f.hasArticleMarkup;

/** A page with little more than the reason why it is not shown. */
function messageOnly(f: CaptureFacts): Verdict | null {
  if (f.hasArticleMarkup || f.contentWords >= VERDICT_RULES.softGoneWords) return null;
  if (DENIED.test(f.visible))
    return verdict('refused', 'The page is not shown because of the country, an age check or ad blocking.');
  return UNSCRIPTED.test(f.visible) ? verdict('error', 'The page requires JavaScript or another browser.') : null;
}

/** A line that asks for a subscription or registration to read on, below the start of an article. */
function offerBelow(f: CaptureFacts): Verdict | null {
  if (f.bodyWords >= VERDICT_RULES.teaserWords || isRounded(f.body)) return null;
  const { below, body, bodyWords, gated } = f;
  if (gated) return verdict('paywall', `Only ${bodyWords} words are shown above a paywall.`);
  const readOn = below.flatMap((_, at) => neighbors(below, at)).filter((text) => READ_ON.test(text));
  const asking = [...readOn, ...below.filter((line) => isAboutReading(line, body))];
  const isKeptBack = below.some((line) => KEPT_BACK.some((pattern) => pattern.test(line)));
  if (isKeptBack || asking.some((text) => OFFER.test(text)) || readOn.some((text) => PRICE.test(text)))
    return verdict('paywall', `Only ${bodyWords} words are shown above a subscription offer.`);
  return asking.some((text) => REGISTRATION.test(text))
    ? verdict('login-wall', `Only ${bodyWords} words are shown above a registration form.`)
    : null;
}

/** Short news may be complete: several paragraphs and a finished last sentence. Cut texts show one or two. */
const isRounded = (body: string): boolean =>
  body.split(/\n+/).filter(({ length }) => length >= PARAGRAPH_CHARS).length >= WHOLE_PARAGRAPHS && !endsMidway(body);
const PARAGRAPH_CHARS = 80;
const WHOLE_PARAGRAPHS = 3;

/** A line about access to the article, not part of it. */
const isAboutReading = (line: string, body: string): boolean =>
  READING.test(line) && !OTHER_OFFERS.test(line) && !body.includes(line) && !line.includes('©');

/** The line, and the line with the next two if all are short: a heading, its offer and a button. */
function neighbors(lines: readonly string[], at: number): string[] {
  const three = lines.slice(at, at + 3);
  return [three[0] ?? '', ...(three.every(({ length }) => length <= NEIGHBOR_CHARS) ? [three.join(' ')] : [])];
}
const NEIGHBOR_CHARS = 100;

/** For a page with little text: whether the title or a separate line matches. */
const saysShortly = (f: CaptureFacts, pattern: RegExp): boolean =>
  f.bodyWords < VERDICT_RULES.softGoneWords && [f.title, ...f.lines].some((line) => pattern.test(line.slice(0, 300)));

/** A banner in front of an article is not a wall; a page with next to nothing else is. */
function consentOnly(f: CaptureFacts): boolean {
  if (!isShort(f)) return false;
  const onConsentPath = /(?:^|\/)(?:consent|privacy-?gate|cookie-?wall|collectconsent)/i.test(f.finalPath);
  if (onConsentPath && f.contentWords < VERDICT_RULES.teaserWords) return true;
  if (f.hasArticleMarkup || !CONSENT.test(`${f.title}\n${f.visible}`)) return false;
  return (
    f.contentWords < VERDICT_RULES.minArticleWords ||
    (CONSENT.test(f.body.slice(0, 600)) && f.bodyWords < VERDICT_RULES.teaserWords)
  );
}

function paywall(f: CaptureFacts, near: string): Verdict | null {
  if (f.withheld || WITHHELD.test(near))
    return verdict('paywall', 'The rest of the text is for subscribers or members only.');
  const prompt = PAYWALL.test(near);
  const missing = f.declaredWords !== null && f.bodyWords < f.declaredWords * VERDICT_RULES.declaredShare;
  const cutOff = endsMidway(f.body) || PAYWALL.test(f.body.slice(-400));
  const teaser = f.bodyWords < VERDICT_RULES.teaserWords;
  if (f.free === false && (missing || teaser || (cutOff && f.bodyWords < VERDICT_RULES.shortPageWords)))
    return verdict('paywall', 'The page is not free, and only part of its text is shown.');
  if (
    prompt &&
    (teaser ||
      (missing && f.bodyWords < VERDICT_RULES.shortPageWords) ||
      (cutOff && f.bodyWords < VERDICT_RULES.shortPageWords))
  )
    return verdict('paywall', `Only ${f.bodyWords} words are shown next to a subscription prompt.`);
  return null;
}

/** "… and the minister then" or an ellipsis: a teaser cut in mid-sentence. */
function endsMidway(body: string): boolean {
  const end = body.trimEnd().slice(-3);
  return body.length > 100 && (/(?:…|\.\.\.|\[…\])$/.test(end) || /[\p{Ll},;–—-]$/u.test(end));
}

function garbled(f: CaptureFacts): Verdict | null {
  return isGarbled(`${f.title}\n${f.body}`) || (f.body === '' && isGarbled(f.visible))
    ? verdict('error', 'The text is garbled: the charset of the page is wrong or unknown.')
    : null;
}

function completeness(f: CaptureFacts): Verdict {
  if (f.bodyWords === 0) return verdict('error', 'No article text was found on the page.');
  if (f.truncated) return verdict('partial', 'The response was cut off in the middle of the page.');
  if (f.bodyWords < VERDICT_RULES.minArticleWords)
    return verdict('partial', `Only ${f.bodyWords} words of text were found.`);
  if (
    f.declaredWords !== null &&
    f.declaredWords >= VERDICT_RULES.minDeclaredWords &&
    f.bodyWords < f.declaredWords * VERDICT_RULES.declaredShare
  )
    return verdict('partial', `The page declares ${f.declaredWords} words, but only ${f.bodyWords} were found.`);
  if (f.bodyWords < VERDICT_RULES.teaserWords && EXCERPT_END.test(f.body.slice(-40)))
    return verdict('partial', `${f.bodyWords} words were found, and the text appears to continue.`);
  return verdict('complete', `${f.bodyWords} words of text were read.`);
}
