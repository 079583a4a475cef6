import type { PictureEngine, SoughtPicture } from '../reverse-search/picture-engine.port';

const CONTEXT = { investigationId: null, stage: 'pictures' };

export interface PictureEngineWorld {
  open(key: string | undefined): PictureEngine;
  /** A picture that stood at `https://tarngazette.example/2019/aldo-flood`, and one that stands nowhere. */
  met: SoughtPicture;
  unmet: SoughtPicture;
}

/** What every engine for pictures does. */
export function behavesAsPictureEngine(world: () => PictureEngineWorld): void {
  const ask = (key: string | undefined, picture: SoughtPicture) => world().open(key).find(picture, CONTEXT);

  it('names the pages that show a picture, each once, with a day or none, the earliest first', async () => {
    const outcome = await ask('key', world().met);
    const matches = outcome.kind === 'found' ? outcome.value : [];
    const pages = matches.map(({ pageUrl }) => pageUrl);
    expect(pages).toContain('https://tarngazette.example/2019/aldo-flood');
    expect(new Set(pages).size).toBe(pages.length);
    const days = matches.flatMap(({ firstSeen }) => firstSeen ?? []);
    expect(days).toEqual(days.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)).toSorted());
    expect(matches.find(({ site }) => site === 'tarngazette.example')).toMatchObject({ whole: true });
  });

  it('says of a picture that stands nowhere that nothing was found, which is an answer', async () => {
    expect((await ask('key', world().unmet)).kind).toBe('nothing-found');
  });

  it('says that it was refused where its key is wrong, and asks nobody without one', async () => {
    // One that nobody asked about: answers are kept for a day.
    const other = { ...world().met, bytes: Buffer.concat([world().met.bytes, Buffer.from([0])]) };
    expect((await ask('invalid', other)).kind).toBe('blocked');
    expect(world().open(undefined).configured).toBe(false);
    expect((await ask(undefined, world().met)).kind).toBe('not-configured');
  });

  it('fails on what is no picture', async () => {
    const text = { bytes: Buffer.from('<html></html>'.repeat(50)), mediaType: 'text/html' };
    expect((await ask('key', text)).kind).toBe('failed');
  });

  it('tells what it costs, what it takes, and what of it was not tried', () => {
    const { manifest } = world().open('key');
    expect(manifest.priceUsd).toBeGreaterThan(0);
    expect(manifest.maxBytes).toBeGreaterThan(0);
  });
}
