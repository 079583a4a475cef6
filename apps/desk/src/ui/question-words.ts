const WORDS: Record<string, string> = {
  answered: 'answered',
  contradicted: 'contradicted',
  open: 'open',
  unanswerable: 'not searchable',
};

export const questionWords = (state: string): string => WORDS[state] ?? state;
