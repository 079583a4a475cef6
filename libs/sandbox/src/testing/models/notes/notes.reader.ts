import { createHash } from 'node:crypto';
import type { UpstreamContext } from '../../../upstreams/upstream.types';
import { loadTruth } from '../../../world/world.loader';
import { contradicted } from '../contradicted';
import type { Given } from '../model.given';
import { nearest } from '../nearest';
import { collectLabels, type Label, type PageLabels } from './page.labels';
import { PageFinder } from './page.finder';

export interface ReaderKind {
  /** Share of pages with an error, 0–1. */
  rate: number;
  /** Kind of error: false support, missed support, or an invented quote. */
  error: 'optimistic' | 'pessimistic' | 'misquoting';
}

const NAME = /notes(?:-(\d{1,3})-(optimistic|pessimistic|misquoting))?$/;

/**
 * `…-notes` answers from the world's notes, `…-notes-10-optimistic` is wrong on a tenth of the pages; otherwise null.
 */
export function getReaderKind(model: string): ReaderKind | null {
  const [name, rate = '0', error = 'optimistic'] = NAME.exec(model) ?? [];
  return name === undefined ? null : { rate: Number(rate) / 100, error: error as ReaderKind['error'] };
}

/** A reader with a known error rate: answers from the world's notes on each page. */
export class NotesReader {
  private constructor(
    private readonly labels: PageLabels,
    private readonly pages: PageFinder,
  ) {}

  static async of({ world, view, memory }: UpstreamContext): Promise<NotesReader> {
    const opened = memory.get('notes') as Promise<NotesReader> | undefined;
    const reader = opened ?? NotesReader.open(world, view);
    memory.set('notes', reader);
    return reader;
  }

  private static async open(world: UpstreamContext['world'], view: UpstreamContext['view']): Promise<NotesReader> {
    return new NotesReader(collectLabels(world, await loadTruth(world.dir)), await PageFinder.open(world, view));
  }

  answer(shape: string, given: Given, kind: ReaderKind): object {
    if (shape === 'vouching') return this.vouching(given, kind);
    return shape === 'page-notes' ? this.notes(given, kind) : this.stance(given, kind);
  }

  /** Returns only stances in page notes. */
  private notes(given: Given, kind: ReaderKind) {
    const { answers } = this.stance(given, kind);
    return { ...NO_NOTES, stances: answers.map((one) => ({ ...one, differs: '' })) };
  }

  stance(given: Given, kind: ReaderKind) {
    const { label, wrong } = this.look(given, kind);
    return { answers: given.claims.map((claim) => answerTo(claim, { given, label, wrong, kind })) };
  }

  private vouching(given: Given, kind: ReaderKind) {
    const { label, wrong } = this.look(given, kind);
    const reports = label === 'supports' || (wrong && kind.error === 'optimistic');
    const passage = given.passages.find(({ id }) => id === given.named) ?? given.passages[0] ?? { id: '', text: '' };
    return {
      answer: reports ? 'reports' : 'passes-on',
      passage: passage.id,
      quote: passage.text,
    };
  }

  private look({ topic, passages }: Given, { rate }: ReaderKind) {
    const url = this.pages.find(passages.slice(0, 8).map(({ text }) => text));
    const label = url === null ? null : (this.labels.get(topic ?? '')?.get(url) ?? null);
    const drawn = createHash('sha256').update(`${topic}\n${url}`).digest().readUInt32BE(0) / 2 ** 32;
    return { label, wrong: drawn < rate };
  }
}

const NO_PASSAGE = { passage: '', quote: '' };
const NO_NOTES = {
  ...{ relation: 'this-event', genre: 'news', status: { kind: 'current', ...NO_PASSAGE }, gist: [], claims: [] },
  ...{ statements: [], events: [], actors: [], own: [], others: [], unnamed: [], explanations: [], leads: [] },
  slant: { side: 'neutral', ...NO_PASSAGE },
};

/**
 * Label of a page, and whether the reader errs on it. Even a wrong reader reverses the stance for an excluded claim.
 */
interface Looked {
  given: Given;
  label: Label | null;
  wrong: boolean;
  kind: ReaderKind;
}

function answerTo(claim: Given['claims'][number], { given, label, wrong, kind }: Looked) {
  const says = wrong ? wronged(label, kind) : label;
  const best = nearest(claim.text, given.passages)?.passage;
  if (says === null || !best) return { claim: claim.id, stance: 'unrelated' as const, passage: '', quote: '' };
  const contradiction = contradicted(claim.text, given);
  const quote = wrong && kind.error === 'misquoting' ? `${best.text} That much is certain.` : best.text;
  return { claim: claim.id, stance: contradiction ? OPPOSITE[says] : SAYS[says], passage: best.id, quote };
}

/** A relayed report counts as support here; the second question (`vouching`) distinguishes it. */
const SAYS = { supports: 'supports', relays: 'supports', mentions: 'mentions', disputes: 'disputes' } as const;
const OPPOSITE = { supports: 'disputes', relays: 'disputes', disputes: 'supports', mentions: 'mentions' } as const;

function wronged(label: Label | null, { error }: ReaderKind): Label | null {
  if (error === 'optimistic') return 'supports';
  return error === 'pessimistic' && label === 'supports' ? 'mentions' : label;
}
