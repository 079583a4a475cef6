export { type Sandbox, type Sandbox as RunningSandbox, startSandbox } from './sandbox';
export { spawnSandbox } from './sandbox.spawner';
export { loadTruth, loadWorld } from './world/world.loader';
export type * from './world/world.types';
