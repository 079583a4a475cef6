import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readNgrams } from './ngram.reader';

const FOLDER = path.resolve(__dirname, '../../../../node_modules/eld/src');
const NGRAMS = path.join(FOLDER, 'ngrams/small.js');

/** The same module as the package itself runs it, in a process of its own for its memory. */
const asModule = () =>
  JSON.parse(
    execFileSync(process.execPath, ['-p', `JSON.stringify(require(${JSON.stringify(NGRAMS)}).ngramsData)`], {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    }),
  ) as { type: string; languages: object; ngrams: Record<string, object> };

describe('n-grams of the language detector', () => {
  const data = readNgrams(readFileSync(NGRAMS, 'utf8'));

  it('reads the same n-grams with the same scores as the original language detector module', () => {
    const whole = asModule();
    expect({ type: data.type, languages: data.languages }).toEqual({ type: whole.type, languages: whole.languages });
    const ngrams = Object.entries(whole.ngrams);
    expect(ngrams.length).toBeGreaterThan(80_000);
    const different = ngrams.filter(([ngram, scores]) => JSON.stringify(data.ngrams[ngram]) !== JSON.stringify(scores));
    expect(different).toEqual([]);
  });

  it('returns undefined for n-gram keys that the language detector module does not have', () => {
    expect([data.ngrams['no such'], data.ngrams['constructor']]).toEqual([undefined, undefined]);
  });

  it('throws if the language detector module has an unexpected format', () => {
    const small = `export const ngramsData = {type:'S60',languages:{0:'am'},isSubset:false,ngrams:{' a':{0:1}}};`;
    expect(readNgrams(small).ngrams[' a']).toEqual({ 0: 1 });
    expect(() => readNgrams(small.replace("' a':{0:1}", "' a':[0,1]"))).toThrow('is truncated');
    expect(() => readNgrams('export default 1')).toThrow('unknown header');
  });
});

/** How much a process grows by the detector, MB; the smallest of three, since a collection may be late. */
function growthMb(): number {
  const loader = path.resolve(__dirname, '../../../../dist/libs/text/src/language/eld.loader.js');
  const script = `const rss = () => process.memoryUsage.rss() / 2 ** 20; const before = rss();
    require(${JSON.stringify(loader)}).getDetector().detect('The council met on Tuesday to vote on the new bridge.');
    rss() - before`;
  const once = () => Number(execFileSync(process.execPath, ['-p', script], { encoding: 'utf8' }));
  return Math.min(once(), once(), once());
}

it('uses less than 60 MB of memory for the language detector', () => expect(growthMb()).toBeLessThan(60));
