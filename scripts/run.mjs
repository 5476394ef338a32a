/**
 * `node scripts/run.mjs ARGUMENTS` is `node ARGUMENTS` under a Node that the product supports: this one when it is new
 * enough, else the one pinned in `scripts/runtime`, which is downloaded from the npm registry once. Every npm script
 * starts with it. It needs Node 20.19 itself; see docs/decisions/runtime.md.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const { findRuntime } = await import('./runtime/find-runtime.mjs');
const { runUnder } = await import('./runtime/run-under.mjs');
await runUnder(await findRuntime(), process.argv.slice(2));
