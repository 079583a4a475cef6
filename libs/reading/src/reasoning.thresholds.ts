/** Limits and thresholds for language models. */
export const REASONING = {
  /** Maximum number of passages of a page sent to a model, and of their characters. */
  maxPassages: 40,
  maxPassageChars: 700,
  maxPageChars: 12_000,
  /** Maximum number of parts in which a long page is read, each up to `maxPageChars`. */
  maxPageParts: 3,
  /** Maximum number of noted items compared in one request. */
  maxNoteItems: 250,
  /** Maximum number of pages, and of passages per page, sent to find pages that report the story under other names. */
  maxMatchedPages: 5,
  maxMatchedReports: 2,
  maxMatchedPassages: 30,
  /** Number of first passages that are always sent, because news states its subject first. */
  leadPassages: 6,
  /** Number of characters searched for words of the topic, and minimum share of words for a page to be read. */
  gateChars: 20_000,
  gateShare: 0.2,
  /** Maximum days before the event at which a page is read because it names a lead. */
  leadDaysBefore: 30,
  /** Minimum length of a quote in characters. */
  minQuote: 12,

  /** Number of attempts per answer: the first, and one retry if useful. */
  attempts: 2,
  backoffMs: 400,
  /** Maximum delay before a retry that a server can request. If it requests more, the next provider is used. */
  maxRetryWaitMs: 10_000,
  /** Maximum number of changes to the request format per question after parameters were rejected. */
  maxChanges: 4,
  /**
   * Number of consecutive questions answered in the required format only when the schema was in the prompt, after which
   * it is always included.
   */
  maxConsecutiveUnshaped: 2,
  /** Number of consecutive failures after which a model is not used again in this stage. */
  maxConsecutiveFailures: 3,
  /** Time in ms for which a provider without credit or with a rejected key is suspended in the whole process. */
  providerSuspensionMs: 600_000,
  /** Maximum number of concurrent calls per stage. */
  parallelCalls: 6,
  maxAnswerBytes: 400_000,

  /**
   * English has about four bytes per token, and other scripts have more bytes per character. Bytes divided by three is
   * therefore rarely too low.
   */
  bytesPerToken: 3,
  /** Number of tokens per request for chat framing and schema. */
  frameTokens: 400,

  /** Minimum probability at which a checker supports a sentence, as recommended by its authors. */
  checkerYes: 0.5,
  /** A page need not be read if all its windows stay below this probability for a statement and for its denial. */
  checkerNothing: 0.05,
  /** Probability assumed for a plain yes or no without a probability; too low to exclude a page. */
  checkerBareYes: 0.75,
  checkerBareNo: 0.25,
  /** Number of passages before and after the quoted one that are sent to a checker. */
  checkerContextPassages: 3,
  /** Maximum length of a sentence for a checker in characters. */
  checkerClaim: 600,

  /** Strength of support found only by a reader, which is less than that of clear support found by rules. */
  vouchedStrength: 0.7,
  /** Minimum strength of a denial found by a reader, and maximum strength of support that a reader removed. */
  deniedStrength: 0.5,
  withdrawnStrength: 0.3,

  /**
   * Minimum share of words of the main claim that occur in the topic, and of words of the title that occur in the
   * claim.
   */
  minClaimWordsInTopic: 0.6,
  minTitleWordsInClaim: 0.34,

  /** Limits for additions by a model. */
  maxExtraClaims: 3,
  /** Limits for a plan made for one case. */
  maxExtraQueries: 5,
  maxPlannedQuestions: 7,
  perspectives: 3,
  /** Minimum length of a name that identifies an inflected form in another language. */
  nameBeginning: 4,
  maxQueryWords: 14,
  maxFirsthand: 3,
  maxTranslations: 20,
  /**
   * Maximum number of items used to answer questions, of characters in an item and in an answer, and of answers per
   * question.
   */
  maxAnswerItems: 300,
  maxItemChars: 400,
  maxAnswerChars: 300,
  maxSides: 4,
  /** Maximum number of passages per document, and of characters per request, enough for about ten full reports. */
  maxAskedPassages: 120,
  maxAskedChars: 40_000,
  /** Maximum number of findings per critique, and of questions that frameworks raise per request. */
  maxCritique: 5,
  maxFrameworkQuestions: 3,
  /** Maximum number of questions and collections per request. */
  maxDataQuestions: 10,
  maxCollections: 8,
  /**
   * Limits for reading documents from collections: documents per pass and per request, questions, findings per
   * document, and new search terms.
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
