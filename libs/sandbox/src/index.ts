export { type Sandbox, type Sandbox as RunningSandbox, startSandbox, seededRandom } from './sandbox';
export { spawnSandbox } from './sandbox.spawner';
export { ANSWERS_FILE, readAnswers, type OpenRequest } from './upstreams/recorded/answer.book';
export { importAnswers } from './upstreams/recorded/answer.intake';
export type { ModelRequest } from './upstreams/upstream.types';
export { loadTruth, loadWorld } from './world/world.loader';
export type * from './world/world.types';
