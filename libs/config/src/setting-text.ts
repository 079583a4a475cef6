/** A setting as it is written: lists with commas, records as JSON, nothing for what is not set. */
export function settingText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(',');
  return JSON.stringify(value);
}
