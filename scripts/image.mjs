import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importedPackages, packageFolders } from './image/packages.mjs';

/**
 * `node scripts/image.mjs FOLDER` fills the folder with what production runs, as the Dockerfile does: the built server
 * without its simulators, the browser's files, and the packages that the server imports, without their types and source maps.
 * Needs `npm ci` and `npm run build` before it, and prints the size.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Use: node scripts/image.mjs FOLDER');
if (!existsSync(join(root, 'dist/server/main.mjs')))
  throw new Error('Build the product first: npm run build');

/** The page renderer depends on it for its command line only. */
const UNUSED = ['esbuild'];
const NOT_RUN = /\.(map|md|markdown|[cm]?tsx?|flow|tsbuildinfo|test\.[cm]?js)$/i;
/** Copies of a package in other module formats, for browsers or for development; Node loads none of them. */
const NOT_LOADED = [
  'stripe/cjs',
  'pdf-lib/dist',
  'pdf-lib/es',
  'graphql/__dev__',
  'bintrees/test',
  'fhir/dist',
].map((path) => join(root, 'node_modules', path));
/**
 * The same in families of packages. `react-dom.development.js` and those of the server stay: Node reads the names of React's
 * exports from them, also in production.
 */
const NOT_LOADED_ANYWHERE = [
  /react-dom\/cjs\/react-dom-(client|profiling|.*(edge|bun|browser))\..*$/,
  /(react-aria|react-stately)[^/]*\/.*\.cjs$/,
  /@opentelemetry\/[^/]+\/(build\/es(m|next)|dist\/index-incubating\..*)$/,
  /(@aws-sdk|@smithy)\/[^/]+\/dist-es$/,
];

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const copy = (path, filter = () => true) =>
  cpSync(join(root, path), join(folder, path), { recursive: true, filter });

const sizeOf = (path) => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copy(
  'dist',
  (path) => !path.startsWith(join(root, 'dist/server/simulators')) && !path.endsWith('.built-from'),
);
for (const path of ['config/flags.json', 'config/outages.json', 'LICENSE']) copy(path);
const { name, version, type } = read('package.json');
writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, private: true, type })}\n`);

const { packages } = read('package-lock.json');
const names = importedPackages(read('dist/server/contents.json'));
for (const place of packageFolders(packages, names, UNUSED)) {
  const source = join(root, place);
  // Optional packages of other platforms are not installed.
  if (existsSync(source))
    copy(
      place,
      (path) =>
        path !== join(source, 'node_modules') &&
        !NOT_RUN.test(path) &&
        !NOT_LOADED.includes(path) &&
        !NOT_LOADED_ANYWHERE.some((pattern) => pattern.test(path)),
    );
}
console.log(`${(sizeOf(folder) / 1e6).toFixed(1)} MB in ${folder}`);
