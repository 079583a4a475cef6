import type { PictureMetadata } from '@corroborate/domain';
import { truncate, toPrintableText, collapseWhitespace } from '@corroborate/text';
import exifr from 'exifr';
import { PICTURE_READ_LIMITS } from './pictures.thresholds';

/** Metadata blocks to read; values are kept as written. */
const EXIFR_OPTIONS = {
  ...{ tiff: true, exif: true, gps: true, iptc: true, xmp: true, ihdr: false, icc: false, jfif: false },
  ...{ interop: false, makerNote: false, userComment: false },
  ...{ mergeOutput: true, reviveValues: false, translateValues: false, sanitize: true, silentErrors: true },
};

/** Metadata of the file; null if none or it is invalid. */
export async function readMetadata(bytes: Buffer): Promise<PictureMetadata | null> {
  const found = await (exifr.parse(bytes, EXIFR_OPTIONS) as Promise<unknown>).catch(() => null);
  if (typeof found !== 'object' || found === null) return null;
  const marks = toMetadata(found as Record<string, unknown>);
  const says = Object.values(marks).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
  return says ? marks : null;
}

function toMetadata(tags: Record<string, unknown>): PictureMetadata {
  const say = (...names: string[]) => names.map((name) => toText(tags[name])).find((words) => words !== null) ?? null;
  const joined = (...parts: (string | null)[]) =>
    [...new Set(parts.filter((part) => part !== null))].join(', ') || null;
  return {
    madeAt: toIsoTime(say('DateTimeOriginal', 'DateCreated', 'CreateDate'), say('OffsetTimeOriginal')),
    editedAt: toIsoTime(say('ModifyDate', 'MetadataDate'), say('OffsetTime')),
    place: placeOf(tags),
    placeName: joined(say('Sublocation', 'Location'), say('City'), say('State', 'Province'), say('Country')),
    camera: joined(say('Make'), say('Model')),
    software: softwareName(tags),
    credit: joined(say('Artist', 'Byline', 'creator'), say('Credit'), say('Copyright', 'CopyrightNotice')),
  };
}

function placeOf({ latitude, longitude }: Record<string, unknown>): PictureMetadata['place'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** `history` is the edit history written by Adobe and other software. */
function softwareName(tags: Record<string, unknown>): string[] {
  const kept: unknown = tags.History ?? tags.history;
  const history: unknown[] = Array.isArray(kept) ? kept : [kept];
  const agents = history.map((step) => toText((step as Record<string, unknown> | null)?.softwareAgent));
  const named = [toText(tags.CreatorTool), ...agents, toText(tags.Software)].filter((name) => name !== null);
  return [...new Set(named)].slice(0, PICTURE_READ_LIMITS.maxListed);
}

function toText(value: unknown): string | null {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one !== 'string' && typeof one !== 'number') return null;
  return truncate(collapseWhitespace(toPrintableText(String(one))), PICTURE_READ_LIMITS.maxMark) || null;
}

/** Normalizes times such as `2019:07:14 15:12:09`, `20190714` and `2019-07-14T15:12`; null if invalid. */
function toIsoTime(words: string | null, offset: string | null): string | null {
  const parts = /^(\d{4})[:-]?(\d\d)[:-]?(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?)?/.exec(
    words ?? '',
  );
  if (!parts) return null;
  const [, year, month, day, hour, minute, second, zone] = parts;
  const written = `${year}-${month}-${day}${hour ? `T${hour}:${minute}:${second ?? '00'}` : ''}`;
  if (Number.isNaN(Date.parse(written)) || year === '0000') return null;
  const shift = zone ?? (/^[+-]\d\d:\d\d$/.test(offset ?? '') ? offset : '');
  return hour ? `${written}${shift}` : written;
}
