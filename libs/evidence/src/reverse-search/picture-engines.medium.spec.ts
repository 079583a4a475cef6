import { readFileSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '@corroborate/domain';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { InMemoryBudgetStore, InMemoryLedger } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { behavesAsPictureEngine } from '../testing/picture-engine.conformance';
import { GoogleVisionEngine } from './google-vision.engine';
import { TinEyeEngine } from './tineye.engine';

const WORLD = path.resolve(__dirname, '../../../../worlds/contract/pictures');
const pictureIn = (name: string, mediaType: string) => ({
  ...{ bytes: readFileSync(path.join(WORLD, 'files', name)), mediaType },
});
/** The flood as a later page shows it, smaller and packed anew; and one that stands nowhere else. */
const MET = pictureIn('flood-small.jpg', 'image/jpeg');
const UNMET = pictureIn('bridge.jpg', 'image/jpeg');

let sandbox: Sandbox;
const budget = new InMemoryBudgetStore(0.05);
const ledger = new InMemoryLedger();
let gateway: ReturnType<typeof sandboxGateway>;
beforeAll(async () => {
  sandbox = await startSandbox(await loadWorld(WORLD));
  gateway = sandboxGateway(sandbox, { ledger, budget });
});
afterAll(async () => {
  await gateway.close();
  await sandbox.stop();
});

describe.each([
  ['TinEye', TinEyeEngine],
  ['Google Cloud Vision', GoogleVisionEngine],
] as const)('%s, as the sandbox plays it', (_name, Engine) => {
  behavesAsPictureEngine(() => ({
    ...{ met: MET, unmet: UNMET },
    open: (key) => new Engine(key, { gateway, clock: systemClock }),
  }));
});

it('is paid from the budget of the case before it is asked, and not asked where that is used up', async () => {
  const engine = new TinEyeEngine('key', { gateway, clock: systemClock });
  const context = { investigationId: 12, stage: 'pictures' };
  expect((await engine.find(pictureIn('flood.jpg', 'image/jpeg'), context)).kind).toBe('found');
  expect(await engine.find(pictureIn('flood.png', 'image/png'), context)).toMatchObject({
    ...{ kind: 'limited', cause: 'budget' },
  });
});
