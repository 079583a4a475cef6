import { colours, printableLine } from '@corroborate/terminal';

/** A parsed pino log record. */
export type LogRecord = Record<string, unknown>;

/** Pino's numeric log levels. */
const [INFO, WARN, ERROR] = [30, 40, 50];
/** Fields that every line has or that are printed separately. */
const OMITTED_FIELDS = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'context', 'err', 'reqId', 'req', 'res']);

/**
 * Formats a log record as a readable line: time, message, details. Null for framework startup and successful requests.
 */
export function formatLogLine(record: LogRecord): string | null {
  const level = numberOf(record.level);
  if (record.req !== undefined && record.res !== undefined)
    return statusOf(record) < 400 && level <= INFO ? null : formatLine(record, formatRequest(record));
  if (level <= INFO && typeof record.context === 'string') return null;
  return formatLine(record, `${printableLine(textOf(record.msg))}${details(record)}${formatFault(record)}`);
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const objectOf = (value: unknown): LogRecord =>
  typeof value === 'object' && value !== null ? (value as LogRecord) : {};
const statusOf = ({ res }: LogRecord): number => numberOf(objectOf(res).status);

function formatRequest(record: LogRecord): string {
  const { method, path } = objectOf(record.req);
  const took = record.responseTime === undefined ? '' : `, ${numberOf(record.responseTime)} ms`;
  return printableLine(`${textOf(method)} ${textOf(path)}: ${statusOf(record)}${took}${formatFault(record)}`);
}

function formatLine(record: LogRecord, words: string): string {
  const level = numberOf(record.level);
  const time = colours.dim(new Date(numberOf(record.time)).toTimeString().slice(0, 8));
  if (level >= ERROR) return `${time} ${colours.red(`error: ${words}`)}`;
  return level >= WARN ? `${time} ${colours.yellow(`warning: ${words}`)}` : `${time} ${words}`;
}

function details(record: LogRecord): string {
  const fields = Object.entries(record).filter(
    ([name, value]) => !OMITTED_FIELDS.has(name) && value !== null && value !== undefined && value !== '',
  );
  return fields.length === 0
    ? ''
    : colours.dim(` (${fields.map(([name, value]) => `${formatName(name)} ${formatValue(value)}`).join(', ')})`);
}

/** Field name as words: `investigationId` becomes `investigation`. */
const formatName = (name: string): string => printableLine(name.replace(/Id$/, ''));
const formatValue = (value: unknown): string =>
  printableLine(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 300);

const formatFault = ({ err }: LogRecord): string => {
  const message = printableLine(textOf(objectOf(err).message));
  return message === '' ? '' : `: ${message}`;
};
