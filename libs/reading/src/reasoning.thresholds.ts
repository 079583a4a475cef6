/** Limits and thresholds for language models. */
export const REASONING = {
  /** Maximum passages of a page shown to a model, and their total characters. */
  maxPassages: 40,
  maxPassageChars: 700,
  maxPageChars: 12_000,
  /** Maximum parts read of a long page, each up to `maxPageChars`. */
  maxPageParts: 3,
  /** Maximum noted items compared in one request. */
  maxNoteItems: 250,
  /** Maximum pages, and passages of each, shown to find pages that tell the story under other names. */
  maxMatchedPages: 5,
  maxMatchedPassages: 30,
  /** Leading passages always shown, because news puts its subject first. */
  leadPassages: 6,
  /** Characters searched for topic words, and the minimum share of words for a page to be read. */
  gateChars: 20_000,
  gateShare: 0.2,
  /** Maximum days before the event at which a page is read because it names a lead. */
  leadDaysBefore: 30,
  /** Minimum length of a quote, characters. */
  minQuote: 12,

  /** Attempts per answer: the first, and one retry if useful. */
  attempts: 2,
  backoffMs: 400,
  /** Maximum delay a server can request before the retry; if it requests more, the next provider is asked. */
  longestWaitMs: 10_000,
  /** Maximum changes of the request format per question after rejected parameters. */
  maxChanges: 4,
  /**
   * Number of consecutive questions answered in the required format only with the schema in the prompt, after which the
   * schema is always included.
   */
  unshapedInARow: 2,
  /** Consecutive failures after which a model is not asked again in this stage. */
  failuresInARow: 3,
  /** How long a provider without credit or with a rejected key is suspended process-wide, in ms. */
  exhaustedMs: 600_000,
  /** Concurrent calls per stage. */
  parallelCalls: 6,
  maxAnswerBytes: 400_000,

  /**
   * English has about four bytes per token, other scripts more bytes per character: bytes divided by three seldom
   * underestimates by much.
   */
  bytesPerToken: 3,
  /** Tokens per request for chat framing and schema. */
  frameTokens: 400,

  /** Minimum probability at which a checker supports a sentence; the threshold set by the checker's authors. */
  checkerYes: 0.5,
  /** A page whose windows all stay below this for a statement and its denial need not be read. */
  checkerNothing: 0.05,
  /** Probability assumed for a plain yes or no; too low to exclude a page. */
  checkerBareYes: 0.75,
  checkerBareNo: 0.25,
  /** Number of passages before and after the quoted one that a checker is shown. */
  checkerAround: 3,
  /** Maximum length of a sentence for a checker, characters. */
  checkerClaim: 600,

  /** Strength of support found only by a reader; below plain support by rules. */
  vouchedStrength: 0.7,
  /** Minimum strength of a denial found by a reader, and maximum strength of support that a reader withdrew. */
  deniedStrength: 0.5,
  withdrawnStrength: 0.3,

  /**
   * Minimum share of the main claim's words that occur in the topic, and of the title's words that occur in the claim.
   */
  coreOnGround: 0.6,
  coreOnTitle: 0.34,

  /** Limits for additions by a model. */
  maxExtraClaims: 3,
  /** Limits for a plan made for one case. */
  maxExtraQueries: 5,
  maxPlannedQuestions: 7,
  perspectives: 3,
  /** Minimum length of a name that identifies an inflected foreign form. */
  nameBeginning: 4,
  maxQueryWords: 14,
  maxFirsthand: 3,
  maxTranslations: 20,
  /** Maximum items used to answer questions, characters of an item and of an answer, and answers per question. */
  maxAnswerItems: 300,
  maxItemChars: 400,
  maxAnswerChars: 300,
  maxSides: 4,
  /** Maximum passages of one document, and characters per request: about ten full reports. */
  maxAskedPassages: 120,
  maxAskedChars: 40_000,
  /** Maximum findings of a critique, and questions that frameworks raise per request. */
  maxCritique: 5,
  maxFrameworkQuestions: 3,
  /** Maximum questions and collections per request. */
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
  /** Maximum length of a translation as a multiple of its quote. */
  longestTranslation: 4,
} as const;
