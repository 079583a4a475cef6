import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareGolden, readGolden, writeGolden, type Golden } from './golden.file';
import { judgeCases, judgeWorlds } from './golden.judge';
import { LITERAL_THRESHOLDS, weighPages, type JudgedTopic } from './judge-topic';
import { contradictionsIn } from './outputs';

const root = path.resolve(__dirname, '../..');
const EXPECTED = path.join(__dirname, 'expected');
/** Set by `npm run golden`. */
const { GOLDEN_WORLDS, GOLDEN_OUT, GOLDEN_AGAINST } = process.env;

const SHADOW = { ...LITERAL_THRESHOLDS, upgrades: 'shadow' as const };

/** Topics of which the report is compared as well; a number that shares no factor with the order of kinds in worlds. */
const REPORT_EVERY = 7;

/** What outputs depend on: the same evidence is held, applied or only recorded. */
const outcomeOf = ({ decision: { applied, recommended, held, review } }: JudgedTopic): string =>
  JSON.stringify([applied, recommended, held, review.required]);

describe('golden dump', () => {
  const contradictions: string[] = [];
  let seen = 0;
  const compare = (topic: string, judged: JudgedTopic) => {
    const withReport = seen % REPORT_EVERY === 0;
    const applied = [LITERAL_THRESHOLDS, SHADOW].map((thresholds) =>
      weighPages(judged.topic, judged.claims, judged.pages, thresholds),
    );
    const decided = new Map([judged, ...applied].map((one) => [outcomeOf(one), one]));
    const found = [...decided.values()].flatMap((one) => contradictionsIn(one, withReport));
    contradictions.push(...found.map((one) => `${topic}: ${one}`));
    seen += 1;
  };

  it('decides every topic of every world and case as expected', async () => {
    const golden = GOLDEN_WORLDS
      ? await judgeWorlds(path.resolve(root, GOLDEN_WORLDS), compare)
      : new Map([
          ...(await judgeWorlds(path.join(root, 'worlds'), compare)),
          ...(await judgeWorlds(path.join(root, 'lab/worlds'), compare)),
          ...judgeCases(path.join(root, 'test/cases'), compare),
        ]);
    expect([...golden.values()].flat().length).toBeGreaterThan(GOLDEN_WORLDS ? 0 : 600);
    if (GOLDEN_OUT) writeGolden(golden, path.resolve(root, GOLDEN_OUT));
    const against = GOLDEN_AGAINST ? path.resolve(root, GOLDEN_AGAINST) : EXPECTED;
    if (GOLDEN_AGAINST || !GOLDEN_OUT) expect(compareGolden(readGolden(against), golden)).toEqual([]);
  }, 900_000);

  it('never confirms in one output what another output disputes, holds or leaves open', () => {
    expect(contradictions).toEqual([]);
  });
});

describe('comparison of golden dumps', () => {
  const row = {
    topic: 't-1',
    recommended: 'verified',
    applied: 'unverified',
    held: true,
    review: ['serious-allegation'],
    counted: [['https://a.example/1']],
    origin: null,
    claims: [['The mayor resigned.', 'verified']] as [string, string][],
    stances: { 'https://a.example/1': 'supports' },
  };
  const golden: Golden = new Map([['train/world', [row]]]);
  const folder = mkdtempSync(path.join(tmpdir(), 'golden-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reads back what it wrote', () => {
    writeGolden(golden, folder);
    expect(readGolden(folder)).toEqual(golden);
  });

  it('lists each field, claim and page that differs', () => {
    const changed = {
      ...row,
      held: false,
      claims: [['The mayor resigned.', 'disputed']] as [string, string][],
      stances: { 'https://a.example/1': 'disputes' },
    };
    expect(compareGolden(golden, new Map([['train/world', [changed]]]))).toEqual([
      'train/world t-1: held: true → false',
      'train/world t-1: main claim “The mayor resigned.”: verified → disputed',
      'train/world t-1: https://a.example/1: supports → disputes',
    ]);
  });

  it('lists topics contained in only one of the dumps', () => {
    const other = new Map([['train/world', [{ ...row, topic: 't-2' }]]]);
    expect(compareGolden(golden, other)).toEqual(['train/world t-1: is gone', 'train/world t-2: is new']);
  });
});
