import { pairFeatures } from './body-stance.features';
import type { TextModel } from './text-parts';
import { readText } from './text-parts';

/** A statement and a page that may tell of it: what can be compared without knowing the subject. */
export interface TellingPair {
  /** Title of the topic. */
  title: string;
  /** Its core claim. */
  core: string;
  /** Headline and text of the page. */
  headline: string;
  text: TextModel;
}

/** Traits of the text beside the title (`t.`), beside the core claim (`c.`), and of the page's headline beside the title (`h.`), each about 0 to 1. */
export function tellingFeatures({ title, core, headline, text }: TellingPair): Record<string, number> {
  const parts: [string, string, TextModel][] = [['t', title, text], ['c', core, text], ['h', title, readText(`${headline}. `)]];
  return Object.fromEntries(parts.flatMap(([name, said, model]) => Object.entries(pairFeatures(said, model).values).map(([trait, value]) => [`${name}.${trait}`, value])));
}
