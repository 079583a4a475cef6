import { CorroborateError } from '@corroborate/domain';
import type { Verdict } from '../scores';
import { z } from 'zod';
import { readJsonLines } from '../data-set';

const LABELS = {
  Supported: 'supported',
  Refuted: 'refuted',
  'Conflicting Evidence/Cherrypicking': 'conflicting',
  'Not Enough Evidence': 'not-enough-evidence',
} as const satisfies Record<string, Verdict>;

const day = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'must be a day');
const passage = z.object({
  url: z.string().min(1),
  domain: z.string().min(1),
  text: z.string().min(1),
  title: z.string().nullish(),
  date: day.nullish(),
});
/** Nothing else of a line is read: what people wrote about the verdict must not reach whoever judges. */
const row = z.object({
  id: z.string().min(1),
  claim: z.string().min(1),
  date: day.nullish(),
  label: z.enum(Object.keys(LABELS) as [keyof typeof LABELS, ...(keyof typeof LABELS)[]]),
  evidence: z.array(passage),
});

export type EvidencePassage = z.output<typeof passage>;
export interface LabelledClaim {
  id: string;
  claim: string;
  date: string | null;
  truth: Verdict;
  evidence: EvidencePassage[];
}

/** @throws CorroborateError `invalid-input` naming the claim and the field that do not fit. */
export async function readClaims(dir: string): Promise<LabelledClaim[]> {
  const rows = (await readJsonLines<unknown>(dir, 'claims.jsonl')).map(checked);
  return rows.map(({ date, label, ...row }) => ({ ...row, date: date ?? null, truth: LABELS[label] }));
}

function checked(given: unknown, at: number): z.output<typeof row> {
  const parsed = row.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CorroborateError(
    'invalid-input',
    `claims.jsonl, line ${at + 1}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    { hint: 'A line has id, claim, label and evidence, each piece with url, domain and text.' },
  );
}
