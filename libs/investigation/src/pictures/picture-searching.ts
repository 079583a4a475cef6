import type { CallContext, PictureSearch } from '@corroborate/domain';
import type { PictureEngine, SoughtPicture } from '@corroborate/evidence';

/** Pictures of one case that are asked about. Each is paid for; the first pages are those that count most. */
const MOST_PICTURES = 4;

/** Asks engines for pictures about those of one case: each file once, and no more than a few. */
export class PictureSearching {
  private readonly known = new Map<string, PictureSearch[]>();

  constructor(
    private readonly engines: readonly PictureEngine[],
    /** So many of the case were asked about before. */
    private asked: number,
  ) {}

  /** Null where nobody is asked. */
  async about(sha256: string, picture: SoughtPicture, context: CallContext): Promise<PictureSearch[] | null> {
    const known = this.known.get(sha256);
    if (known) return known;
    if (this.engines.length === 0 || this.asked >= MOST_PICTURES) return null;
    this.asked += 1;
    const searches: PictureSearch[] = [];
    for (const engine of this.engines) searches.push(await search(engine, picture, context));
    this.known.set(sha256, searches);
    return searches;
  }
}

async function search(engine: PictureEngine, picture: SoughtPicture, context: CallContext): Promise<PictureSearch> {
  const { name, title, maxBytes } = engine.manifest;
  const told = { engine: name, title };
  if (picture.bytes.length > maxBytes) return { ...told, outcome: 'limited', matches: [] };
  const outcome = await engine.find(picture, context);
  return { ...told, outcome: outcome.kind, matches: outcome.kind === 'found' ? outcome.value : [] };
}
