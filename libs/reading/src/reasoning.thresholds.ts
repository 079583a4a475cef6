/** Thresholds of the work with language models. */
export const REASONING = {
  /** Passages of a page shown to a model, and their characters altogether. */
  maxPassages: 40,
  maxPassageChars: 700,
  maxPageChars: 12_000,
  /** Parts of a long page that are read, each of `maxPageChars`. */
  maxPageParts: 3,
  /** Noted items that are compared in one request. */
  maxNoteItems: 250,
  /** Leading passages always shown, because news puts its subject first. */
  leadPassages: 6,
  /** Characters searched for topic words, and the minimum share of words for a page to be read. */
  gateChars: 20_000,
  gateShare: 0.2,
  /** Shortest quote that can show anything, characters. */
  minQuote: 12,

  /** Attempts per answer: the first, and one retry if useful. */
  attempts: 2,
  backoffMs: 400,
  /** Longest wait that a server may ask for before the second call; past it the next provider is asked. */
  longestWaitMs: 10_000,
  /** Changes of form in one question that a server asks for by refusing parts of it. */
  maxChanges: 4,
  /** Questions in a row that were answered in shape only when the shape was in the prompt: then it always is. */
  unshapedInARow: 2,
  /** A model that fails this often in a row is not asked again in this stage. */
  failuresInARow: 3,
  /** How long a provider without credit or with a rejected key is suspended process-wide, in ms. */
  exhaustedMs: 600_000,
  /** Concurrent calls per stage. */
  parallelCalls: 6,
  maxAnswerBytes: 400_000,

  /** English has about four characters a token, other scripts down to one: bytes over three is never far below. */
  bytesPerToken: 3,
  /** Tokens per request for chat framing and schema. */
  frameTokens: 400,

  /** Least probability at which a checker says that a document bears out a sentence: its makers' own threshold. */
  checkerYes: 0.5,
  /** A page on which no window reaches this, for the statement or its denial, holds nothing for a reader. */
  checkerNothing: 0.05,
  /** Probability assumed for a plain yes or no without probability; too low to exclude a page. */
  checkerBareYes: 0.75,
  checkerBareNo: 0.25,
  /** Passages before and after the quoted one that a checker is shown with it. */
  checkerAround: 3,
  /** Longest sentence put to a checker, characters. */
  checkerClaim: 600,

  /** Strength of support found only by a reader; below plain support by rules. */
  vouchedStrength: 0.7,
  /** Least strength of a denial that a reader found, and most of a support that one took away. */
  deniedStrength: 0.5,
  withdrawnStrength: 0.3,

  /** Least share of a core claim's words that stand in the topic, and of the title's words that stand in it. */
  coreOnGround: 0.6,
  coreOnTitle: 0.34,

  /** Limits for additions by a model. */
  maxExtraClaims: 3,
  /** Of a plan made for one case. */
  maxExtraQueries: 5,
  maxPlannedQuestions: 7,
  perspectives: 3,
  /** Letters of a name that identify an inflected foreign form. */
  nameBeginning: 4,
  maxQueryWords: 14,
  maxFirsthand: 3,
  maxTranslations: 20,
  /** Noted items that questions are answered from, characters of each and of an answer, and answers to one question. */
  maxAnswerItems: 300,
  maxItemChars: 400,
  maxAnswerChars: 300,
  maxSides: 4,
  /** Passages of one document that are shown, and characters of a request: some ten whole reports. */
  maxAskedPassages: 120,
  maxAskedChars: 40_000,
  /** Findings of a critique. */
  maxCritique: 5,
  /** Questions and collections per request. */
  maxDataQuestions: 10,
  maxCollections: 8,
  /**
   * Limits for reading collection documents: documents per pass and per request, questions, findings per document, and
   * new search terms.
   */
  maxReadDocuments: 60,
  maxDocumentsARequest: 20,
  maxReadQuestions: 12,
  maxFindingsPerDocument: 3,
  maxFindingChars: 300,
  maxThemes: 3,
  /** Quotes that a report is written from. */
  maxProseFindings: 24,
  /** How many times as long as the quote a translation may be. */
  longestTranslation: 4,
} as const;
