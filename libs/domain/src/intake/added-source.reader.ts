import { toPrintableText } from '@corroborate/text';
import { ADDED_SOURCE_LIMITS, type AddedSourceDraft } from '../added-source';
import { addedSourceItemSchema, type AddedSourceFields } from './added-source.contract';
import { intakeFaults, type IntakeFault } from './topic.reader';

export type AddedSourceParseResult = { ok: true; source: AddedSourceDraft } | { ok: false; faults: IntakeFault[] };
export type AddedSourcesParseResult = { ok: true; sources: AddedSourceDraft[] } | { ok: false; faults: IntakeFault[] };

/** Parses one submitted item: a URL, or an object as in the contract. */
export function readAddedSource(sent: unknown): AddedSourceParseResult {
  const parsed = addedSourceItemSchema.safeParse(sent);
  if (!parsed.success) return { ok: false, faults: intakeFaults(parsed.error) };
  const source = toSourceDraft(parsed.data);
  if (source.kind === 'pdf' && !(source.content?.subarray(0, 1024).includes('%PDF-') ?? false))
    return { ok: false, faults: [{ path: ['pdf'], detail: 'must be a PDF in base64' }] };
  return { ok: true, source };
}

/** Parses a list of items. `place`: name of the list's field, for error messages. */
export function readAddedSources(sent: unknown, place = 'sources'): AddedSourcesParseResult {
  if (!Array.isArray(sent)) return { ok: false, faults: [{ path: [place], detail: 'must be a list' }] };
  if (sent.length > ADDED_SOURCE_LIMITS.perBrief)
    return {
      ok: false,
      faults: [{ path: [place], detail: `must not have more than ${ADDED_SOURCE_LIMITS.perBrief} items` }],
    };
  const read = sent.map((one: unknown) => readAddedSource(one));
  const faults = read.flatMap((one, at) =>
    one.ok ? [] : one.faults.map(({ path, detail }) => ({ path: [place, String(at), ...path], detail })),
  );
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, sources: read.flatMap((one) => (one.ok ? [one.source] : [])) };
}

/** A link draft for a URL. */
export const linkDraft = (address: string): AddedSourceDraft => ({
  kind: 'link',
  address: new URL(address).href,
  title: null,
  from: null,
  content: null,
});

function toSourceDraft(given: string | AddedSourceFields): AddedSourceDraft {
  if (typeof given === 'string') return linkDraft(given);
  const { url, text, pdf, title, reply_from } = given;
  const named = { title: title ? toPrintableText(title) : null, from: reply_from ? toPrintableText(reply_from) : null };
  if (url) return { ...linkDraft(url), title: named.title };
  if (pdf) return { kind: 'pdf', address: null, ...named, content: Buffer.from(pdf, 'base64') };
  const content = Buffer.from(toPrintableText(text ?? ''));
  return { kind: reply_from ? 'reply' : 'document', address: null, ...named, content };
}
