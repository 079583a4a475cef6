import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSettings } from '@corroborate/config';
import { serveMetrics } from '@corroborate/telemetry';
import { loadAll } from 'js-yaml';
import ts from 'typescript';
import { buildProgram } from '../apps/cli/src/program';

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'ops/kubernetes');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  name: string;
  image: string;
  args: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  envFrom: object[];
  securityContext: object;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources: { requests: { memory: string }; limits: { memory: string } };
  volumeMounts: { mountPath: string }[];
}
interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: { containers: [Container]; securityContext: { runAsUser: number }; terminationGracePeriodSeconds?: number };
}
interface Trigger {
  metadata: { query: string; threshold: string };
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    template: PodTemplate;
    selector: { matchLabels: Record<string, string> };
    scaleTargetRef: { name: string };
    maxReplicaCount?: number;
    maxReplicas?: number;
    triggers: Trigger[];
    egress?: { ports: { port: number }[] }[];
  };
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
const manifests = files
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => loadAll(read(path.join('ops/kubernetes', file))) as Manifest[]);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const deployments = ofKind('Deployment');
const workers = deployments.filter(({ metadata }) => metadata.name.includes('worker'));
const pods = [...deployments, ...ofKind('Job')].map(({ metadata, spec }) => ({
  name: metadata.name,
  ...spec.template,
}));
const containers = pods.map(({ spec }) => spec.containers[0]);
const envOf = ({ env = [] }: Container) => Object.fromEntries(env.map(({ name, value }) => [name, value]));

const [, ...sections] = read('docs/inventory.txt').split(/^# /m);
const listed = (title: string): string[] =>
  sections
    .find((section) => section.startsWith(`${title}\n`))
    ?.split('\n')
    .slice(1) ?? [];
const settingNames = new Set(listed('settings').map((line) => line.split(/\s/)[0]));
const shared: Record<string, string> = { ...ofKind('ConfigMap')[0]?.data, ...ofKind('Secret')[0]?.stringData };

/** Models whose validators were compiled from the schemas that Kubernetes and KEDA publish. */
const MODELS = {
  ConfigMap: () => import('kubernetes-models/v1/ConfigMap'),
  Secret: () => import('kubernetes-models/v1/Secret'),
  Service: () => import('kubernetes-models/v1/Service'),
  Deployment: () => import('kubernetes-models/apps/v1/Deployment'),
  Job: () => import('kubernetes-models/batch/v1/Job'),
  PodDisruptionBudget: () => import('kubernetes-models/policy/v1/PodDisruptionBudget'),
  HorizontalPodAutoscaler: () => import('kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'),
  NetworkPolicy: () => import('kubernetes-models/networking.k8s.io/v1/NetworkPolicy'),
  ScaledObject: () => import('@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject'),
};
type Model = new (data: object) => { apiVersion: string; validate(): void };

/** The schemas allow fields that they do not know; TypeScript does not. */
function findTypeFaults(): string[] {
  const lines = manifests.flatMap((manifest, n) => {
    const [, module] = /import\('(.+)'\)/.exec(String(MODELS[manifest.kind as keyof typeof MODELS])) ?? [];
    const type = `import('${module}').I${manifest.kind}`;
    return [`export const manifest${n}: ${type} = ${JSON.stringify(manifest)};`];
  });
  const file = path.join(root, 'manifests.ts');
  const quick = { noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] };
  const options = { ...quick, module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, strict: true };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, lines.join('\n'), target) : readSource(name, target);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('manifests for Kubernetes', () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'conforms to the published Kubernetes schema in the manifest %s',
    async (_name, manifest) => {
      const module = (await MODELS[manifest.kind as keyof typeof MODELS]()) as unknown as Record<string, Model>;
      const model = new module[manifest.kind]!(manifest);
      expect(() => model.validate()).not.toThrow();
      expect(manifest.apiVersion).toBe((module[manifest.kind] as unknown as { apiVersion: string }).apiVersion);
    },
  );

  it('uses only fields that Kubernetes or KEDA defines in the manifests', () => {
    expect(findTypeFaults()).toEqual([]);
  }, 60_000);

  it('lists all Kubernetes manifests in a kustomization, except the example of a secret', () => {
    const listedIn = (file: string) => (loadAll(read(file)) as { resources: string[] }[])[0]?.resources ?? [];
    const resources = [
      ...listedIn('ops/kubernetes/kustomization.yaml'),
      ...listedIn('ops/kubernetes/keda/kustomization.yaml').map((file) => path.join('keda', file)),
    ];
    const others = files.filter((file) => !file.endsWith('kustomization.yaml') && file !== 'secret.example.yaml');
    expect(resources.filter((file) => file !== '.').sort()).toEqual(others.sort());
  });

  it('runs the image of this release on Kubernetes, with existing commands', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('docker-compose.yml')).toMatch(/^ {2}image: corroborate$/m);
    expect(new Set(containers.map(({ image }) => image))).toEqual(new Set([`corroborate:${version}`]));
    const commands = buildProgram().commands.map((command) => command.name());
    for (const { args } of containers) expect(commands).toEqual(expect.arrayContaining(args));
  });

  it('sets only existing settings in the Kubernetes manifests, to valid values', () => {
    const names = [shared, ...containers.map(envOf)].flatMap((env) => Object.keys(env));
    expect(names.filter((name) => !settingNames.has(name))).toEqual([]);
    for (const container of containers) expect(() => loadSettings({ ...shared, ...envOf(container) })).not.toThrow();
  });

  it('runs Kubernetes pods as the image’s unprivileged user and lets them write only to their volumes', () => {
    expect(read('Dockerfile')).toMatch(/^USER node$/m);
    for (const { spec } of pods) expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    for (const { securityContext, volumeMounts } of containers) {
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
    }
  });

  it('selects the pods that the Kubernetes manifests describe', () => {
    for (const { spec } of deployments) expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    const names = deployments.map(({ metadata }) => metadata.name);
    for (const { spec } of [...ofKind('ScaledObject'), ...ofKind('HorizontalPodAutoscaler')])
      expect(names).toContain(spec.scaleTargetRef.name);
  });

  it('allows outgoing traffic from Kubernetes only to hosts in the settings and to DNS', () => {
    const ports = ofKind('NetworkPolicy').flatMap(({ spec }) => spec.egress ?? []);
    const urls = ['DATABASE_URL', 'REDIS_URL', 'EGRESS_PROXY_URL'].map((name) => new URL(shared[name] ?? ''));
    const needed = urls.map(({ port }) => Number(port));
    expect(ports.flatMap((rule) => rule.ports.map(({ port }) => port)).sort()).toEqual([53, 53, ...needed].sort());
  });
});

describe('workers on Kubernetes', () => {
  const queuesOf = (worker: Manifest) =>
    (envOf(worker.spec.template.spec.containers[0]).WORKER_QUEUES ?? '').split(',');

  it('handles every queue in one group of Kubernetes workers', () => {
    const handled = workers.flatMap(queuesOf);
    const all = loadSettings({ WORKER_QUEUES: handled.join() }).WORKER_QUEUES;
    expect(handled).toHaveLength(all.length);
    const published = ['reviews', 'investigated-topics'];
    expect([...handled, ...published].sort()).toEqual(listed('queues').filter(Boolean).sort());
  });

  it('gives workers on Kubernetes a longer shutdown period than the stage timeout', () => {
    for (const { spec } of workers) expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(15 + 30);
  });

  it('scales workers on Kubernetes by metrics of their own queues that the API exposes', () => {
    for (const { spec } of ofKind('ScaledObject')) {
      const target = workers.find(({ metadata }) => metadata.name === spec.scaleTargetRef.name);
      const queries = spec.triggers.map(({ metadata }) => metadata.query);
      const metrics = queries.flatMap((query) => query.match(/corroborate_\w+/g) ?? []);
      expect(metrics).toEqual(['corroborate_queue_jobs', 'corroborate_queue_oldest_seconds']);
      expect(listed('metrics')).toEqual(expect.arrayContaining(metrics));
      for (const query of queries) expect(/queue=~"([^"]+)"/.exec(query)?.[1]?.split('|')).toEqual(queuesOf(target!));
    }
  });
});

describe('probes on Kubernetes', () => {
  const probed = (container: Container) =>
    [container.startupProbe, container.livenessProbe, container.readinessProbe].flatMap((probe) => probe ?? []);

  it('queries existing API routes with the Kubernetes probes', () => {
    const [api] = containers.filter(({ name }) => name === 'api');
    expect(api?.ports).toEqual([{ name: 'http', containerPort: loadSettings({}).PORT }]);
    const routes = probed(api!).map(({ httpGet }) => `GET ${httpGet.path}`);
    expect(routes).toHaveLength(3);
    expect(listed('routes')).toEqual(expect.arrayContaining(routes));
  });

  it('queries workers with the Kubernetes probes at the port they listen on', async () => {
    const server = await serveMetrics({ metrics: () => null, ready: async () => undefined }, 0, '127.0.0.1');
    try {
      for (const container of containers.filter(({ name }) => name === 'worker')) {
        expect(container.ports).toEqual([{ name: 'metrics', containerPort: Number(envOf(container).METRICS_PORT) }]);
        const statuses = probed(container).map(async ({ httpGet }) => fetch(new URL(httpGet.path, server.url)));
        expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([503, 503, 200]);
      }
    } finally {
      await server.close();
    }
  });
});
