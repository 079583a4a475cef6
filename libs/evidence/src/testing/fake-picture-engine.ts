import { blocked, failed, notConfigured, type Outcome, type PictureMatch } from '@corroborate/domain';
import { sha256 } from '../digest';
import { matchesOutcome, type RawMatch } from '../reverse-search/matches.policy';
import type { PictureEngine, PictureEngineManifest, SoughtPicture } from '../reverse-search/picture-engine.port';

const MANIFEST: PictureEngineManifest = {
  ...{ name: 'fake-pictures', title: 'Fake Pictures', homepage: 'https://pictures.example', settings: [] },
  ...{ priceUsd: 0.01, paceMs: 0, maxBytes: 5_000_000, terms: 'None.', notes: [] },
};

/** An engine for pictures in memory, which knows what it is told. */
export class FakePictureEngine implements PictureEngine {
  readonly manifest: PictureEngineManifest;
  readonly asked: string[] = [];
  private readonly known = new Map<string, RawMatch[]>();

  constructor(
    private readonly key: string | undefined,
    manifest: Partial<PictureEngineManifest> = {},
  ) {
    this.manifest = { ...MANIFEST, ...manifest };
  }

  get configured(): boolean {
    return this.key !== undefined;
  }

  knows(bytes: Buffer, ...matches: RawMatch[]): this {
    this.known.set(sha256(bytes), matches);
    return this;
  }

  async find({ bytes, mediaType }: SoughtPicture): Promise<Outcome<PictureMatch[]>> {
    if (!this.configured) return notConfigured('it has no key');
    if (this.key === 'invalid') return blocked('it refuses the key');
    this.asked.push(sha256(bytes));
    if (!mediaType.startsWith('image/')) return failed('it is no picture');
    return matchesOutcome(this.known.get(sha256(bytes)) ?? []);
  }
}
