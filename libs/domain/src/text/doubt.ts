/**
 * Words by which a report calls in question, or tells the failure of, what others say. Wide on purpose: they never make a page
 * a denial, they only keep it from being taken for support. Patterns by language, matched anywhere in a headline or sentence.
 */
const DOUBT: Record<string, RegExp> = {
  en: /\b(?:bogus|counterfeit\w*|fak(?:e[sd]?|ing|ery)|phon(?:e?y|ies)|sham|hoax\w*|scam\w*|spoof\w*|imitat(?:e|es|ed|ing)|impersonat(?:e|es|ed|ing|ors?)|impost[oe]rs?|lookalike|forg(?:ed|ery|eries)|fabricat\w+|concocted|invented (?:by|quote|story|claim|report|letter|line|out)|made-up|untrue|falsehoods?|false(?:ly)?|rumou?r\w*|gossip|hearsay|myths?|misinformation|disinformation|misleading|mistaken(?:ly)?|erroneous(?:ly)?|debunk\w*|discredit\w*|disprov\w+|refut\w+|rebut(?:s|ted)?|denies|denials?|den(?:y|ied|ying) (?:it\b|that|any|having|being|(?:the |all |these |such |online )?(?:claims?|reports?|rumou?rs?|allegations?|accusations?|suggestions?|story|stories|talk)|knowledge|involvement)|rubbish(?:es|ed)?|cold water|scotch(?:es|ed)|quash(?:es|ed)? (?:\w+ )?(?:rumou?rs?|talk|speculation|reports?)|(?:reject|dismiss|contradict|disput)(?:s|es|ed|ing)? (?:the |any |all |these |such |online |recent )?(?:claims?|reports?|rumou?rs?|suggestions?|speculation|talk|stor(?:y|ies)|notion|idea)|no truth|not true|nothing in it|no basis|baseless|groundless|unfounded|without foundation|(?:press|media|market|online|baseless) speculation|unconfirmed|unverified|(?:online|viral|internet|social[- ]media|facebook|website|web|whatsapp|tiktok) (?:claims?|rumou?rs?|posts?|stor(?:y|ies)|hoax|video)|claims? (?:online|on social|circulat\w+|spread\w*)|conspiracy|pranks?|pranked|satir\w+|parody|false alarm|mix[- ]?up|mistook|mistaken identity|wrong (?:man|woman|person|town|company|name)|despite (?:\w+ ){0,2}(?:reports|claims|rumou?rs)|contrary to|never happened|set(?:s|ting)? the record straight|fact[- ]check\w*|misquoted|out of context)\b/iu,
  de: /(?:gerücht|falschmeldung|falsche? (?:nachricht|meldung|behauptung)|dementi|widers(?:prech|prich|prach|proch)|entbehrt|erfunden|gefälscht|fälschung|\bfake\b|zeitungsente|unwahr|haltlos|aus der luft gegriffen|richtigstell|\bangeblich|irrtümlich|behauptung)/iu,
  fr: /(?:démen(?:t|ti|tir|tent|tie)\b|rumeur|fausse (?:information|nouvelle|rumeur|alerte)|\bfaux\b|infox|\bintox\b|canular|infondé|sans fondement|mensong|contrairement à|prétendu)/iu,
  es: /(?:desm(?:iente|intió|intieron|entid|entir)|rumor|\bbulo|\bfals[oa]s?\b|falsedad|infundad|sin fundamento|(?<!se )(?:nieg(?:a|an)|neg(?:ó|aron)) (?:que|haber|las?|los|el|todo)\b|supuest)/iu,
  it: /(?:smenti|\bbufala|\bfals[oaie]\b|voci (?:di|su|che)|infondat|\bnega(?:no)?\b|presunt)/iu,
  pt: /(?:desment|boato|\bfals[oa]s?\b|infundad|\bnega(?:m|ram)?\b|negou|suposto|suposta)/iu,
};
/** Words by which it did not come to pass. Only where they stand in the very sentence, since other things fail beside it. */
const CAME_TO_NOTHING =
  /\b(?:scrap(?:s|ped|ping)?|call(?:s|ed|ing)? off|cancel(?:s|led|ed|ling|lation)?|postpon\w+|put off|push(?:es|ed)? back|defer(?:s|red)?|shelv(?:e|es|ed)|thr(?:ow|ows|ew|own) out|turn(?:s|ed|ing)? down|vot(?:e|es|ed|ing) (?:down|against)|reject(?:s|ed|ing|ion)?|says? no\b|said no\b|refus(?:es?|ed|al)|veto(?:es|ed)?|defeat(?:s|ed)? (?:the|a) (?:plan|motion|bill|proposal|measure)|fail(?:s|ed)? to|los(?:es?|t) out|miss(?:es|ed)? out|snub(?:s|bed)|overlooked|beaten to|abandon(?:s|ed)|drop(?:s|ped) (?:the|its|their|a) (?:plan|bid|case|charges?|proposal|project))\b/iu;

const fold = (text: string): string => text.slice(0, 2000).replace(/[’‘]/g, "'");

/** The first word of doubt in a text of that language (two letters; English where it is not known), or null. */
export const doubtWords = (text: string, language: string | null): string | null => {
  const own = DOUBT[(language ?? 'en').slice(0, 2).toLowerCase()];
  return own?.exec(fold(text))?.[0] ?? DOUBT.en?.exec(fold(text))?.[0] ?? null;
};

/** The first word in an English sentence by which something did not come to pass, or null. */
export const failureWords = (text: string): string | null => CAME_TO_NOTHING.exec(fold(text))?.[0] ?? null;
