import type { AttributionCue } from '@corroborate/domain';
import { globalPattern, lexicon } from '@corroborate/text';

export interface CuePattern {
  cue: AttributionCue;
  /** What kind of name the cue takes. `outlet`: only a newsroom; `speaker`: only a person or organization. */
  expects: 'outlet' | 'any' | 'speaker';
  pattern: RegExp;
}

/** In order of precedence: if two cues match a name, the first is used. */
const CUE_SECTIONS: readonly (readonly [cue: AttributionCue, section: string])[] = [
  ['according to', 'according-to-a-report'],
  ['according to', 'according-to'],
  ['first reported by', 'first-reported-by'],
  ['reported by', 'reported-by'],
  ['citing', 'citing'],
  ['which broke the story', 'which-broke-the-story'],
  ['reported', 'reported'],
  ['a report in', 'a-report-in'],
  ['in a statement to', 'in-a-statement-to'],
  ['told', 'told'],
  ['h/t', 'hat-tip'],
  ['via', 'via'],
  ['source', 'source'],
  ['said', 'said'],
  ['said', 'said-before'],
  ['put it this way', 'put-it-this-way'],
];

export const CUES: readonly CuePattern[] = CUE_SECTIONS.map(([cue, section]) => {
  const list = lexicon('en', 'attribution-cues', section);
  return { cue, expects: cuePatternOf(list.traits), pattern: globalPattern(list) };
});

function cuePatternOf(traits: ReadonlySet<string>): CuePattern['expects'] {
  if (traits.has('speaker')) return 'speaker';
  return traits.has('outlet') ? 'outlet' : 'any';
}

const section = (section: string): string => `(?:${lexicon('en', 'unnamed-sources', section).source})`;

const OFFICIAL_PHRASE = `(?:${section('official-setting')} ){0,3}${section('official')}`;
export const OFFICIAL_SPEAKER = new RegExp(
  String.raw`\b(?<name>${OFFICIAL_PHRASE}) (?:[\p{L}]+ ){0,2}?${section('official-verb')}\b`,
  'iu',
);
const DOCUMENT_PHRASE = `(?:${section('paper-setting')} ){0,2}${section('paper')}`;
export const DOCUMENT_SOURCE = new RegExp(
  String.raw`\b(?<name>${DOCUMENT_PHRASE}) (?:[\p{L}]+ ){0,4}?${section('paper-verb')}\b`,
  'iu',
);
/** Limits the length of the clause in "two people familiar with the talks" that says how close they are to them. */
const INSERTED_CLAUSE = String.raw`(?: who ${section('conduct')}[^,.;]{0,60}| ${section('closeness')}[^,.;]{0,60})`;
const UNNAMED_PHRASE = `${section('count')}? ?${section('person')}${INSERTED_CLAUSE}|${section('phrase')}`;
export const ANONYMOUS_SOURCE = new RegExp(
  String.raw`\b(?<name>${UNNAMED_PHRASE})(?: [\p{L}]+){0,6}? ?${section('verb')}?\b`,
  'iu',
);

export const DOCUMENT_NAME = lexicon('en', 'attribution-names', 'document').pattern;
export const OFFICIAL_NAME = lexicon('en', 'attribution-names', 'official').pattern;
export const OUTLET_NAME = lexicon('en', 'attribution-names', 'outlet').pattern;
export const NO_SOURCE = lexicon('en', 'attribution-names', 'no-source').pattern;
/** A word with which many newspaper names end; only the article itself can show which newspaper "the Post" is. */
export const BARE_MASTHEAD = lexicon('en', 'attribution-names', 'masthead').pattern;
export const REPORTING_VERB = lexicon('en', 'attribution-names', 'telling').pattern;
