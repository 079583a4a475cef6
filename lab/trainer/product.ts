import { createRequire } from 'node:module';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const load = createRequire(import.meta.url);

/** A file of the compiled product, named from its root: any command of bin/corroborate.js compiles it. */
export const compiledFile = <File>(file: string): File => load(path.join(root, 'dist', `${file}.js`)) as File;

/** A room of it. */
export const compiled = <UpstreamGateway>(room: string, gateway = 'index'): UpstreamGateway =>
  compiledFile<UpstreamGateway>(`libs/${room}/src/${gateway}`);
