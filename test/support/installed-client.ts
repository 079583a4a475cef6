import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');
const modules = path.join(root, 'node_modules');
const CODE = /^```ts\n([\s\S]*?)^```$/gm;

const ended = promisify(execFile);
/** Nothing is asked of a registry. */
const npm = async (folder: string, ...words: string[]): Promise<string> =>
  (await ended('npm', [...words, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })).stdout;

/** A project of somebody else, with the client installed in it as npm would bring it from the registry. */
export class ProjectWithClient {
  private constructor(private readonly folder: string) {}

  /** @param pages of documentation whose examples are its programs: `docs/client.md` becomes `client.ts` */
  static async make(pages: string[]): Promise<ProjectWithClient> {
    const project = new ProjectWithClient(await mkdtemp(path.join(tmpdir(), 'client-')));
    await project.write('package.json', JSON.stringify({ private: true, type: 'module' }));
    await npm(project.folder, 'install', '--ignore-scripts', ...(await project.packages()));
    const programs = await Promise.all(pages.map((page) => project.take(page)));
    await project.compile(programs);
    return project;
  }

  /** Runs one of the programs to its end, with `url` in place of the server of the examples; gives its output. */
  async run(name: string, url: string): Promise<string> {
    const file = path.join(this.folder, `${name}.js`);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('https://corroborate.example.org', url));
    const env = { PATH: process.env.PATH };
    return (await ended(process.execPath, [file], { cwd: this.folder, env })).stdout;
  }

  drop(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** The client and what it depends on, as files that npm takes. */
  private packages(): Promise<string[]> {
    // What others have published is built already.
    const others = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) =>
      this.packed(path.join(modules, name), '--ignore-scripts'),
    );
    return Promise.all([this.packed(path.join(root, 'clients/typescript')), ...others]);
  }

  private async packed(folder: string, ...options: string[]): Promise<string> {
    const said = await npm(folder, 'pack', '--json', '--pack-destination', this.folder, ...options);
    const [{ filename }] = JSON.parse(said.slice(said.indexOf('['))) as [{ filename: string }];
    return path.join(this.folder, filename);
  }

  private async take(page: string): Promise<string> {
    const text = await readFile(path.join(root, page), 'utf8');
    const name = `${path.basename(page, '.md').toLowerCase()}.ts`;
    await this.write(name, [...text.matchAll(CODE)].map(([, code]) => code).join('\n'));
    return name;
  }

  /** As strictly as can be, the declarations of the package too. */
  private async compile(files: string[]): Promise<void> {
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2023'],
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      types: ['node'],
      typeRoots: [path.join(modules, '@types')],
    };
    await this.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
    const tsc = path.join(modules, 'typescript/bin/tsc');
    await ended(process.execPath, [tsc, '-p', this.folder]).catch((error: { stdout?: string }) => {
      throw new Error(`The examples do not compile:\n${error.stdout}`, { cause: error });
    });
  }

  private write(name: string, text: string): Promise<void> {
    return writeFile(path.join(this.folder, name), text);
  }
}
