import { readFileSync } from 'node:fs';
import { CorroborateError } from '@corroborate/domain';
import { shippedPath } from '@corroborate/text';
import { z } from 'zod';

/** Learnt weights of named traits, `bias` among them. */
export const WEIGHTS = z.record(z.string(), z.number()).refine((weights) => 'bias' in weights, 'bias is missing');

const words = z.string().min(1);
const figures = z.record(z.string(), z.union([z.number(), z.record(z.string(), z.number())]));

/** Metadata common to all files of data/models. Null if unknown. */
export const MODEL_HEAD = {
  name: words,
  /** Purpose, and where its features are documented. */
  about: words,
  /** Training data, with the digest given by its trainer. */
  corpus: z.strictObject({
    description: words,
    digest: z
      .string()
      .regex(/^sha256:[0-9a-f]{64}$/)
      .nullable(),
  }),
  /** Which tool learnt it. */
  tool: z.strictObject({ name: words, version: words.nullable() }),
  /** Held-out evaluation and where it is documented. */
  heldOut: z.strictObject({ source: words, figures }).nullable(),
  /** Notes for retraining. */
  remark: words.optional(),
};

type Read<Parts extends z.ZodRawShape> = z.output<z.ZodObject<Parts>>;

/** Reads `data/models/<name>.json`; `parts` is the schema of the weights. @throws with the file name if invalid */
export function readModel<Parts extends z.ZodRawShape>(name: string, parts: Parts): Read<Parts> {
  const file = shippedPath('models', `${name}.json`);
  if (!file)
    throw new CorroborateError('invalid-configuration', `The model data/models/${name}.json is missing.`, {
      hint: 'Reinstall the package: it includes the folder data/models.',
    });
  return parseModel(readFileSync(file, 'utf8'), name, parts);
}

/** The same of a text. */
export function parseModel<Parts extends z.ZodRawShape>(text: string, name: string, parts: Parts): Read<Parts> {
  const schema = z.strictObject({ ...MODEL_HEAD, ...parts, name: z.literal(name) });
  const read = schema.safeParse(jsonOf(text, name));
  if (read.success) return read.data as Read<Parts>;
  const [issue] = read.error.issues;
  throw refusal(name, `${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
}

function jsonOf(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw refusal(name, `not valid JSON (${(thrown as Error).message})`);
  }
}

const refusal = (name: string, what: string): CorroborateError =>
  new CorroborateError('invalid-configuration', `data/models/${name}.json: ${what}.`);
