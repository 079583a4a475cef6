import { conceptById, conceptMentions, fold, frameAt, properNames } from '@corroborate/text';
import type { Claim, Topic } from '@corroborate/domain';
import type { ConceptMention } from '@corroborate/text';

/** Words that allege a wrong whoever commits it. */
const HARM_TO_PEOPLE =
  /\b(?:murder\w*|homicide|manslaughter|rap(?:e|ed|ist)|molest\w*|sexual(?:ly)? (?:assault|abus|misconduct|harass)\w*|child (?:abuse|porn\w*|victims?|trafficking)|abus(?:e|ed|ing) (?:of )?(?:children|minors|patients|inmates|students)|(?:p(?:a)?edophil\w*)|traffick\w*|torture[ds]?|cover[- ]up|whistleblow\w*|poison(?:ed|ing)|malpractice|negligen(?:ce|t)|wrongful death|war crimes?|genocide|terroris[mt]\w*|overdos\w*)\b/i;
/** Somebody with an office or a name, and what would be wrong if it were so, without a word of the penal code. */
const OFFICE =
  /\b(?:mayor|minister|senator|congress(?:man|woman)|m\.?p\.?|lawmaker|council(?:l?or|man|woman|member)|governor|president|chancellor|premier|judge|prosecutor|sheriff|commissioner|secretary|director|ceo|chair(?:man|woman|person)?|executive|boss|principal|headteacher|bishop|priest|coach|referee|professor|scientist|doctor|surgeon|candidate|ambassador|general|colonel|officer|treasurer|official|regulator)s?\b/i;
const MONEY =
  /(?:[$€£¥₹]\s?\d|\b\d[\d.,]*\s?(?:million|thousand|billion|bn|m|k)?\s?(?:dollars|euros?|pounds|kroner|francs|rupees|yen)\b|\b(?:money|cash|gifts?|payments?|favou?rs|envelopes?|shares|holidays?|trips?)\b)/i;
const TOOK =
  /\b(?:took|takes|taking|receiv(?:es?|ed|ing)|accept(?:s|ed|ing)?|pocket(?:s|ed|ing)?|banked|was paid|were paid|got|gets|demanded|solicited)\b/i;
const FROM_SOMEBODY =
  /\b(?:from|by|of)\s+(?:an?\s|the\s|his\s|her\s|their\s)?(?:[\p{L}-]+\s){0,3}?(?:developers?|contractors?|lobby\w*|compan(?:y|ies)|firms?|suppliers?|donors?|bidders?|builders?|owners?|businessm[ae]n|businesswom[ae]n|tycoons?|oligarchs?|industry|manufacturers?|maker|banks?|gang|cartel|broker|agents?|vendor|foreign \w+)\b/iu;
/** Deceit and abuse of office in plain words. */
const WRONGDOING =
  /\b(?:lied (?:to|about|under)|misled|cheat(?:s|ed|ing)? (?:on|in|at|his|her|their|voters|customers|patients|students)|plagiari[sz]\w*|falsif\w+|rigg(?:ed|ing)|(?:hid|hiding|conceal(?:ed|ing|s)?|buried|destroyed|shredded|deleted) (?:evidence|documents|records|emails?|files|data|reports?|that|the|its|his|her|their)|doctored (?:records|documents|figures|accounts|reports?)|bull(?:y|ied|ying)|racist|slurs?|sexist|insider trading|tax (?:evasion|dodging|fraud)|undeclared|secretly (?:paid|took|met|owned|owns|recorded|filmed|sold)|off the books|blackmail\w*|nepotis\w+|sham (?:contract|company|marriage)|ghost (?:workers|employees)|spied on|spying on|leaked (?:secrets|classified|confidential)|bought votes|vote[- ]buying|(?:slush|secret|hidden) (?:fund|account|payments?|deals?|recordings?)|(?:brother|sister|son|daughter|father|mother)-in-law['’]?s?|(?:his|her|their|mayor's|minister's|president's|chief's|boss's) (?:own )?(?:wife|husband|son|daughter|brother|sister|cousin|nephew|niece|friend|partner|lover|family)['’]s? (?:own )?(?:firm|company|business|contract|land|farm)|no-bid|without (?:a |any )?(?:tender|competitive bid\\w*|competition)|cron(?:y|ies|yism)|conflicts? of interest|favou?ritism|extramarital|affair with|love child|broke(?:n)? the law|violat(?:ed|es|ing) (?:the law|sanctions|ethics)|dumped (?:toxic|waste|sewage|chemicals)|exploit(?:ed|ing|s) (?:workers|migrants|children|patients))\b/i;
const MINORS =
  /\b(?:children|child|minors?|kids|teen(?:ager)?s?|toddlers?|infants?|bab(?:y|ies)|\d{1,2}-year-old|\d{1,2}-month-old|schoolgirls?|schoolboys?)\b/i;
const HARM = new Set(['die', 'shoot', 'attack', 'murder', 'assault', 'outbreak', 'fraud', 'missing']);
/** A health claim tells people what makes them ill or well; a fault of a thing ("can overheat") does not. */
const HEALTH =
  /\b(?:vaccin\w*|masks?|drugs?|medicines?|5g|fluoride|treatment|cure|supplements?)\b.{0,60}\b(?:cause[sd]?|kill(?:s|ed)?|deadly|dangerous|toxic|infertil\w*|cancer|autism|die[sd]?|death|deaths|infect\w*|cure[sd]?)\b|\b(?:cures?|causes?) (?:cancer|covid\S*|autism|aids|diabetes)\b|\bdeadlier|more deadly\b/i;

/**
 * Does the topic make an allegation that can ruin somebody if it is wrong? The rule is accusation, not mention of harm:
 * a fire, a strike, a recall or an outage accuses nobody; a charge, a fraud, an abuse or a death laid at somebody's
 * door
 * does, and so does a claim about the death of a named person, harm to minors, or what makes people ill.
 */
export function seriousAllegation(topic: Topic, claims: Claim[]): { serious: boolean; words: string[] } {
  const core = claims.find((claim) => claim.core)?.text ?? '';
  const texts = [topic.title, core];
  const found = new Set<string>();
  for (const text of texts) {
    accusations(text, topic).forEach((word) => found.add(word));
    const harm = HARM_TO_PEOPLE.exec(text)?.[0];
    if (harm) found.add(harm.toLowerCase());
    const health = HEALTH.exec(text)?.[0];
    if (health) found.add(health.toLowerCase().slice(0, 60));
    const wrong = WRONGDOING.exec(text)?.[0];
    if (wrong && isAimed(text, topic)) found.add(wrong.toLowerCase());
    const money = TOOK.exec(text)?.[0];
    if (money && OFFICE.test(text) && MONEY.test(text) && FROM_SOMEBODY.test(text))
      found.add(`${money.toLowerCase()} money`);
    if (MINORS.test(text) && conceptMentions(text).some((one) => HARM.has(one.id))) found.add('harm to minors');
  }
  if (/^(?:crime|courts?|crime and courts|justice)$/i.test(topic.category ?? '') && found.size === 0) {
    const word = claims.flatMap((claim) => accusations(claim.text, topic))[0];
    if (word) found.add(word);
  }
  return { serious: found.size > 0, words: [...found] };
}

/**
 * Expressions that accuse, said of somebody who can be identified, or of a death that somebody caused or suffered by
 * name.
 */
function accusations(text: string, topic: Topic): string[] {
  if (!isAimed(text, topic)) return [];
  const accident = isAccident(text);
  return conceptMentions(text)
    .filter((mention) => {
      if (notAnAccusation(mention.quote, text) || isHarmless(mention, text)) return false;
      if (conceptById(mention.id)?.accusation) return !frameAt(text, mention.start, mention.end).negated;
      return (mention.id === 'die' && !accident) || mention.id === 'shoot';
    })
    .map((mention) => fold(mention.quote));
}

const isAimed = (text: string, topic: Topic): boolean =>
  properNames(`. ${text}`).length > 0 ||
  topic.entities.length > 0 ||
  /\b(?:man|woman|teacher|coach|officer|husband|wife|doctor|priest|police|company|treasurer|official|mayor)\b/i.test(
    text,
  );

/** What strikes people down without anybody's doing. */
const ACCIDENTS = new Set([
  'fire',
  'explosion',
  'collapse',
  'topple',
  'crash',
  'disaster',
  'sinkhole',
  'aground',
  'burst',
]);
/** Whoever may have done it. */
const SOMEBODYS_DOING =
  /\b(?:gunm[ae]n|police|officers?|soldiers?|troops|army|military|driver|drunk|suspects?|attack\w*|bomb\w*|terror\w*|arson\w*|murder\w*|shot|shoot\w*|stabb\w*|strikes?|airstrikes?|shell(?:s|ed|ing)|missiles?|drones?|militants?|rebels?|deliberate\w*|neglect\w*|negligen\w*|blam\w*|fault|accus\w*|charged?|arrest\w*|sabotage\w*|cover[- ]?up|father|mother|husband|wife|son|daughter|teacher|nurse|doctor|coach|mayor|minister|owner|landlord)\b/i;
/** Deaths and wounds by an accident or by nature: a number of victims, nobody named as their cause. */
const isAccident = (text: string): boolean =>
  conceptMentions(text).some((one) => ACCIDENTS.has(one.id)) &&
  !SOMEBODYS_DOING.test(text) &&
  !MINORS.test(text) &&
  /\b(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|scores|several|hundreds|at least|people|passengers|workers|miners|residents|villagers|tourists|crew)\b/i.test(
    text,
  );

/**
 * "Charges" of money, "counts", "fines" for cars, "sanctions": words with a harmless reading that the sentence shows.
 */
function notAnAccusation(quote: string, text: string): boolean {
  const word = fold(quote);
  if (/^(?:charg|sue)/.test(word))
    return (
      /\b(?:fees?|battery|batteries|electric|price|per (?:month|year)|cover charge|chargers?)\b/i.test(text) &&
      !/\bcharged with\b/i.test(text)
    );
  if (/^(?:fine|fines)$/.test(word)) return !/\bfined\b|\bfines? (?:of|for|against)\b/i.test(text);
  if (/^penalt/.test(word))
    return /\bpenalt(?:y|ies) (?:shoot-?outs?|kicks?|goals?|area|spot|shots?)\b|\b(?:on|won|wins?|lost|lose|loses?) (?:on )?penalties\b/i.test(
      text,
    );
  if (word.startsWith('sanction')) return /\bsanctions\b/i.test(text) && !/\bsanctioned\b/i.test(text);
  return false;
}

/** Fixed expressions in which a word of death or shooting means neither. */
const HARMLESS = new RegExp(
  [
    '\\b(?:photo|film|video|movie|magazine|fashion|cover|ad|album)[- ]?shoots?\\b|\\bshoot(?:s|ing)? (?:a |the |his |her |their |its |new )*(?:films?|movies?|scenes?|videos?|series|season|documentary|photos?|pictures?|commercials?|adverts?)\\b',
    '\\bpenalty shoot-?outs?\\b|\\bshoot(?:ing)? stars?\\b|\\bshoot(?:s|ing)? (?:hoops|baskets|par)\\b|\\bshots? (?:on|at) (?:goal|target)\\b',
    '\\b(?:booster|flu|vaccine|allergy|mug|long|moon|slap|big|tee|jump|three-point|free|parting|cheap|screen)[- ]?shots?\\b|\\bshot (?:put|clock|list|glass(?:es)?)\\b',
    '\\bdead (?:sea|heat|end|weight|zones?|language|letter)\\b|\\b(?:grateful|walking|red) dead\\b|\\bday of the dead\\b',
    '\\bdeath (?:tax(?:es)?|spiral|valley|star|knell)\\b',
    '\\bkill(?:s|ed|ing)? (?:a |the |its |his |her |their )*(?:\\w+ ){0,2}(?:bills?|measures?|proposals?|amendments?|deals?|pipeline|merger|motion)(?=$|[,.;:]| (?:to|that|for|backed|by|in|on|over|after|as|with|which|of)\\b)|\\b(?:bills?|measures?|proposals?|amendments?) (?:dies|died|is dead|dead)\\b|\\bdies? in committee\\b(?! rooms?)',
  ].join('|'),
  'gi',
);

/** "Photo shoot", "kills the bill", "flu shots": the word stands within an expression that harms nobody. */
const isHarmless = ({ id, start, end }: ConceptMention, text: string): boolean =>
  (id === 'die' || id === 'shoot') &&
  [...text.matchAll(HARMLESS)].some((match) => match.index <= start && match.index + match[0].length >= end);
