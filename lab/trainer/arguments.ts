import { parseArgs } from 'node:util';

/**
 * `--data DIR [--write]`: every trainer prints figures on what it has not learnt from, and writes its model if asked.
 */
export function dataArguments(): { data: string; write: boolean } {
  const { values } = parseArgs({ options: { data: { type: 'string' }, write: { type: 'boolean', default: false } } });
  if (!values.data) throw new Error('--data DIR is missing');
  return { data: values.data, write: values.write };
}

export const print = (figures: unknown): void => {
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
};
