import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readSettings, settingNames } from '#config/settings.ts';
import { queueMetrics } from '#server/jobs/queue-metrics.ts';
import { serverBundle } from '#server/page-renderer/vite/index.ts';
import { productionSettings } from '../harness/production-settings.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const FOLDER = 'deploy/kubernetes';

const files = readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(yaml|env)$/.test(path))
  .map((path) => `${FOLDER}/${path}`);

const parsed = files
  .filter((path) => path.endsWith('.yaml'))
  .flatMap((path) => parseAllDocuments(read(path)).map((document) => ({ path, document })));

const manifest = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
});
/** Files that are no objects of Kubernetes: what kustomize reads, and the adapter's rule. */
const isForTools = (path: string): boolean =>
  /^(kustomization|secrets|adapter-rule)\.yaml$/.test(basename(path));
const objects = parsed
  .filter(({ path }) => !isForTools(path))
  .map(({ path, document }) => ({ path, value: document.toJS() as unknown }));

const labels = z.record(z.string(), z.string());
const COMPONENT = 'app.kubernetes.io/component';
const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  failureThreshold: z.number(),
});
const variable = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z.unknown().optional(),
});
const podTemplate = z.object({
  metadata: z.object({ labels, annotations: labels.default({}) }),
  spec: z.object({
    enableServiceLinks: z.boolean(),
    terminationGracePeriodSeconds: z.number().default(30),
    securityContext: z.object({ runAsNonRoot: z.boolean(), runAsUser: z.number() }),
    containers: z
      .array(
        z.object({
          image: z.string(),
          command: z.array(z.string()).default([]),
          env: z.array(variable),
          ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
          startupProbe: probe.optional(),
          readinessProbe: probe.optional(),
          livenessProbe: probe.optional(),
          securityContext: z.object({
            allowPrivilegeEscalation: z.literal(false),
            readOnlyRootFilesystem: z.literal(true),
            capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
          }),
          volumeMounts: z.array(z.object({ mountPath: z.string() })).default([]),
        }),
      )
      .length(1),
  }),
});
const workload = manifest.extend({ spec: z.object({ template: podTemplate }) });

const ofKind = (...kinds: readonly string[]) =>
  objects.map(({ value }) => value).filter((value) => kinds.includes(manifest.parse(value).kind));
const workloads = ofKind('Deployment', 'Job').map((value) => workload.parse(value));
const deployments = workloads.filter(({ kind }) => kind === 'Deployment');
const specOf = ({ spec }: z.output<typeof workload>) => {
  const [container] = spec.template.spec.containers;
  if (!container) throw new Error('There is no container.');
  return { pod: spec.template, container };
};

/** What a file of settings sets. */
const envOf = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    read(path)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
const settings = {
  ...envOf(`${FOLDER}/base/settings.env`),
  ...envOf(`${FOLDER}/production/settings.env`),
};

const reference = z.object({
  secretKeyRef: z.object({
    name: z.literal('thicket'),
    key: z.string(),
    optional: z.boolean().default(false),
  }),
});
const secrets = z
  .array(z.object({ op: z.literal('add'), path: z.string(), value: variable }))
  .parse(parse(read(`${FOLDER}/base/secrets.yaml`)))
  .map(({ value }) => ({ name: value.name, ref: reference.parse(value.valueFrom).secretKeyRef }));

const dockerfile = read('Dockerfile');
const inDockerfile = (pattern: RegExp): string => pattern.exec(dockerfile)?.[1] ?? 'not in the Dockerfile';

it('every file is YAML without errors, and part of a kustomization', () => {
  expect(parsed.flatMap(({ document }) => document.errors)).toEqual([]);
  expect(objects.length).toBeGreaterThan(9);
  const named = files
    .filter((path) => path.endsWith('kustomization.yaml'))
    .flatMap((path) => {
      const { resources = [], patches = [], configMapGenerator = [] } = parse(read(path));
      const names: readonly string[] = [
        ...resources,
        ...patches.flatMap((one: { path?: string }) => one.path ?? []),
        ...configMapGenerator.flatMap(({ envs }: { envs: string[] }) => envs),
      ];
      return names.map((name) => join(dirname(path), name));
    });
  const unnamed = files.filter(
    (path) => !/(kustomization|adapter-rule)\.yaml$/.test(path) && !named.includes(path),
  );
  expect(unnamed).toEqual([]);
});

describe('the settings', () => {
  const names = [
    ...Object.keys(settings),
    ...secrets.map(({ name }) => name),
    ...workloads.flatMap((one) => specOf(one).container.env.map(({ name }) => name)),
  ];

  it('exist', () => {
    const others = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
    const known: readonly string[] = [...settingNames, ...others];
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('are enough for production', () => {
    const samples = new Map(Object.entries(productionSettings));
    const filled = secrets.map(({ name }) => [name, samples.get(name) ?? 'a secret'] as const);
    for (const RUN_JOBS of ['true', 'false'])
      expect(readSettings({ ...settings, ...Object.fromEntries(filled), RUN_JOBS }).isProduction).toBe(true);
  });

  it('take secrets from the Secret and from nowhere else', () => {
    expect(ofKind('Secret')).toEqual([]);
    for (const { name, ref } of secrets) expect(ref.key).toBe(name);
    const secret = secrets.map(({ name }) => name);
    expect(secret).toEqual(expect.arrayContaining(['DATABASE_URL', 'SESSION_SECRET', 'STRIPE_SECRET_KEY']));
    expect(Object.keys(settings).filter((name) => secret.includes(name))).toEqual([]);
    const written = workloads.flatMap((one) =>
      specOf(one).container.env.filter(({ value }) => value !== undefined),
    );
    expect(
      written.filter(({ name }) => secret.includes(name) || /SECRET|TOKEN|PASSWORD|KEY/.test(name)),
    ).toEqual([]);
  });

  it('tell the two kinds of processes apart: one serves and runs no jobs, the other runs them', () => {
    const runsJobs = deployments.map((one) => [
      one.metadata.name,
      specOf(one).container.env.find(({ name }) => name === 'RUN_JOBS')?.value,
    ]);
    expect(Object.fromEntries(runsJobs)).toEqual({ 'thicket-serve': 'false', 'thicket-jobs': 'true' });
  });
});

describe.each(workloads.map((one) => [one.metadata.name, one] as const))('%s', (_, one) => {
  const { pod, container } = specOf(one);

  it('runs as the account of the image, which is not root', () => {
    expect(pod.spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: Number(inDockerfile(/adduser -D -H -u (\d+) thicket/)),
    });
    expect(container.image).toBe('thicket');
  });

  it('gets no variables of services, which would look like settings', () => {
    expect(pod.spec.enableServiceLinks).toBe(false);
  });

  it('runs a program that the build makes', () => {
    const [node, program = 'dist/server/main.mjs'] = container.command;
    expect(node ?? 'node').toBe('node');
    expect(Object.keys(serverBundle.input)).toContain(basename(program, '.mjs'));
  });
});

describe.each(deployments.map((one) => [one.metadata.name, one] as const))('%s', (_, one) => {
  const { pod, container } = specOf(one);
  const portOf = (name: string) => container.ports.find((port) => port.name === name)?.containerPort;

  it('has the ports of the image and of the settings', () => {
    expect([portOf('http'), portOf('metrics')]).toEqual([
      Number(settings.PORT),
      Number(settings.METRICS_PORT),
    ]);
    expect(String(portOf('http'))).toBe(inDockerfile(/^EXPOSE (\d+)$/m));
    expect(pod.metadata.annotations['prometheus.io/port']).toBe(settings.METRICS_PORT);
  });

  it('is asked at addresses that the product answers: ready or not, and alive', () => {
    const { startupProbe, readinessProbe, livenessProbe } = container;
    const paths = [startupProbe, readinessProbe, livenessProbe].map((asked) => asked?.httpGet.path);
    expect(paths).toEqual(['/healthz', '/readyz', '/healthz']);
    const app = read('server/app.ts');
    for (const path of paths) expect(app).toContain(`app.get('${path}'`);
    for (const asked of [startupProbe, readinessProbe, livenessProbe])
      expect(asked?.httpGet.port).toBe('http');
    // The product says 503 once and expects no further requests.
    expect(readinessProbe?.failureThreshold).toBe(1);
  });

  it('may drain, finish requests and jobs for ten seconds, and close', () => {
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(settings.DRAIN_SECONDS) + 10 + 5);
  });

  it('can write to the folder that the image stores data in', () => {
    const folder = inDockerfile(/DATA_DIR=(\S+)/);
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(folder);
  });
});

describe('what refers to the processes', () => {
  const components = workloads.map((one) => specOf(one).pod.metadata.labels[COMPONENT]);

  it('selects components that exist', () => {
    const selector = z.union([
      z
        .object({ selector: z.object({ matchLabels: labels }) })
        .transform(({ selector: { matchLabels } }) => matchLabels),
      z.object({ selector: labels }).transform((spec) => spec.selector),
      z
        .object({ podSelector: z.object({ matchLabels: labels.default({}) }) })
        .transform((spec) => spec.podSelector.matchLabels),
    ]);
    const selecting = ofKind('Deployment', 'PodDisruptionBudget', 'Service', 'NetworkPolicy').map((value) =>
      selector.parse(z.object({ spec: z.unknown() }).parse(value).spec),
    );
    expect(selecting.length).toBeGreaterThan(6);
    for (const { [COMPONENT]: component = 'serve' } of selecting) expect(components).toContain(component);
    const [service] = ofKind('Service').map((value) =>
      manifest.extend({ spec: z.object({ selector: labels, sessionAffinity: z.string() }) }).parse(value),
    );
    expect(service?.spec).toMatchObject({ selector: { [COMPONENT]: 'serve' }, sessionAffinity: 'None' });
  });

  it('scales deployments that exist, by metrics that exist', () => {
    const scaler = manifest.extend({
      spec: z.object({
        scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
        minReplicas: z.number().min(2),
        metrics: z.array(
          z.object({ external: z.object({ metric: z.object({ name: z.string() }) }).optional() }),
        ),
      }),
    });
    const scalers = ofKind('HorizontalPodAutoscaler').map((value) => scaler.parse(value).spec);
    expect(scalers.map(({ scaleTargetRef }) => scaleTargetRef.name).sort()).toEqual([
      'thicket-jobs',
      'thicket-serve',
    ]);
    const metrics = scalers.flatMap((one) =>
      one.metrics.flatMap(({ external }) => external?.metric.name ?? []),
    );
    expect(metrics).toEqual(['job_queue_age_seconds']);
    const known = queueMetrics.map(({ name }) => name);
    for (const name of metrics) expect(known).toContain(name);
    expect(read(`${FOLDER}/scale-jobs/adapter-rule.yaml`)).toContain(`name: { as: ${metrics[0]} }`);
  });

  it('lets the ingress reach the port of requests, and nobody else; the hosts are those of the origins', () => {
    const { rules, tls } = z
      .object({
        spec: z.object({
          rules: z.array(z.object({ host: z.string() })),
          tls: z.array(z.object({ hosts: z.array(z.string()) })),
        }),
      })
      .parse(ofKind('Ingress')[0]).spec;
    const origins = ['MARKETING_ORIGIN', 'APP_ORIGIN', 'ADMIN_ORIGIN'].map(
      (name) => new URL(settings[name] ?? '').host,
    );
    expect(rules.map(({ host }) => host)).toEqual(origins);
    expect(tls.flatMap(({ hosts }) => hosts)).toEqual(origins);
    const policy = z.object({
      spec: z.object({ ingress: z.array(z.object({ ports: z.array(z.object({ port: z.number() })) })) }),
    });
    const ports = ofKind('NetworkPolicy').flatMap((value) =>
      policy.parse(value).spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port)),
    );
    expect(ports.sort()).toEqual([Number(settings.PORT), Number(settings.METRICS_PORT)]);
  });
});
