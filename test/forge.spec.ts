import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

const root = path.resolve(__dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

interface Job {
  'runs-on': string;
  container?: string;
  strategy?: { matrix: { os: string[]; node?: string[] } };
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  permissions: unknown;
  jobs: Record<string, Job>;
}
const workflow = load(read('.github/workflows/ci.yml')) as Workflow;
const nightly = load(read('.github/workflows/nightly.yml')) as Workflow;
const { full, smoke } = workflow.jobs as { full: Job; smoke: Job };
const own = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
  optionalDependencies: Record<string, string>;
};
const [pinned = ''] = new Set(Object.values(own.optionalDependencies));
const steps = [workflow, nightly].flatMap(({ jobs }) => Object.values(jobs)).flatMap((job) => job.steps);

describe('CI workflow for a public forge', () => {
  it('runs all checks on Linux for both architectures, with the Node version used in testing', () => {
    expect(full.strategy?.matrix.os).toEqual(['ubuntu-24.04', 'ubuntu-24.04-arm']);
    expect(full.container).toBe(`node:${pinned}-bookworm`);
    expect(full.steps.map(({ run }) => run)).toContain('.ci/run');
  });

  it('tests the other systems, starting with the minimum supported Node version', () => {
    expect(smoke.strategy?.matrix.os.map((os) => os.split('-')[0])).toEqual(['ubuntu', 'macos', 'macos', 'windows']);
    expect(smoke.strategy?.matrix.node?.slice(0, 2)).toEqual([own.engines.node.replace(/^\D*/, ''), pinned]);
  });

  it('calls only existing scripts', () => {
    const scripts = steps.flatMap(({ run = '' }) => [...run.matchAll(/\bnpm run (\S+)/g)].map(([, name]) => name));
    expect(scripts.filter((name = '') => !(name in own.scripts))).toEqual([]);
    expect(scripts).toEqual(['smoke', 'lint:licences', 'sbom', 'build']);
    expect(existsSync(path.join(root, '.ci/run'))).toBe(true);
  });

  it('runs at night the measurements that are skipped on merge', () => {
    const [measure] = nightly.jobs.quality!.steps.slice(-1);
    expect(measure).toMatchObject({ run: 'node test/run.mjs --only test/quality', env: { TEST_QUALITY: 'all' } });
  });

  it('gives the CI workflow read access to code only, persists no token and pins each action to a version', () => {
    for (const { permissions } of [workflow, nightly]) expect(permissions).toEqual({ contents: 'read' });
    for (const { uses, with: given } of steps.filter(({ uses }) => uses !== undefined)) {
      expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
      if (uses?.startsWith('actions/checkout')) expect(given).toEqual({ 'persist-credentials': false });
    }
  });
});
