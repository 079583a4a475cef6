import type { Attribution, AttributionCue } from '@corroborate/domain';

/** A name: capitalised words, joined by small ones. Bounded, so that no input makes it run away. */
const NAME = String.raw`(?:[Tt]he )?\p{Lu}[\p{L}\d&.'’-]{0,30}(?:\s+(?:(?:of|and|the|for|de|&)\s+){0,2}(?:\p{Lu}[\p{L}\d&.'’-]{0,30}|\d{1,4}\b)){0,5}`;
const REPORT_VERB = '(?:first |also |exclusively |earlier )?(?:reports?|reported|broke|wrote|writes|revealed|reveals)';
const SAY_VERB =
  '(?:said|says|told|tweeted|wrote|confirmed|announced|added|explained|testified|insisted|acknowledged|stated|argued|warned)';

export interface CuePattern {
  cue: AttributionCue;
  /** `name` is captured; `outlet` means that only a newsroom is named this way. */
  expects: 'outlet' | 'any' | 'speaker' | 'document' | 'anonymous';
  pattern: RegExp;
}

const p = (cue: AttributionCue, expects: CuePattern['expects'], source: string, flags = 'gu'): CuePattern => ({
  cue,
  expects,
  pattern: new RegExp(source, flags),
});

export const CUES: readonly CuePattern[] = [
  p(
    'according to',
    'any',
    String.raw`\b[Aa]ccording to (?:an? |the )?(?:exclusive |new |earlier |\p{Lu}[\p{L}]+day )?(?:reports?|story|stories|article|investigation|interview|coverage)(?: published)? (?:in|by|from|on|with) (?<name>${NAME})`,
  ),
  p('according to', 'any', String.raw`\b[Aa]ccording to (?<name>${NAME})`),
  p(
    'first reported by',
    'outlet',
    String.raw`\b(?:first|originally|initially|earlier) (?:reported|published|revealed|broken) (?:by|in|on) (?<name>${NAME})`,
  ),
  p(
    'reported by',
    'outlet',
    String.raw`\b(?:as )?(?:reported|published|obtained|reviewed|seen|broken) (?:on \p{Lu}\p{L}+day )?(?:by|in) (?<name>${NAME})`,
  ),
  p(
    'citing',
    'any',
    String.raw`\b(?:citing|cited|quoting|credited) (?:an? |the )?(?:reports? (?:in|by|from) )?(?<name>${NAME})`,
  ),
  p(
    'which broke the story',
    'outlet',
    String.raw`(?<name>${NAME}), (?:which|who) (?:first |also )?(?:broke|reported|published|revealed)`,
  ),
  p('reported', 'outlet', String.raw`(?<name>${NAME}),? ${REPORT_VERB}\b`),
  p(
    'a report in',
    'outlet',
    String.raw`\b(?:reports?|story|article|investigation|interview) (?:published )?(?:in|by|with|from) (?<name>${NAME})`,
  ),
  p(
    'in a statement to',
    'outlet',
    String.raw`\b(?:statement|email|e-mail|interview|text message|comments?|remarks|confirmed (?:it |them |this |the \p{L}+ )?) ?(?:to|with) (?<name>${NAME})`,
  ),
  p('told', 'outlet', String.raw`\b(?:told|tells) (?<name>${NAME})`),
  p('h/t', 'outlet', String.raw`\b(?:[Hh]/[Tt]|[Hh]at tip(?: to)?):? (?<name>${NAME})`),
  p('via', 'outlet', String.raw`(?:^|[(—–-]\s?|\b)[Vv]ia:? (?<name>${NAME})`),
  p(
    'source',
    'outlet',
    String.raw`^\s*\(?(?:[Ss]ource|SOURCE|[Oo]riginal(?:ly)?(?: published)?(?: (?:at|on|by))?|[Rr]ead more at):? (?<name>${NAME})\)?\.?\s*$`,
  ),
  p('said', 'speaker', String.raw`(?<name>${NAME})(?:, [^,.;"“”]{3,90},)? ${SAY_VERB}\b`),
  p('said', 'speaker', String.raw`\b(?:said|says) (?<name>${NAME})`),
  p(
    'put it this way',
    'speaker',
    String.raw`(?<name>${NAME}), [^,.;"“”]{3,90}, (?:put it this way|had this to say|asked)`,
  ),
];

export const OFFICIAL_SPEAKER =
  /\b(?<name>(?:(?:the|a|city|county|state|federal|local|company|union|police|fire|school|hospital|health|government|plant|prison|military|election|court) ){0,3}(?:officials?|police|prosecutors?|authorities|spokes(?:person|man|woman|people)|sheriff'?s? (?:office|department)|department|clerk|chief|board|ministry|regulators?|agency|commission|investigators?|company|union|city hall|inspectors?|engineers?|firefighters?|officers?|mayor|governor|court)) (?:[\p{L}]+ ){0,2}?(?:said|says|confirmed|announced|told|reported|stated|acknowledged)\b/iu;
export const DOCUMENT_SOURCE =
  /\b(?<name>(?:(?:court|police|public|internal|dispatch|city|county|state|federal|company|election|property|tax|inspection) ){0,2}(?:documents?|records?|papers|filings?|complaint|indictment|affidavit|memo|minutes|logs?|notice|permit|transcript|lawsuit|press release|news release|statement|letter|email to staff)) (?:[\p{L}]+ ){0,4}?(?:shows?|showed|says?|said|states?|stated|reviewed|seen|obtained|filed|made public|dated|gives?|confirmed|issued|posted|released)\b/iu;
export const ANONYMOUS_SOURCE =
  /\b(?<name>(?:an?|one|two|three|several|multiple|some|many)? ?(?:people?|persons?|sources?|officials?|insiders?|employees|residents|readers)(?: who (?:asked|declined|spoke)[^,.;]{0,60}| (?:familiar|close|briefed|involved|with (?:direct |first-?hand )?knowledge)[^,.;]{0,60})|sources|on condition of anonymity|our readers|people in the area)(?: [\p{L}]+){0,6}? ?(?:said|say|says|told|tell|confirmed|claims?)?\b/iu;

export const DOCUMENT_NAME =
  /\b(?:report|filing|records?|complaint|indictment|documents?|papers|survey|study|census|court)\b/i;
export const OFFICIAL_NAME =
  /\b(?:police|department|ministry|office|agency|council|commission|court|sheriff|governor|mayor|senator|president|secretary|minister|administration|bureau|board|authority|service|government|county|city|state|university|hospital|school|union|chief|judge|prosecutor|attorney|committee|district)\b/i;
export const OUTLET_NAME =
  /\b(?:times|post|herald|news|gazette|tribune|journal|chronicle|register|courier|press|daily|observer|sentinel|mail|telegraph|guardian|radio|tv|television|broadcasting|wire|magazine|review|standard|record|ledger|mercury|beacon|banner|star|sun|globe|independent|examiner|bulletin|dispatch|inquirer|enquirer|advertiser|weekly|monitor|argus|echo|express|mirror|reporter|today|online|digest|insider|bbc|cnn|nbc|cbs|abc|npr|pbs|fox|sky|itv|cbc|[kw][a-z]{2,3})\b/i;

export type SourceKind = Attribution['kind'];
