import type { ClaimKind } from '../vocabulary';

/** Nothing to tell beside the code. */
type None = Record<string, never>;

/** Why a statement of the topic is one of its claims: each code with what it is told with. */
export interface ClaimReasons {
  /** The core: what the title asserts, as it stands there. */
  'statement.title': None;
  /** The core: the sentence that says most concretely what the title asserts. */
  'statement.says-title': { title: string };
  'statement.detail': { kind: ClaimKind };
  /** A pronoun that opens the sentence is read as the subject of the sentence before. */
  'statement.pronoun': { word: string; name: string };
  /** A language model found it in the topic's text. */
  'statement.found-by-model': { name: string };
  /** A language model put the core in one sentence; the topic's words that show it. */
  'statement.put': { name: string; quotes: string[] };
  /** A language model finds nothing in the topic that could be true or false. */
  'statement.no-claim': { name: string };
  /** Were it false it could ruin somebody, or make people ill. */
  'statement.grave': { name: string };
  /** A learnt trait that makes it worth a check, by the name that the weights give it. */
  'worth.more': { trait: string };
  'worth.less': { trait: string };
}
