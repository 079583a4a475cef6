import { readLabeledPages } from '@corroborate-app/cli';
import { printFigures } from '../data-set';
import { summarizeRequests, openPageSetReader } from '../world-run/page-set.reader';

export interface QualificationOptions {
  reader: string;
  answersDir: string;
  requests?: string;
  json?: boolean;
}

/** Runs `doctor --qualify` with a reader of the sandbox. */
export async function evalQualification({ answersDir, json, ...asked }: QualificationOptions): Promise<void> {
  const reader = await openPageSetReader(asked.reader, answersDir, 'page-notes,stance,vouching');
  try {
    const { reader: _, ...found } = await readLabeledPages(reader.reasoning);
    printFigures({ ...found, ...(await summarizeRequests(reader, asked)) }, json);
  } finally {
    await reader.close();
  }
}
