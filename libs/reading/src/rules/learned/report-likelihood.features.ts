import { standardFigures } from '@corroborate/text';
import { pairFeatures } from './body-stance.features';
import { readText, type TextModel } from '../page/text-parts';
import { REPORT_LIKELIHOOD_LIMITS } from '../stance.thresholds';

/** A statement and a page that may report it, reduced to what can be compared without knowing the subject. */
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
 * Opening of a text, where news states its subject. The model was trained on short pages, so counts over long ones
 * would mislead it. Large figures are normalized; do not quote its sentences.
 */
export const openingOf = (text: string): TextModel =>
  readText(standardFigures(text.slice(0, REPORT_LIKELIHOOD_LIMITS.opening)));

/**
 * Features of the text and the title (`t.`), the text and the main claim (`c.`), and the page's headline and the title
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
