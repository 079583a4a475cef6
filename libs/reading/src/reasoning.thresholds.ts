/** Every number that work with language models goes by. */
export const REASONING = {
  /** Passages of a page shown to a model, and their characters altogether. */
  maxPassages: 40,
  maxPassageChars: 700,
  maxPageChars: 12_000,
  /** Parts of a long page that are read, each of `maxPageChars`. */
  maxPageParts: 3,
  /** Noted items that are compared in one request. */
  maxNoteItems: 250,
  /** First passages of a page that are always shown: news says at the top what it is about. */
  leadPassages: 6,
  /**
   * How far into a page is searched for words of the topic, and the least share of them that makes it worth a reader.
   */
  gateChars: 20_000,
  gateShare: 0.2,
  /** Shortest quote that can show anything, characters. */
  minQuote: 12,

  /** Calls for one answer: the first, and one more where that can help. */
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
  /** A provider without credit, or whose key is refused, is left alone for this long by the whole process. */
  exhaustedMs: 600_000,
  /** Calls of one stage under way at once. */
  parallelCalls: 6,
  maxAnswerBytes: 400_000,

  /** English has about four characters a token, other scripts down to one: bytes over three is never far below. */
  bytesPerToken: 3,
  /** Tokens of a request beside its words: the frame of the chat and the shape of the answer. */
  frameTokens: 400,

  /** Least probability at which a checker says that a document supports a sentence: its makers' own threshold. */
  checkerYes: 0.5,
  /** A page on which no window reaches this, for the statement or its denial, holds nothing for a reader. */
  checkerNothing: 0.05,
  /** What a plain yes or no counts as, where a server tells no probability: never enough to leave a page out. */
  checkerBareYes: 0.75,
  checkerBareNo: 0.25,
  /** Passages before and after the quoted one that a checker is shown with it. */
  checkerAround: 3,
  /** Longest sentence put to a checker, characters. */
  checkerClaim: 600,

  /** Strength of a support that a reader alone found: below what rules give a plain report. */
  vouchedStrength: 0.7,
  /** Least strength of a denial that a reader found, and most of a support that one took away. */
  deniedStrength: 0.5,
  withdrawnStrength: 0.3,

  /** Least share of a core claim's words that are in the topic, and of the title's words that are in it. */
  coreOnGround: 0.6,
  coreOnTitle: 0.34,

  /** What a model may add. */
  maxExtraClaims: 3,
  /** Of a plan made for one case. */
  maxExtraQueries: 5,
  maxPlannedQuestions: 7,
  perspectives: 3,
  /** Letters of a name by which the beginning of a foreign word is known. */
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
  /** Questions that are put to collections in one request, and collections that are told of in it. */
  maxDataQuestions: 10,
  maxCollections: 8,
  /**
   * Documents of collections that are read in one look and in one request, and questions that are put to them; what
   * may be found in one, and how many terms by which more could be found.
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
