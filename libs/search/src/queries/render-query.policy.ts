import type { PlannedQuery } from '@corroborate/domain';
import type { EngineManifest } from '../engines/engine.types';
import { parseQuery, trimParts, type QueryPart } from './query-text.policy';

/**
 * Renders the query for one engine: unsupported operators are omitted or reduced to words, and the
 * least important words are dropped until it fits. A quotation is kept whole or dropped. The date
 * window is not part of the text; adapters send it their own way.
 */
export function renderQuery(query: PlannedQuery, manifest: EngineManifest): string {
  const all = parseQuery(query.text).flatMap((part) => translate(part, manifest.operators));
  const fitting = all.filter(({ text }) => text.length <= manifest.maxQueryLength);
  const parts = fitting.length > 0 ? fitting : all;
  const kept = trimParts(parts, (some) => join(some).length <= manifest.maxQueryLength);
  const text = join(kept);
  return text.length <= manifest.maxQueryLength ? text : shortenToWords(text, manifest.maxQueryLength);
}

const join = (parts: QueryPart[]) => parts.map(({ text }) => text).join(' ');

function translate(part: QueryPart, can: EngineManifest['operators']): QueryPart[] {
  switch (part.kind) {
    case 'phrase':
      return can.phrase ? [part] : toWordParts(part.text.slice(1, -1));
    case 'site':
      return can.site ? [part] : [];
    case 'exclude':
      return can.exclude ? [part] : [];
    case 'or':
      return translateAlternatives(part, can);
    case 'word':
      return [part];
  }
}

/** `(a OR b)`; if the engine lacks OR, the first alternative, or none for sites. */
function translateAlternatives(part: QueryPart, can: EngineManifest['operators']): QueryPart[] {
  const sites = part.text.includes('site:');
  if (can.or && (!sites || can.site)) return [part];
  return sites ? [] : toWordParts(part.text.slice(1, -1).split(' OR ')[0] ?? '');
}

const toWordParts = (text: string): QueryPart[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ kind: 'word', text: word }));

/** Shortens a single part that is too long to as many of its words as fit, without quotation marks. */
function shortenToWords(text: string, max: number): string {
  const fitting = trimParts(
    toWordParts(text.replace(/["()]/g, '').replace(/ OR /g, ' ')),
    (some) => join(some).length <= max,
  );
  return join(fitting).slice(0, max);
}
