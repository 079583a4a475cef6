import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** A corpus is whatever files were read, in the order in which they were. */
export class Corpus {
  private readonly digests: string[] = [];

  text(file: string): string {
    const bytes = readFileSync(file);
    this.digests.push(createHash('sha256').update(bytes).digest('hex'));
    return bytes.toString('utf8');
  }

  /** One JSON object a line; throws with file and line where one has another form. */
  lines<Row>(file: string, row: z.ZodType<Row>): Row[] {
    return this.text(file)
      .split('\n')
      .flatMap((line, index) => {
        if (line.trim() === '') return [];
        const read = row.safeParse(JSON.parse(line));
        if (read.success) return [read.data];
        const [issue] = read.error.issues;
        throw new Error(`${file}, line ${index + 1}: ${issue?.path.join('.')}: ${issue?.message}`);
      });
  }

  /** SHA-256 of the SHA-256s (in hex, a line each) of all files read: names and places of files are no part of it. */
  digest(): string {
    const all = this.digests.map((digest) => `${digest}\n`).join('');
    return `sha256:${createHash('sha256').update(all).digest('hex')}`;
  }
}
