/** How a sentence says what it says at one place: plainly, or with a no, a maybe, a not yet or a "they claim". */
export interface Frame {
  negated: boolean;
  hedged: boolean;
  planned: boolean;
  question: boolean;
  /** The words are passed on as somebody's claim, rumour or post, not vouched for. */
  rumour: boolean;
  /** The claim is passed on and called wrong. */
  debunked: boolean;
  /** The time meant is a past one ("in 2019", "last year", "a decade ago"). */
  historical: boolean;
  cues: string[];
}

const NEGATION =
  /\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|didn't|doesn't|don't|isn't|wasn't|weren't|aren't|hasn't|haven't|hadn't|won't|wouldn't|couldn't|can't|denied|denies|deny|denying|averted|avoided|prevented|rul(?:e|es|ed|ing) out|called off|refuted?|rather than|instead of|(?:walk|back|pull)(?:s|ed|ing)? (?:away|out|back) (?:of|from|on)|shelv(?:e|es|ed|ing))\b/gi;
/** Who did not: "no members of … had left their jobs". It reaches over a long name. */
const NEGATED_SUBJECT = /\b(?:no|none|nobody|neither|no one)\b/gi;
/** A "no" that belongs to another matter. */
const FALSE_NEGATION =
  /\b(?:not only|no longer|no doubt|not just|no fewer|no less|no sooner|not immediately|nothing but|no one else|not yet clear|whether or not|(?:say|says|said|saying) no to)\b/gi;
/** Two noes that make a yes: "could not prevent a defeat". */
const IN_VAIN =
  /\b(?:could(?: not|n't)|cannot|can't|did(?: not|n't)|failed to|fails to|unable to|not enough to|too late to|powerless to|nothing (?:could|to)) (?:\w+ ){0,2}(?:prevent|avoid|avert|stop|escape|stave off|halt|fend off)\b/gi;
/** A no that follows: "the strike never took place", "a walkout … averted", "the recall is a hoax". */
const AFTER_NEGATION =
  /^[^.;]{0,60}?\b(?:(?:did not|didn't|never|does not|has not|hasn't|have not) (?:happen|occur|take place|took place|taken place|happened|occurred|exist|begin|start)\w*|(?:is|was|are|were|proved|turned out to be) (?:false|untrue|not (?:true|genuine|real|authentic|happening|so)|fake|a hoax|hoaxes|a forgery|forged|fabricated|baseless|unfounded|a lie|a drill|an exercise)|averted|called off|put off|postponed|tabled|voted down|scrapped|cancell?ed|shelved|abandoned|pushed back|deferred|thrown out|turned down|vetoed|denied by|debunked|ruled out|never (?:came|went|fell|happened))\b/i;
const HEDGE =
  /\b(?:may|might|could|would|reportedly|allegedly|alleged|purported(?:ly)?|supposed(?:ly)?|rumou?red|unconfirmed|apparently|appears? to|seems? to|is said to|are said to|was said to|were said to|possibly|perhaps|probably|likely|threaten(?:s|ed|ing)?|risks?|feared|if|unless|whether|word is|we are told|we hear|our readers tell us|readers (?:say|report|tell us)|people (?:say|are saying))\b/gi;
const HEDGED_AFTER =
  /^\s*(?:would|could|might|may|should|can)\b|^[^,.;]{0,30}\b(?:reportedly|allegedly)\b|^[^.;]{0,60}, should there be|^[^.;]{0,30}, according to (?:people|rumou?rs|social media)/i;
const PLAN =
  /\b(?:will|to be|is to|are to|plans? (?:to|for)|planning to|set to|expected to|scheduled|due to|intends? to|aims? to|going to|proposed?|proposal|considering|consider|weighs?|would|ahead of|preparing to|prepares? to|about to|upcoming|deadline|hopes? to|wants? to|vow(?:s|ed) to|threat(?:s|en(?:s|ed)?)? (?:of|to)|could soon|next (?:week|month|meeting|session)|decide whether|vote on whether)\b/gi;
const RUMOUR =
  /\b(?:claims?|claimed|claiming|rumou?rs?|rumou?red|hoax(?:es)?|viral|circulat(?:ed|es|ing)|social[ -]media (?:posts?|users?)|posts?(?! office)|messages?|memes?|(?:web)?sites? (?:had |has |have )?(?:claim|say|said|report|announc|publish)\w*|(?:blog|account|page|channel)s? (?:had |has |have )(?:claim|said|report|announc|post)\w*|several sites|conspiracy|purported|supposed|so-called|shared (?:as|with|widely|online|on))\b/gi;
/** Words that by themselves call a story wrong. */
const STRONG_DEBUNK =
  /\b(?:hoax(?:es)?|debunk(?:ed|s|ing)?|forged|forgery|fabricated|untrue|not true|isn't true|no truth|never happened|did not happen|didn't happen|did not take place|no such (?:thing|event)|fake (?:news|story|letter|image|video|report)|(?:claims?|reports?|rumou?rs?|posts?|story|stories|it|this|that) (?:is|are|was|were) (?:completely |entirely |simply |totally )?(?:false|wrong|fake|incorrect|made up|baseless|unfounded|misleading)|false(?:ly)? claim\w*|false (?:report|rumou?r|story|post)s?|(?:reject|den(?:y|i)|contradict|disput|refut|dismiss)(?:ed|s|es|ing|ying) (?:the |widely |such |any |these |those )?(?:\w+ )?(?:claims?|reports?|rumou?rs?|posts?)|despite (?:\w+ ){0,3}(?:claims?|reports?|rumou?rs?|messages?|posts?)|contrary to (?:\w+ ){0,3}(?:claims?|reports?|rumou?rs?|posts?)|nothing of the kind|(?:being |been )?(?:shared|presented|passed off|recycled|republished) as new|is from \d{4}, not|not from this (?:week|month|year)|altered (?:image|video|photo)|doctored|made-up|(?:mistaken|erroneous|bogus|fictitious|invented|concocted|fabricated|retracted|withdrawn|debunked|discredited|spurious|inflated|exaggerated) (?:\w+ ){0,2}(?:reports?|story|stories|claims?|quot(?:es?|ations?)|lines?|headlines?|accounts?|posts?|rumou?rs?)|(?:inflated|blown up|twisted|spun|garbled) into|misquoted|misreported|(?:did not|didn't|never) (?:actually |ever )?(?:say|said|utter|uttered|speak|spoke|write|wrote) (?:it|that|this|so|them|the (?:words|line|sentence)|any such|anything of the (?:kind|sort))|(?:words?|lines?|sentences?|quot(?:e|ation)) (?:that |which )?(?:[\p{L}.'-]+ ){1,4}(?:did not|didn't|never) (?:actually |ever )?(?:say|said|utter|uttered|speak|spoke|write|wrote)|(?:words|line|sentence|quote|quotation) (?:do|does|did) not (?:occur|appear)|there never (?:was|were) (?:one|any)\b|(?:have|has) (?:withdrawn|retracted) (?:its|the|their|his|her|this|that) (?:\w+ ){0,3}(?:story|report|article|claim|post|dispatch)s?)\b/iu;
/** Words that call something wrong, but perhaps another thing. */
const WEAK_DEBUNK =
  /\b(?:false|falsely|incorrect|wrong(?:ly)?|fake|no evidence|baseless|unfounded|groundless|misleading|misinformation|disinformation|satire|satirical|altered|den(?:y|ies|ied|ying)|contradict(?:s|ed|ing)?|invented|made up)\b/i;
const HISTORY =
  /\b(?:in|since|of|during|back in|until|from) (?:19|20)\d{2}\b|\b(?:last (?:year|decade|century)|(?:years?|decades?|months?) (?:ago|earlier|before)|previous(?:ly)? (?:closed|recalled|struck)|the last (?:time|such|strike|stoppage)|anniversary|once before|in the past)\b/i;

const CLAUSE_BREAK =
  /[;:]|\s[—–-]\s|—|,\s+(?:and|but|while|as|after|because|although|though|which|who|when|where|despite|saying|said)\b|\b(?:but|while|although|because|after|since|when)\b/gi;

/** The month is no hedge. */
const MONTH_OF_MAY =
  /\bMay(?=\s\d)|(?<=\b(?:[Ii]n|of|since|until|till|by|early|late|last|this|mid|\d{1,2}|\d(?:st|nd|rd|th)) )May\b(?! (?:be|have|not)\b)/g;

/** Reads the frame around `[start, end)` of a sentence (offsets into the sentence). */
export function frameAt(sentence: string, start: number, end: number): Frame {
  const text = sentence.slice(0, 2000).replace(/[’‘]/g, "'").replace(MONTH_OF_MAY, 'Mai');
  const clause = clauseAround(text, start, end);
  const before = text.slice(clause.start, start).replace(IN_VAIN, (match) => ' '.repeat(match.length));
  const after = text.slice(end, clause.end);
  const wide = text.slice(Math.max(0, start - 160), start);
  const cues: string[] = [];
  const note = (name: string, hit: string | null): boolean => {
    if (hit !== null) cues.push(`${name}: ${hit.trim().slice(0, 60)}`);
    return hit !== null;
  };
  const rumour = note('claimed', lastMatch(wide, RUMOUR, 18));
  const debunked = note(
    'debunk',
    STRONG_DEBUNK.exec(text)?.[0] ?? (rumour ? (WEAK_DEBUNK.exec(text)?.[0] ?? null) : null),
  );
  return {
    negated: note('no', negationIn(before) ?? AFTER_NEGATION.exec(after)?.[0] ?? null),
    hedged: note('maybe', lastMatch(before, HEDGE, 9) ?? HEDGED_AFTER.exec(after)?.[0] ?? null),
    planned: note('not yet', lastMatch(before, PLAN, 7)),
    question: note('question', /\?["”']?\s*$/.test(text) ? '?' : null),
    rumour,
    debunked,
    historical: note('past', HISTORY.exec(text.slice(clause.start, clause.end))?.[0] ?? null),
    cues,
  };
}

function negationIn(before: string): string | null {
  const text = before.replace(FALSE_NEGATION, (match) => ' '.repeat(match.length));
  return lastMatch(text, NEGATION, 9) ?? lastMatch(text, NEGATED_SUBJECT, 15);
}

/** The last match that stands within `reach` words before the end of the text. */
function lastMatch(text: string, pattern: RegExp, reach: number): string | null {
  let hit: string | null = null;
  for (const match of text.matchAll(pattern)) {
    const distance = text
      .slice(match.index + match[0].length)
      .trim()
      .split(/\s+/)
      .filter(Boolean).length;
    if (distance <= reach) hit = match[0];
  }
  return hit;
}

function clauseAround(text: string, start: number, end: number): { start: number; end: number } {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(CLAUSE_BREAK)) {
    const stop = match.index + match[0].length;
    if (stop <= start) from = stop;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  return { start: from, end: to };
}

/** Words by which a page as a whole says that a story is wrong. */
export function debunkWords(text: string): string | null {
  return STRONG_DEBUNK.exec(text.slice(0, 2000).replace(/[’‘]/g, "'"))?.[0] ?? null;
}

/** Words by which a sentence passes something on as hearsay. */
export function hearsayWords(text: string): string | null {
  const hit = /\b(?:rumou?rs?|hoax(?:es)?|viral|claims?|claimed|websites? claim|posts? claim\w*|social media)\b/i.exec(
    text.slice(0, 2000),
  );
  return hit?.[0] ?? null;
}

const CONTRARY =
  /\b(?:as (?:usual|scheduled|planned|normal)|normal(?:ly)?|intact|unharmed|unaffected|undamaged|untouched|unchanged|uninterrupted|still (?:standing|open|running|in place|at work)|(?:remains?|stays?|staying|stayed) (?:open|in (?:place|office|service|force)|on|closed to|safe)|false alarm|averted|drill|exercise|rumou?rs?|hoax(?:es)?|fact[- ]check|no (?:truth|evidence|sign|such|plans?|record)|den(?:y|ies|ied|ials?)|dismiss(?:es|ed) (?:reports?|claims?)|contrary to)\b/i;

/** Words by which a report says, without a plain no, that what is told elsewhere is not so. */
export function contraryWords(text: string): string | null {
  return CONTRARY.exec(text.slice(0, 2000).replace(/[’‘]/g, "'"))?.[0] ?? null;
}
