import type { RunningProduct, WorldRun, WorldRunOptions } from './world-run/world.run';

export { addMeasures } from './program/measures.commands';
export { fileNameOf } from './world-run/file-name.policy';
export { DEMO_WORLD, worldFolder } from './world-run/world.finder';
export { dataTopics, fillRegister, registerServer } from './register/data.server';
export type { WorldRun } from './world-run/world.run';

/**
 * Opens a run over a world; see there. Loaded when it is called, as every action is: commands that only read a file
 * should not wait for it.
 */
export const openWorldRun = async <P extends RunningProduct>(options: WorldRunOptions<P>): Promise<WorldRun<P>> =>
  (await import('./world-run/world.run.js')).openWorldRun(options);
