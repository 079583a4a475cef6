import { createRequire } from 'node:module';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const load = createRequire(import.meta.url);

/** A room of the compiled product: any command of bin/corroborate.js compiles it. */
export const compiled = <Door>(room: string, door = 'index'): Door =>
  load(path.join(root, `dist/libs/${room}/src/${door}.js`)) as Door;
