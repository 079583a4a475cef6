/** Nothing to tell beside the code. */
type Nothing = Record<string, never>;

/** What a topic is about, as far as registers care. */
export type ToldMatter =
  'court' | 'company' | 'public-money' | 'campaign-money' | 'sanctions' | 'regulation' | 'ownership' | 'charity';

/** What public records are to a topic, and why they were looked for: each code with what it is told with. */
export interface RecordReasons extends BearingReasons, ChoiceReasons, NeedReasons {}

/** Whether a record is of the very actor and event. */
interface BearingReasons {
  /** `parties`: some of those it is of; none where the register names nobody. */
  'record.of-others': { parties: string[]; actor: string };
  'record.of-actor': { party: string };
  /** Its number is none of those by which the actor is known. */
  'record.other-holder': { holder: string; known: string[]; actor: string };
  'record.short-name': Nothing;
  /** So many go by the name. */
  'record.namesakes': { bodies: number };
  'record.elsewhere': Nothing;
  'record.name-alone': { actor: string };
  /** The register says who somebody is, not what happened. */
  'record.identity-alone': { register: string };
  'record.docket': Nothing;
  /** The company speaks for itself: an exhibit to its filing … */
  'record.own-exhibit': Nothing;
  /** … or items that nothing obliged it to tell. */
  'record.voluntary-items': { items: string[] };
  'record.topic-undated': Nothing;
  'record.undated': Nothing;
  'record.before-event': { days: number };
  'record.after-event': { days: number };
  /** Made in the days of the event, on this one. */
  'record.timely': { day: string };
}

/** Why a register is asked about somebody. */
interface ChoiceReasons {
  /** The topic's words that show the matter. */
  'register.matter': { matter: ToldMatter; words: string };
  'register.keeps-such': { register: string };
}

/** Why background is looked up or not. */
interface NeedReasons {
  /** The mode looks in any case. */
  'need.mode': { mode: string };
  /** Nothing in the topic calls for it. */
  'need.none': Nothing;
  /** Registers keep what the words are about. */
  'need.register': { matter: ToldMatter; words: string };
  /** A claim can only be judged by what was before. */
  'need.history': { words: string };
  /** Towns of one name lie in many regions. */
  'need.place': { town: string };
}
