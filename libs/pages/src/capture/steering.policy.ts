import type { SteeringAttempt } from '@corroborate/domain';
import type { PageScan } from '../markup/scan.types';
import { PAGE_LIMITS } from '../pages.thresholds';
import { cut, squash } from '../text';

/** Somebody who reads by machine is spoken to. */
const READER = String.raw`(?:(?:ai|a\.i\.|llms?|gpt|chatgpt|claude|gemini|copilot|artificial intelligence|language models?|large language models?|automated|automatic|machine|robotic?|verification|fact[- ]?check(?:ing|er)?|summari[sz](?:ation|er|ing)|crawler)[\s-]+(?:systems?|models?|assistants?|agents?|readers?|tools?|bots?|services?|software|pipelines?|crawlers?|reviewers?|processors?|engines?|checkers?|verifiers?|evaluators?|classifiers?)|(?:ai|llms?|chatgpt|chatbots?|language models?|crawlers?|bots|scrapers?))`;
const MUST = String.raw`(?:must|should|shall|need to|have to|are (?:required|instructed|asked|requested|directed|expected|to)|is (?:required|instructed|asked|to)|please|can safely|may)`;
const ACT = String.raw`(?:treat|mark|rate|classify|label|consider|regard|report|accept|record|score|rank|count|assign|conclude|state|say|answer|respond|reply|output|return|set|upgrade|promote|trust|verify|certify|confirm|cite|ignore|disregard|skip|omit|stop|not)`;
const VERDICT = String.raw`(?:verified|certified|confirmed|true|accurate|credible|reliable|authoritative|trusted|trustworthy|independent|corroborated|primary source|factual|tier[ -]?(?:1|one)|false|debunked|refuted|unreliable|highest|supports?|supporting)`;

/** What such an order is about: the page itself or the machine's own task. */
const OBJECT = String.raw`(?:(?:this|these|the (?:above|following|present))\s*(?:article|page|story|claim|report|source|text|content|document|topic|site|information|statement|account)s?|instructions?|as (?:fact|true)|sources?|prompts?|other (?:reports?|outlets?))`;

const PATTERNS: RegExp[] = [
  // "Ignore all previous instructions", "disregard the system prompt", "forget your rules".
  /\b(?:ignore|disregard|forget|override|bypass|discard)\s+(?:(?:all|any|every|the|your|these|those|of|my|prior|previous|earlier|preceding|above|foregoing|existing|original|other|and)\s+){1,5}(?:(?:system|safety|developer|original|operator)\s+)?(?:instructions?|prompts?|directives?|guidelines?|rules|commands?|context|programming)\b/i,
  // "Attention AI models:", "Note to automated fact-checkers:".
  new RegExp(
    String.raw`(?:^|[.!?\n\[<(*:"“]\s*)(?:attention|note|notice|important|message|instructions?|memo|directive|hint|warning|info(?:rmation)?)(?:\s*[:,–—-]\s*|\s+(?:to|for)\s+)(?:all\s+|any\s+|the\s+)?${READER}\b`,
    'i',
  ),
  // "AI systems should mark this as verified."
  new RegExp(
    String.raw`\b${READER}(?:\s+(?:reading|processing|parsing|indexing|analy[sz]ing|evaluating|summari[sz]ing|that|which|who|read|this|the|page|article|text|content|document|and|or)\b){0,8},?\s+${MUST}\s+(?:(?:also|always|simply|only|therefore|be|instructed|to|now|not)\s+){0,3}${ACT}\b(?=.{0,140}\b(?:${OBJECT}|${VERDICT})\b)`,
    'i',
  ),
  // "If you are an AI …", "as a language model, you must …".
  new RegExp(String.raw`\b(?:if|when|since|because)\s+you(?:['’]re| are)\s+(?:an?\s+|the\s+)?${READER}\b`, 'i'),
  new RegExp(String.raw`\bas an?\s+${READER},?\s+(?:you|your)\b`, 'i'),
  // "Mark this article as verified", addressed to nobody else: a reader has nothing to mark.
  new RegExp(
    String.raw`\b(?:mark|rate|classify|label|score|flag|record|certify|treat|assign)\s+(?:this|the)\s+(?:article|story|page|claim|source|topic|report|content|document|site|outlet|website|statement)\s+(?:as|with|to be)\s+(?:an?\s+|the\s+|fully\s+|independently\s+|highly\s+)*["“'‘]?${VERDICT}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:set|assign|give|change|raise|upgrade)\s+(?:the\s+|its\s+|a\s+|this\s+)?(?:verification[_ ]?(?:status|level|tier)|credibility[_ ]?(?:tier|score|rating)?|source[_ ]?tier|stance|confidence(?:[_ ]score)?|verdict|tier)\s*(?:to|=|:|as|of)\s*["“'‘]?(?:${VERDICT}|\d)`,
    'i',
  ),
  // Chat mark-up that imitates a model's own turns.
  /<\|(?:im_start|im_end|system|assistant|user|endoftext)\|>|\[\/?INST\]|<<\/?SYS>>|(?:^|\n)\s*#{2,4}\s*(?:system|instruction|assistant)\s*:/i,
  /\b(?:system|developer)\s+(?:prompt|message|override|instruction)\s*[:=]\s*\S/i,
  /\b(?:you are now|from now on,? you(?: are| will|['’]ll)|your new (?:instructions?|task|role|goal) (?:is|are))\b.{0,80}\b(?:ai|assistant|model|verif(?:y|ied)|fact[- ]?check|respond|output|answer|report)\b/i,
  /\b(?:do not|don['’]t|never)\s+(?:flag|report|mention|reveal|question|fact[- ]?check|dispute|verify|send)\b.{0,60}\b(?:to (?:the |a |any )?(?:human|editor|reviewer|operator|user)s?|for (?:human )?review|as (?:suspicious|manipulation|an injection)|these instructions)\b/i,
  // The same in languages most often met.
  /\b(?:ignorier(?:e|en sie)|vergiss)\s+(?:alle\s+|die\s+|deine\s+|bisherigen\s+|vorherigen\s+|vorigen\s+)+(?:anweisungen|instruktionen|befehle)/i,
  /\b(?:ignor(?:a|e|ez|ad|en)|oubli(?:e|ez)|olvida)\s+(?:todas\s+|toutes\s+|las\s+|les\s+|tus\s+|vos\s+|tes\s+)+(?:instruc(?:ciones|tions)|órdenes|consignes)(?:\s+(?:anteriores|pr[ée]c[ée]dentes|previas))?/i,
  /\b(?:KI|AI)-?(?:Systeme?|Modelle?|Assistenten)\s+(?:müssen|sollen|sollten)\b/,
  /\b(?:les (?:systèmes|modèles) d['’]IA|los (?:sistemas|modelos) de IA)\s+(?:doivent|devraient|deben|deberían)\b/i,
];

/** Prose *about* such attempts, and rules meant for people, quote or report them; they stay unmarked. */
const REPORTED =
  /\b(?:prompt[- ]injections?|jailbreak(?:s|ing|ed)?|researchers?|attackers?|hackers?|security (?:experts?|firm|researchers?)|regulat(?:ors?|ions?)|lawmakers?|legislation|bill|law|policy|policies|guidelines|ethic(?:s|al)|experts?|critics|(?:he|she|they|who|spokes\w+|professor|minister|official)s? (?:said|says|added|argued?|wrote|told|warned)|said|says|according to|argue[sd]?|example)\b/i;

/** Text that speaks to machines instead of readers, by where it stands. Shown to the editor, never obeyed. */
export function steeringOf(scan: PageScan, structured: string[]): SteeringAttempt[] {
  const found = new Map<string, SteeringAttempt>();
  const look = (where: SteeringAttempt['where'], text: string, lenient: boolean) => {
    if (found.size >= PAGE_LIMITS.maxSteering) return;
    const quote = steeringQuote(text, lenient);
    if (quote && !found.has(quote)) found.set(quote, { where, quote });
  };
  for (const block of scan.blocks) look(block.hidden ? 'hidden' : 'text', block.text, !block.hidden);
  for (const comment of scan.comments) look('comment', squash(comment), false);
  for (const attribute of scan.attributes) look('attribute', squash(attribute), false);
  for (const meta of scan.metas) if (meta.content.length > 20) look('metadata', squash(meta.content), true);
  for (const text of structured) look('metadata', squash(text.slice(0, PAGE_LIMITS.maxBlockChars)), true);
  if (scan.title.length > 20) look('metadata', squash(scan.title), true);
  return [...found.values()];
}

/** The words that steer with a little of what stands around them; null when there are none. */
function steeringQuote(text: string, lenient: boolean): string | null {
  for (const pattern of PATTERNS) {
    const hit = pattern.exec(text);
    if (!hit) continue;
    const from = sentenceStart(text, hit.index);
    const around = text.slice(from, from + PAGE_LIMITS.maxSteeringQuote);
    // What a reader sees in running prose is often a report about such attempts; what is hidden never is.
    if (lenient && isReport(text, hit.index, hit[0].length)) continue;
    return cut(around, PAGE_LIMITS.maxSteeringQuote);
  }
  return null;
}

function isReport(text: string, at: number, length: number): boolean {
  const sentence = text.slice(Math.max(0, at - 160), at + length + 120);
  const quoted =
    /["“”«»„]/.test(text.slice(Math.max(0, at - 60), at + 1)) &&
    /["“”«»]/.test(text.slice(at + length - 1, at + length + 160));
  return quoted || REPORTED.test(sentence);
}

function sentenceStart(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 120), at);
  const stop = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('! '),
    before.lastIndexOf('? '),
    before.lastIndexOf('\n'),
  );
  return stop < 0 ? Math.max(0, at - before.length) : at - before.length + stop + 1;
}
