import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareGolden, mergeGolden, readGolden, selectGolden, writeGolden, type Golden } from './golden.file';
import { judgeCases, judgeWorlds } from './golden.judge';
import { LITERAL_THRESHOLDS, weighPages, type JudgedTopic } from './judge-topic';
import { findContradictions } from './outputs';

const root = path.resolve(__dirname, '../..');
const EXPECTED = path.join(__dirname, 'expected');
/** Set by `npm run golden`. */
const { GOLDEN_ONLY, GOLDEN_WORLDS, GOLDEN_OUT, GOLDEN_AGAINST } = process.env;

const SHADOW = { ...LITERAL_THRESHOLDS, upgrades: 'shadow' as const };

/** Topics of which the report is compared as well; a number that shares no factor with the order of kinds in worlds. */
const REPORT_EVERY = 7;

/** What outputs depend on: the same evidence is held, applied or only recorded. */
const outcomeOf = ({ decision: { applied, recommended, held, review } }: JudgedTopic): string =>
  JSON.stringify([applied, recommended, held, review.required]);

/** With `--only`, other rows of the folder stay as they are. */
const accept = (golden: Golden, folder: string): void =>
  writeGolden(GOLDEN_ONLY ? mergeGolden(readGolden(folder), golden, GOLDEN_ONLY) : golden, folder);

describe('golden dump', () => {
  const contradictions: string[] = [];
  let seen = 0;
  const compare = (topic: string, judged: JudgedTopic) => {
    const withReport = seen % REPORT_EVERY === 0;
    const applied = [LITERAL_THRESHOLDS, SHADOW].map((thresholds) =>
      weighPages(judged.topic, judged.claims, judged.pages, thresholds),
    );
    const decided = new Map([judged, ...applied].map((one) => [outcomeOf(one), one]));
    const found = [...decided.values()].flatMap((one) => findContradictions(one, withReport));
    contradictions.push(...found.map((one) => `${topic}: ${one}`));
    seen += 1;
  };

  it('decides every topic of every world and case as expected', async () => {
    const golden = GOLDEN_WORLDS
      ? await judgeWorlds(path.resolve(root, GOLDEN_WORLDS), compare, GOLDEN_ONLY)
      : new Map([
          ...(await judgeWorlds(path.join(root, 'worlds'), compare, GOLDEN_ONLY)),
          ...(await judgeWorlds(path.join(root, 'lab/worlds'), compare, GOLDEN_ONLY)),
          ...judgeCases(path.join(root, 'test/cases'), compare, GOLDEN_ONLY),
        ]);
    if (GOLDEN_ONLY && golden.size === 0) throw new Error(`There is no world or case “${GOLDEN_ONLY}”`);
    expect([...golden.values()].flat().length).toBeGreaterThan(GOLDEN_WORLDS || GOLDEN_ONLY ? 0 : 600);
    if (GOLDEN_OUT) accept(golden, path.resolve(root, GOLDEN_OUT));
    const against = selectGolden(
      readGolden(GOLDEN_AGAINST ? path.resolve(root, GOLDEN_AGAINST) : EXPECTED),
      GOLDEN_ONLY,
    );
    if (GOLDEN_AGAINST || !GOLDEN_OUT) expect(compareGolden(against, golden)).toEqual([]);
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

  const pair = [
    { ...row, topic: 'a-case' },
    { ...row, topic: 'c-case' },
  ];
  const whole: Golden = new Map([...golden, ['cases', pair]]);

  it.each([
    ['the end of its name', 'world', ['train/world']],
    ['its name', 'cases', ['cases']],
    ['the slug of a case', 'c-case', ['cases']],
    ['nothing that exists', 't-1', []],
  ])('selects a part by %s', (_, only, names) => {
    expect([...selectGolden(whole, only).keys()]).toEqual(names);
  });

  it('replaces the rows of a part and keeps all others', () => {
    const added = { ...row, topic: 'b-case' };
    const [first, last] = pair;
    expect(mergeGolden(whole, new Map([['cases', [added]]]), 'b-case').get('cases')).toEqual([first, added, last]);
    const world = mergeGolden(whole, new Map([['train/world', [added]]]), 'world');
    expect([...world]).toEqual([
      ['train/world', [added]],
      ['cases', pair],
    ]);
  });

  it('lists topics contained in only one of the dumps', () => {
    const other = new Map([['train/world', [{ ...row, topic: 't-2' }]]]);
    expect(compareGolden(golden, other)).toEqual(['train/world t-1: is gone', 'train/world t-2: is new']);
  });
});
