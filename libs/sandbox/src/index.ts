export {
  type RequestLogEntry,
  type Sandbox,
  type Sandbox as RunningSandbox,
  type SandboxOptions,
  startSandbox,
} from './sandbox';
export { type SpawnedSandbox, spawnSandbox } from './sandbox.spawner';
export { loadTruth, loadWorld } from './world/world.loader';
export type * from './world/world.types';
