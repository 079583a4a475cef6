import { CorroborateError } from '@corroborate/domain';
import { z } from 'zod';

/** Format identifier. Later formats will have a different version number. */
const FORMAT = 'corroborate-backup';
const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';

/** Names become SQL identifiers, so only names of the kind used in migrations are accepted. */
const nameSchema = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const countSchema = z.number().int().nonnegative();
/** Maximum for the last number of a sequence, far above real ones. */
const lastNumberSchema = countSchema.max(1_000_000_000_000);
const contentFields = { bytes: countSchema, sha256: z.string().regex(/^[0-9a-f]{64}$/) };

const isUnique = (names: string[]): boolean => new Set(names).size === names.length;

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  form: z.literal(FORMAT_VERSION),
  /** Version of the product that wrote the backup. */
  product: z.string(),
  /** Version of the source server; a backup can be restored to any other. */
  postgres: z.string(),
  /** Time of the snapshot. */
  at: z.iso.datetime(),
  /** Migrations that created the tables, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z
    .array(
      z.strictObject({
        name: nameSchema,
        columns: z.array(nameSchema).min(1).refine(isUnique),
        rows: countSchema,
        ...contentFields,
      }),
    )
    .refine((tables) => isUnique(tables.map((table) => table.name))),
  /** Columns that have a sequence, with its last number. */
  counters: z.array(z.strictObject({ table: nameSchema, column: nameSchema, last: lastNumberSchema })),
  /** Extra data stored along with the tables, as JSON. */
  beside: z.array(z.strictObject({ name: z.string().regex(/^[a-z][a-z-]{0,62}$/), ...contentFields })),
});

export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupTable = BackupManifest['tables'][number];
export type ManifestParts = Omit<BackupManifest, 'format' | 'form'>;

export const tableEntry = (table: string): string => `tables/${table}.copy`;
export const attachmentEntry = (called: string): string => `beside/${called}.json`;
export const manifestText = (parts: ManifestParts): string =>
  JSON.stringify({ format: FORMAT, form: FORMAT_VERSION, ...parts }, null, 2);

/**
 * @throws CorroborateError `unusable-backup` if the backup was not written by this product or was written by a later
 * version
 */
export function readManifest(text: string): BackupManifest {
  const parsed = manifestSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  if (formatVersionOf(text) > FORMAT_VERSION)
    throw new CorroborateError('unusable-backup', 'The backup was written by a later version of Corroborate.', {
      hint: 'Restore it with that version or a later one.',
    });
  throw unusableBackup('its manifest is unreadable');
}

export const unusableBackup = (why: string, cause?: unknown): CorroborateError =>
  new CorroborateError('unusable-backup', `The file is damaged or not a backup: ${why}.`, {
    cause,
    hint: 'Nothing was changed. Use another copy of the file or an earlier backup.',
    details: { why },
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function formatVersionOf(text: string): number {
  const claimed = z.object({ format: z.literal(FORMAT), form: z.number() }).safeParse(jsonOf(text));
  return claimed.success ? claimed.data.form : 0;
}
