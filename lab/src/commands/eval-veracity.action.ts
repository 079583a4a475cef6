import { systemClock } from '@corroborate/domain';
import { scoreVeracity } from '../scores';
import pLimit from 'p-limit';
import { printFigures, type DataOptions } from '../data-set';
import { askedOf, openClaimReader } from '../veracity/claim.reader';
import { readClaims } from '../veracity/claim.rows';
import { judgeClaim } from '../veracity/judged.claims';

export interface VeracityOptions extends DataOptions {
  /** Who reads beside the rules: a name of a reader of the sandbox. */
  reader?: string;
  /** Folder of recorded answers; default that of the data. */
  answersDir?: string;
  /** Where to write what a reader was asked and nobody has answered. */
  requests?: string;
}

const CLAIMS_AT_ONCE = 4;

/** Verdicts on labelled claims from the evidence given with them. */
export async function evalVeracity(options: VeracityOptions): Promise<void> {
  const claims = await readClaims(options.data);
  const reader = await openClaimReader(options.reader, options.answersDir ?? options.data);
  try {
    const [limit, now] = [pLimit(CLAIMS_AT_ONCE), systemClock.now()];
    const judged = await Promise.all(
      claims.map((claim, at) => limit(() => judgeClaim(reader.reasoning, claim, { id: at + 1, now }))),
    );
    const pairs = judged.map(({ claim, verdict }) => ({ truth: claim.truth, predicted: verdict }));
    printFigures({ ...scoreVeracity(pairs), ...(await askedOf(reader, options)) }, options.json);
  } finally {
    await reader.close();
  }
}
