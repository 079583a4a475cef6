import type { Catalog } from './catalog';

/** English text on gaps in a report; not used by decisions. */
export const REPORT_ENGLISH = {
  'sentence.no-source': 'Cites no source.',
  'sentence.not-borne-out': 'Says more than its cited quotes support.',
  'sentence.turned': 'Contradicts its cited quotes.',
  'sentence.not-attributed': 'States as fact what is not confirmed.',
  'article.not-confirmed': 'No article: the main claim is {refuted, if, refuted|not confirmed}.',
  'article.not-written': 'No article: no language model wrote one.',
  'article.main-lost':
    'No article: the sentence that a language model wrote on the main claim says more than its quotes.',
  'article.denial-missing': 'No article: it leaves out the denial by {name}.',
  'article.too-much-dropped': 'No article: {dropped, number} of its {sentences, number} sentences failed the check.',
  'sentence.unknown-source': 'Source {n, number} does not exist.',
  'sentence.quote-not-found': 'Its quote was not found in the captured page of source {n, number}.',
  'sentence.number-not-found': '“{number}” was not found on any captured page it cites.',
  'sentence.name-not-found': 'The name “{name}” was not found on any captured page it cites.',
  'sentence.set-phrase': 'Uses the phrase “{phrase}”.',
  'section.not-made': '{part, partNotMade}',
  'section.nothing-found': '{part, partEmpty}',
  'section.nothing-holds':
    'Left out: the captured pages support none of {sentences, number} sentence{sentences, plural, |s}.',
  'claim-review.undecided': 'Not published: the claim is {verdict}.',
  'claim-review.not-earned':
    'Not published: no credible source addresses it, no editor decided it, and the topic is not certified.',
  'claim-review.says-core': 'Restates the main claim; see the review of the main claim.',
  'claim-review.core-open': 'Not published on its own: the main claim of the topic is {verdict}.',
  'claim-review.overruled': 'An editor left the topic at a lower level than the evidence supports.',
  'claim-review.level-unverified': 'The topic remains unverified, so none of its claims is published as true.',
  'claim-review.held': 'The upgrade is held for review.',
} as const satisfies Catalog;
