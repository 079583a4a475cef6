import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as Training from '@corroborate/reading/training';
import { z } from 'zod';
import type { Corpus } from './corpus.ts';
import { compiled, root } from './product.ts';

/** Of this library and the tools upon it. A change that can move a weight makes it another. */
export const VERSION = '1';

type Figures = Record<string, number | Record<string, number>>;

export interface Learnt {
  name: string;
  about: string;
  corpus: { description: string; read: Corpus };
  /** Folder of the tool. */
  tool: string;
  /** Figures on what was not learnt from; null where there is no such measure. */
  heldOut: Figures | null;
  /** `weights`, or a `table`. */
  learnt: { weights: unknown } | { table: unknown };
}

/** Writes data/models/<name>.json in the form the product reads. */
export function writeModel({ name, about, corpus, tool, heldOut, learnt }: Learnt): void {
  const { MODEL_HEAD } = compiled<typeof Training>('reading', 'training');
  const head = z.strictObject(MODEL_HEAD).parse({
    name,
    about,
    corpus: { description: corpus.description, digest: corpus.read.digest() },
    tool: { name: tool, version: VERSION },
    heldOut: heldOut && { source: tool, figures: heldOut },
  });
  const file = path.join(root, 'data/models', `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ ...head, ...learnt }, null, 2)}\n`);
  process.stdout.write(`data/models/${name}.json\n`);
}
