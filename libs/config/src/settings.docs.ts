import { FILE_SUFFIX } from './environment';
import { SECRET_SETTINGS, settingsSchema } from './settings.schema';

/** Rows of `docs/configuration.md`. */
function settingRows() {
  return Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined);
    const value = fallback.success ? fallback.data : undefined;
    return {
      name,
      fallback: value === undefined || (Array.isArray(value) && value.length === 0) ? '' : `\`${settingText(value)}\``,
      meaning: `${schema.meta()?.description ?? ''}${isSecret(name) ? ` (or \`${name}${FILE_SUFFIX}\`)` : ''}`,
    };
  });
}

const isSecret = (name: string): boolean => (SECRET_SETTINGS as readonly string[]).includes(name);

export function settingsMarkdown(): string {
  const rows = settingRows().map((row) => `| \`${row.name}\`| ${row.fallback}| ${row.meaning}|`);
  return ['|variable| default| meaning|', '|---|---|---|', ...rows, ''].join('\n');
}

/** Text of a setting value: lists comma-separated, objects as JSON, empty if not set. */
export function settingText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(',');
  return JSON.stringify(value);
}
