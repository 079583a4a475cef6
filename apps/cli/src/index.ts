export { DEMO_WORLD, findWorldFolder, WORLDS } from './demo/world.finder';
export { toFileName } from './demo/file-name.policy';
export { readDemoInvestigations } from './demo/demo-investigations.file';
export { RECORDED_READER } from './demo/recorded.reader';
export { createScratchDatabase } from './demo/scratch.database';
export { fillRegister, registerServerSetting } from './demo/register.server';
export type { StartProduct, WorldRun } from './demo/world.run';

/** Loaded on demand, like the exports below. */
export const readLabeledPages: typeof import('./qualify/qualification.run').readLabeledPages = async (reasoning) =>
  (await import('./qualify/qualification.run.js')).readLabeledPages(reasoning);

/** Opens a run on a world; loaded on demand, so other commands start quickly. */
export const openWorldRun: typeof import('./demo/world.run').openWorldRun = async (options) =>
  (await import('./demo/world.run.js')).openWorldRun(options);

/** Starts the product in this process; loaded on first call. */
export const startQuietly: typeof import('./product').startQuietly = async (settings, parts) =>
  (await import('./product.js')).startQuietly(settings, parts);

export const runProgram: typeof import('./run').runProgram = async (program, argv) =>
  (await import('./run.js')).runProgram(program, argv);
