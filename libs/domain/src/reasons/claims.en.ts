import type { Catalog } from './catalog';

/** English text on why a statement is one of the topic's claims. */
export const CLAIM_ENGLISH = {
  'statement.title': 'The claim made by the title.',
  'statement.says-title': 'The sentence that states the title’s claim in specific terms: “{title}”.',
  'statement.detail': 'A {kind} stated in the topic’s text.',
  'statement.pronoun': '“{word}” refers to {name}, the subject of the previous sentence.',
  'statement.found-by-model': 'Identified as checkable by {name}; quoted from the topic’s text.',
  'statement.put': 'Summarized in one sentence by {name}, from the topic’s own words: {quotes, quoted,  }',
  'statement.no-claim': '{name} found no checkable claim in it.',
  'statement.grave': 'It could seriously harm a reputation or public health if false, as a language model judges.',
} as const satisfies Catalog;
