import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A picture to render, as `blender/main.py` describes it. */
export interface Shot {
  readonly name: string;
  /** The color of the ground, which the product reflects. */
  readonly ground: string;
}

/** The files of a rendered shot: the product without a ground, and its shadow. */
export interface Rendered<S extends Shot> {
  readonly shot: S;
  readonly product: string;
  readonly shadow: string;
}

export interface RenderSettings {
  /** A folder for files that nobody needs afterwards. */
  readonly folder: string;
  /** Side of the picture in pixels, and light paths of each pixel. */
  readonly size: number;
  readonly samples: number;
  readonly threads: number;
}

const script = fileURLToPath(new URL('./blender/main.py', import.meta.url));
const DONE = /^(\S+) is rendered\.$/;

export const blenderIsThere = (): boolean => spawnSync('blender', ['--version']).error === undefined;

/**
 * Renders shots with Blender, one after the other, and returns each as soon as it is finished: a minute or more.
 * @throws Error with Blender's output when it fails.
 */
export async function* renderShots<S extends Shot>(
  shots: readonly S[],
  { folder, size, samples, threads }: RenderSettings,
): AsyncGenerator<Rendered<S>> {
  const jobs = shots.map((shot) => ({
    shot,
    product: join(folder, `${shot.name}.png`),
    shadow: join(folder, `${shot.name}-shadow.png`),
  }));
  const file = join(folder, 'jobs.json');
  const all = jobs.map(({ shot, product, shadow }) => ({ ...shot, out: product, shadow }));
  writeFileSync(
    file,
    JSON.stringify({ size, samples, threads, shadowSize: Math.round(size / 6), shots: all }),
  );
  const blender = spawn('blender', ['-b', '-noaudio', '--python-exit-code', '1', '-P', script, '--', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => blender.on('close', resolve));
  const lines: string[] = [];
  for await (const line of createInterface({ input: blender.stdout })) {
    lines.push(line);
    const job = jobs.find(({ shot }) => shot.name === DONE.exec(line)?.[1]);
    if (job) yield job;
  }
  if ((await ended) !== 0) throw new Error(`Blender could not render.\n${lines.slice(-20).join('\n')}`);
}
