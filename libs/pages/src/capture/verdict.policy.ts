import { lexicon } from '@corroborate/text';
import { VERDICT_RULES } from '../pages.thresholds';
import { judgeMessagePage, judgeUnmarkedText } from './message.policy';
import { judgeReaderWall } from './offer.policy';
import { createVerdict, type CaptureFacts, type Verdict } from './verdict.types';

const CHALLENGE = lexicon('any', 'page-walls', 'challenge').pattern;
const CONSENT = lexicon('any', 'page-walls', 'consent').pattern;
/** Matched against headlines and short lines only, never against running prose. */
const GONE = lexicon('any', 'page-walls', 'gone').pattern;
const OUT_OF_SERVICE = lexicon('any', 'page-walls', 'out-of-service').pattern;

/**
 * Verdict on a capture, with a reason. The order of the checks matters: a wall is recognized by how little text the
 * page has.
 */
export function judgeCapture(f: CaptureFacts): Verdict {
  return refusal(f) ?? httpError(f) ?? judgeWalls(f) ?? judgeGarbled(f) ?? judgeCompleteness(f);
}

/** Endings of an automatic excerpt: "[…]"; "Read more…" was removed before. */
const EXCERPT_END = /(?:\[(?:…|\.\.\.|&hellip;)\]|[\p{L},] ?(?:…|\.\.\.))\s*$/u;
const isShort = (f: CaptureFacts): boolean =>
  f.bodyWords < VERDICT_RULES.shortPageWords && f.visibleWords < VERDICT_RULES.shortPageWords * 2;

const isMarkedArticle = (f: CaptureFacts): boolean =>
  f.hasArticleMarkup || (f.dated && !f.challengeMarkup && f.bodyWords >= VERDICT_RULES.minArticleWords);

function refusal(f: CaptureFacts): Verdict | null {
  return f.refused ? createVerdict('refused', f.refused) : null;
}

function httpError(f: CaptureFacts): Verdict | null {
  const { status } = f;
  if (status === null || status < 400) return null;
  // Only 410 states that the page once existed.
  if (status === 404) return createVerdict('gone', 'Page not found (HTTP 404).');
  if (status === 410) return createVerdict('gone', 'The page was removed (HTTP 410).');
  if (status === 451) return createVerdict('refused', 'Withheld for legal reasons (HTTP 451).');
  if (hasChallengeSigns(f) && [401, 403, 405, 406, 409, 418, 429, 503].includes(status))
    return createVerdict('challenge', `The server requires a CAPTCHA (HTTP ${status}).`);
  if (status === 401) return createVerdict('login-wall', 'Login required (HTTP 401).');
  if (status === 402) return createVerdict('paywall', 'Payment required (HTTP 402).');
  if (status === 403) return createVerdict('refused', 'Access denied (HTTP 403).');
  if (status === 429) return createVerdict('error', 'Too many requests (HTTP 429).');
  return createVerdict('error', `The server returned HTTP ${status}.`);
}

function hasChallengeSigns(f: CaptureFacts): boolean {
  return f.headers['cf-mitigated'] === 'challenge' || f.challengeMarkup || CHALLENGE.test(`${f.title}\n${f.visible}`);
}

function judgeWalls(f: CaptureFacts): Verdict | null {
  const short = isShort(f);
  if (f.headers['cf-mitigated'] === 'challenge')
    return createVerdict('challenge', 'Blocked by the bot protection of the site.');
  if (short && !isMarkedArticle(f) && f.contentWords < VERDICT_RULES.challengeWords && hasChallengeSigns(f))
    return createVerdict('challenge', 'The page shows a CAPTCHA instead of the article.');
  if (f.redirectedToFront)
    return createVerdict('gone', 'The URL now redirects to the home page: the article was removed.');
  if (matchesShortPage(f, GONE))
    return createVerdict('gone', 'The page says that the article does not exist, although the server reports success.');
  if (!f.hasArticleMarkup && matchesShortPage(f, OUT_OF_SERVICE))
    return createVerdict(
      'error',
      'The page says that the site is out of service, although the server reports success.',
    );
  const message = judgeMessagePage(f);
  if (message) return message;
  const wall = judgeReaderWall(f);
  if (wall) return wall;
  if (isConsentPage(f)) return createVerdict('consent', 'The page shows a consent request instead of the article.');
  return null;
}

/** For a page with little text: whether the title or a separate line matches the pattern. */
const matchesShortPage = (f: CaptureFacts, pattern: RegExp): boolean =>
  f.bodyWords < VERDICT_RULES.softGoneWords && [f.title, ...f.lines].some((line) => pattern.test(line.slice(0, 300)));

/**
 * Whether the page is a consent request: a banner in front of an article is not, a page with next to nothing else is.
 */
function isConsentPage(f: CaptureFacts): boolean {
  if (!isShort(f)) return false;
  const onConsentPath = /(?:^|\/)(?:consent|privacy-?gate|cookie-?wall|collectconsent)(?=[/.]|$)/i.test(f.finalPath);
  if (onConsentPath && f.contentWords < VERDICT_RULES.teaserWords) return true;
  if (f.hasArticleMarkup || !CONSENT.test(`${f.title}\n${f.visible}`)) return false;
  return (
    f.contentWords < VERDICT_RULES.minArticleWords ||
    (!f.dated && CONSENT.test(f.body.slice(0, 600)) && f.bodyWords < VERDICT_RULES.teaserWords)
  );
}

/** Minimum share and minimum number of unreadable words; even good pages have a few. */
const GARBLED_LIMITS = { share: 0.02, least: 3 };

/** Undecodable bytes, as marked by the decoder. */
const REPLACEMENT_CHARS = /\ufffd+/g;

const SECOND_BYTE_CHARS = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** UTF-8 misread as Windows-1252 and stored that way: "BrÃ¼cke", "â€œ", "Ð¼Ð¾". */
const MOJIBAKE = new RegExp(`[ÃÂÐÑÅÄ]${SECOND_BYTE_CHARS}|â€${SECOND_BYTE_CHARS}`, 'g');

/** Whether too many characters are wrong for the text to be readable. */
export function isGarbled(text: string): boolean {
  const read = text.slice(0, 20_000);
  const bad = (read.match(REPLACEMENT_CHARS)?.length ?? 0) + (read.match(MOJIBAKE)?.length ?? 0);
  return bad >= GARBLED_LIMITS.least && bad > GARBLED_LIMITS.share * read.split(/\s+/).length;
}

function judgeGarbled(f: CaptureFacts): Verdict | null {
  return isGarbled(`${f.title}\n${f.body}`) || (f.body === '' && isGarbled(f.visible))
    ? createVerdict('error', 'The text is garbled: the charset of the page is wrong or unknown.')
    : null;
}

function judgeCompleteness(f: CaptureFacts): Verdict {
  if (f.bodyWords === 0) return createVerdict('error', 'No article text was found on the page.');
  if (f.truncated) return createVerdict('partial', 'The response was cut off in the middle of the page.');
  if (f.bodyWords < VERDICT_RULES.minArticleWords)
    return createVerdict('partial', `Only ${f.bodyWords} words of text were found.`);
  if (
    f.declaredWords !== null &&
    f.declaredWords >= VERDICT_RULES.minDeclaredWords &&
    f.bodyWords < f.declaredWords * VERDICT_RULES.declaredShare
  )
    return createVerdict('partial', `The page declares ${f.declaredWords} words, but only ${f.bodyWords} were found.`);
  if (f.bodyWords < VERDICT_RULES.teaserWords && EXCERPT_END.test(f.body.slice(-40)))
    return createVerdict('partial', `${f.bodyWords} words were found, and the text appears to continue.`);
  if (f.continued) return createVerdict('partial', 'The article continues on another page.');
  return judgeUnmarkedText(f) ?? createVerdict('complete', `${f.bodyWords} words of text were read.`);
}
