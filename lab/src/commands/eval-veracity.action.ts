import { systemClock } from '@corroborate/domain';
import { scoreVeracity } from '../scores';
import pLimit from 'p-limit';
import { printFigures, writePredictions, type DataOptions } from '../data-set';
import { askedOf, openClaimReader } from '../veracity/claim.reader';
import { readClaims } from '../veracity/claim.rows';
import { judgeClaim, type JudgedClaim } from '../veracity/judged.claims';
import type { Half } from '../world-run/half.policy';

export interface VeracityOptions extends DataOptions {
  /** Who reads beside the rules: a name of a reader of the sandbox. */
  reader?: string;
  /** Folder of recorded answers; default that of the data. */
  answersDir?: string;
  /** Where to write what a reader was asked and nobody has answered. */
  requests?: string;
  half?: Half;
}

const CLAIMS_AT_ONCE = 4;

/** Verdicts on labelled claims from the evidence given with them. */
export async function evalVeracity(options: VeracityOptions): Promise<void> {
  const claims = await readClaims(options.data, options.half);
  const reader = await openClaimReader(options.reader, options.answersDir ?? options.data);
  try {
    const [limit, now] = [pLimit(CLAIMS_AT_ONCE), systemClock.now()];
    const judged = await Promise.all(
      claims.map((claim, at) => limit(() => judgeClaim(reader.reasoning, claim, { id: at + 1, now }))),
    );
    await writePredictions(options.predictions, judged.map(predictionOf));
    const pairs = judged.map(({ claim, verdict }) => ({ truth: claim.truth, predicted: verdict }));
    printFigures({ ...scoreVeracity(pairs), ...(await askedOf(reader, options)) }, options.json);
  } finally {
    await reader.close();
  }
}

const predictionOf = ({ claim, verdict, supporting, disputing, passages }: JudgedClaim) => ({
  id: claim.id,
  verdict,
  supporting,
  disputing,
  passages: passages.map(({ passage, judgement: { stance, strength, rule, reasons } }) => ({
    url: passage.url,
    stance,
    strength,
    rule: rule ?? null,
    reasons: reasons.map(({ code }) => code),
  })),
});
