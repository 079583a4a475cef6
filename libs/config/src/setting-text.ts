/** Text of a setting value: lists comma-separated, objects as JSON, empty if not set. */
export function settingText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(',');
  return JSON.stringify(value);
}
