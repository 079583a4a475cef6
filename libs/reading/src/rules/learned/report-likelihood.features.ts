import { standardFigures } from '@corroborate/text';
import { pairFeatures } from './body-stance.features';
import { readText, type TextModel } from '../page/text-parts';
import { REPORT_LIKELIHOOD_LIMITS } from '../stance.thresholds';

/** A statement and a page that may report it: what can be compared without knowing the subject. */
export interface ReportPair {
  /** Title of the topic. */
  title: string;
  /** Its core claim. */
  core: string;
  /** Headline of the page, and the opening of its text (`openingOf`). */
  headline: string;
  text: TextModel;
}

/**
 * The opening of a text, where a report says what it reports. Weights are learned from pages that are seldom longer: by
 * counts over a page ten times as long they would know nothing. Large figures are in their standard form, so its
 * sentences are not to be quoted.
 */
export const openingOf = (text: string): TextModel =>
  readText(standardFigures(text.slice(0, REPORT_LIKELIHOOD_LIMITS.opening)));

/**
 * Traits of the text beside the title (`t.`), beside the core claim (`c.`), and of the page's headline beside the title
 * (`h.`), each about 0 to 1.
 */
export function reportLikelihoodFeatures({ title, core, headline, text }: ReportPair): Record<string, number> {
  const parts: [string, string, TextModel][] = [
    ['t', standardFigures(title), text],
    ['c', standardFigures(core), text],
    ['h', standardFigures(title), readText(standardFigures(`${headline}. `))],
  ];
  return Object.fromEntries(
    parts.flatMap(([name, said, model]) =>
      Object.entries(pairFeatures(said, model).values).map(([trait, value]) => [`${name}.${trait}`, value]),
    ),
  );
}
