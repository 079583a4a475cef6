import { conceptById, findConceptMentions, readSentenceFrame, lexicon } from '@corroborate/text';
import { isQuoted } from '../page/page-kind.policy';

/** How a topic presents its event. */
export interface TopicManner {
  /** True if the topic says that something did not happen; false if the event is that someone denies it. */
  denies: boolean;
  /**
   * True if the denial is only a refusal or failure ("throw out plan to shut"), which reports of the plan do not
   * dispute.
   */
  refuses: boolean;
  /** True if a negation is inside a quotation or relative clause, and so also occurs in supporting reports. */
  innerNo: boolean;
  /** True if the topic calls an act unlawful, so that "had no right to" is not a denial. */
  unlawful: boolean;
  /** True if the event is an accusation. */
  accuses: boolean;
  /** True if the topic asserts a future event ("to vote", "is set to launch"). */
  planned: boolean;
  /** True if the event is a statement, such as a denial, demand or criticism. */
  quotes: boolean;
}

export function readManner(title: string, core: string, concepts: string[][]): TopicManner {
  const [main = []] = concepts;
  const frame = coreFrame(blankQuotations(title), main) ?? coreFrame(mainClause(blankQuotations(core)), main);
  const speechAct = main.some((id) => SPEECH_ACTS.has(id));
  return {
    denies: !speechAct && (frame?.negated === true || frame?.refused === true || frame?.debunked === true),
    refuses: frame?.refused === true && !frame.negated && !frame.debunked,
    innerNo: frame?.negated !== true && coreFrame(title, main)?.negated === true,
    unlawful: UNLAWFUL.test(title) || UNLAWFUL.test(core),
    accuses: main.some((id) => conceptById(id)?.accusation === true),
    planned: frame?.planned === true || (concepts.length === 0 && FUTURE_HEADLINE.test(title)),
    quotes: speechAct || isQuoted(title),
  };
}

const UNLAWFUL = lexicon('en', 'cues', 'unlawful').pattern;

/** Events that consist of a statement, which pages report by quoting it. */
const SPEECH_ACTS = new Set(['deny', 'criticise', 'apologise', 'demand', 'endorse']);
/** The headline itself announces something: "Minister to meet unions", "Mill will stay". */
const FUTURE_HEADLINE = lexicon('en', 'topic-words', 'to-come').pattern;

/** Kinds of event asserted by the title, or else by the main claim (see `TopicModel.concepts`). */
export function conceptGroups(title: string, core: string): string[][] {
  const fromTitle = groupMentions(title);
  return fromTitle.length > 0 ? fromTitle : groupMentions(mainClause(core));
}

/**
 * The main clause, without a following reason or circumstance ("because it could not find …"), which is not the event.
 */
const mainClause = (text: string): string => text.split(SIDE_CLAUSE)[0] ?? text;
const SIDE_CLAUSE = lexicon('en', 'topic-words', 'side-clause').pattern;

function groupMentions(text: string): string[][] {
  const groups: { start: number; end: number; ids: Set<string> }[] = [];
  for (const mention of findConceptMentions(text)) {
    const open = groups.find((group) => mention.start < group.end && group.start < mention.end);
    if (open) {
      open.ids.add(mention.id);
      open.end = Math.max(open.end, mention.end);
    } else groups.push({ start: mention.start, end: mention.end, ids: new Set([mention.id]) });
  }
  const seen = new Set<string>();
  return groups
    .map((group) => [...group.ids])
    .filter((ids) => {
      const key = ids.join('+');
      return seen.has(key) ? false : seen.add(key) !== undefined;
    });
}

/**
 * The text with quotations and negated relative clauses replaced by spaces, so that offsets stay valid: "Minister:
 * 'People who don't vote should pay'" denies nothing.
 */
const blankQuotations = (text: string): string =>
  text.replace(QUOTATION, toSpaces).replace(RELATIVE_NEGATION, toSpaces);
const toSpaces = (part: string): string => ' '.repeat(part.length);
const QUOTATION = /[“"][^“”"]{12,}[”"]|(?<![\p{L}\d])[‘'][^‘]{12,}[’'](?![\p{L}\d])/gu;
const denialLexicon = (section: string): string => lexicon('en', 'plain-noes', section).source;
const NEGATION = String.raw`(?:${denialLexicon('auxiliaries')})(?:n['’]t| not)|${denialLexicon('never')}`;
const RELATIVE_NEGATION = new RegExp(String.raw`(?<=\b(?:${denialLexicon('relative')}) )(?:${NEGATION})\b`, 'giu');

/** The frame of the main kind of event; null if it is not mentioned. */
function coreFrame(text: string, main: readonly string[]) {
  const mention = findConceptMentions(text).find((one) => main.includes(one.id));
  return mention ? readSentenceFrame(text, mention.start, mention.end) : null;
}
