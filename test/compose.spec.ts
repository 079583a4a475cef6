import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { loadSettings, settingsMarkdown } from '@corroborate/config';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';

const root = path.resolve(__dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

interface Service {
  image?: string;
  build?: string;
  restart?: string;
  stop_grace_period?: string;
  healthcheck?: { test: string[]; disable?: boolean };
  environment?: Record<string, string>;
  env_file?: unknown;
  profiles?: string[];
  ports?: string[];
  volumes?: string[];
  secrets?: string[];
  networks?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { environment: string }>;
}

const text = read('docker-compose.yml');
const compose = load(text, { schema: CORE_SCHEMA.withTags(mergeTag) }) as Compose;
const services = Object.entries(compose.services);
const own = services.filter(([, { build }]) => build !== undefined);
/** Left to whoever runs it: `${NAME}`, `${NAME:-default}`, `${NAME:?what to do}`, and what secrets are made of. */
const asked = new Set([
  ...[...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name),
  ...Object.values(compose.secrets).map(({ environment }) => environment),
]);
/** `150s` of `${STOP_GRACE:-150s}`, ms. */
const graceMs = ({ stop_grace_period: grace = '10s' }: Service) => Number(/(\d+)s\}?$/.exec(grace)?.[1]) * 1000;

const example = read('.env.example');
/** Names that are set, and those that are commented out. */
const set = Object.keys(parseEnv(example));
const offered = Object.keys(parseEnv(example.replace(/^# (?=[A-Z][A-Z_]+=)/gm, '')));
const defaults = loadSettings({});
const settings = new Set([...settingsMarkdown().matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name));
const knows = (name: string) => settings.has(name);

describe('docker-compose.yml', () => {
  it.each(services)('pins, restarts and health-checks %s', (_name, service) => {
    if (service.build === undefined) expect(service.image).toMatch(/^[\w./-]+:v?\d+(?:\.\d+)+(?:-[0-9a-f]+)?$/);
    expect(service.restart).toBe('unless-stopped');
    const { test = [], disable } = service.healthcheck ?? {};
    expect(disable).toBeUndefined();
    if (service.build === undefined) expect(test.length).toBeGreaterThan(1);
    else expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*CMD \["node", "bin\/health\.js"\]$/m);
  });

  it('checks the readiness endpoint of the worker', () => {
    const { environment, healthcheck } = compose.services.worker ?? {};
    expect(healthcheck?.test.slice(1)).toEqual([
      'node',
      'bin/health.js',
      `http://127.0.0.1:${environment?.METRICS_PORT}/ready`,
    ]);
  });

  it('gives the API and workers a longer shutdown period than the stage timeout', () => {
    expect(own.map(([name]) => name)).toEqual(['api', 'worker']);
    for (const [, service] of own) expect(graceMs(service)).toBeGreaterThan(defaults.STAGE_TIMEOUT_MS);
  });

  it('gives the API and workers a shared persistent home, which holds the sealing key', () => {
    const homes = own.map(([, { environment, volumes = [] }]) => [volumes, environment?.CORROBORATE_HOME]);
    expect(homes).toEqual(own.map(() => [['home:/data'], '/data']));
  });

  it('checks PostgreSQL over TCP, which responds only after the roles are created', () => {
    expect(compose.services.postgres?.healthcheck?.test).toEqual(expect.arrayContaining(['pg_isready', '-h']));
  });

  it('uses exactly the Node version that the product bundles for older systems', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: object };
    const [version] = new Set(Object.values(optionalDependencies));
    const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]));
  });

  it('requires API keys by default and publishes ports only on loopback', () => {
    for (const [, { environment }] of own) expect(environment?.AUTH_MODE).toBe('${AUTH_MODE:-apikey}');
    for (const port of services.flatMap(([, { ports = [] }]) => ports)) expect(port).toMatch(/^127\.0\.0\.1:/);
    for (const name of ['postgres', 'valkey']) expect(compose.services[name]?.networks).toEqual(['stores']);
  });

  it('sets only known settings', () => {
    const names = own.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(names.filter((name) => !knows(name))).toEqual([]);
  });

  it('has Prometheus and Grafana in a Docker Compose profile, which scrape existing services', () => {
    const monitoring = services.filter(([, { profiles }]) => profiles?.includes('monitoring')).map(([name]) => name);
    expect(monitoring).toEqual(['prometheus', 'grafana']);
    const { scrape_configs: jobs } = load(read('ops/prometheus/compose.yml')) as { scrape_configs: Job[] };
    const addresses = jobs.flatMap(({ static_configs = [], dns_sd_configs = [] }) => [
      ...static_configs.flatMap(({ targets }) => targets),
      ...dns_sd_configs.flatMap(({ names, port }) => names.map((name) => `${name}:${port}`)),
    ]);
    expect(addresses).toEqual(['api:3000', `worker:${compose.services.worker?.environment?.METRICS_PORT}`]);
    const source = load(read('ops/grafana/provisioning/datasources/prometheus.yml')) as {
      datasources: { url: string }[];
    };
    expect(source.datasources.map(({ url }) => url)).toEqual(['http://prometheus:9090']);
  });

  it('mounts only existing files and declared volumes', () => {
    for (const volume of services.flatMap(([, { volumes = [] }]) => volumes)) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('.')) expect([from, existsSync(path.join(root, from))]).toEqual([from, true]);
      else expect(Object.keys(compose.volumes)).toContain(from);
    }
  });
});

interface Job {
  static_configs?: { targets: string[] }[];
  dns_sd_configs?: { names: string[]; port: number }[];
}

describe('.env.example', () => {
  it('lists only known settings and variables that docker-compose.yml uses', () => {
    expect(offered.filter((name) => !knows(name) && !asked.has(name))).toEqual([]);
    expect(new Set(offered).size).toBe(example.match(/^(?:# )?[A-Z][A-Z_]+=/gm)?.length);
  });

  it('lists every variable that docker-compose.yml uses, and leaves required ones empty', () => {
    expect(offered).toEqual(expect.arrayContaining([...asked]));
    const needed = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(set.sort()).toEqual(needed.sort());
    expect(Object.values(parseEnv(example))).toEqual(needed.map(() => ''));
  });

  it('shows actual defaults and valid examples', () => {
    const shown = parseEnv(example.replace(/^# (?=[A-Z][A-Z_]+=)/gm, ''));
    expect(() => loadSettings(shown)).not.toThrow();
    const taken = loadSettings(shown);
    for (const name of ['BUDGET_USD', 'STAGE_TIMEOUT_MS', 'EVENT_DAYS', 'LOG_LEVEL', 'DESK_LANGUAGE'] as const)
      expect([name, taken[name]]).toEqual([name, defaults[name]]);
  });
});
