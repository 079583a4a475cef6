/** How the states of a question are said to people. */
const WORDS: Record<string, string> = {
  answered: 'answered',
  contradicted: 'answered differently',
  open: 'open',
  unanswerable: 'no search can tell',
};

export const questionWords = (state: string): string => WORDS[state] ?? state;
