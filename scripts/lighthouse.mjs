/**
 * `npm run lighthouse`: measures pages of the built product (`npm run build`) with Lighthouse, as on a phone with a slow
 * connection, and fails when a median of three runs is below its minimum. Search engines may index pages in
 * production only, so the product runs in that mode, on loopback. Each page is requested before the measurement, so that
 * it is cached as in a process that has run for a while.
 *
 * Lighthouse simulates a phone by slowing the processor down four times, which is meant for a fast desktop
 * (benchmark index 1,750). A slower machine is slowed down less, and one as slow as a phone not at all; the index
 * and the factor are printed.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from './lib/browser.mjs';
import { freePort, serveProduction } from './lib/serve-production.mjs';

const RUNS = 3;
const floors = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const pages = [
  ['marketing', '/'],
  ['app', '/our-products'],
  ['app', '/our-products/finasteride'],
  ['app', '/drug-facts/finasteride'],
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('dist/server/simulators/main.mjs')) throw new Error('Build the product first: npm run build');

const REFERENCE_INDEX = 1_750;
const REFERENCE_FACTOR = 4;
/** Lighthouse's slow 4G, with another factor for the processor. */
const throttlingFor = (factor) => ({
  rttMs: 150,
  throughputKbps: 1_638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1_474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: factor,
});

/** The median of an odd number of values. */
const median = (values) => values.toSorted((a, b) => a - b)[(values.length - 1) / 2];

/** Audits that keep a report below the best score, by Lighthouse's ids, with their findings. */
const complaints = ({ audits, categories }, category) =>
  categories[category].auditRefs
    .map(({ id, weight }) => ({ ...audits[id], weight }))
    .filter(({ score, weight }) => weight > 0 && score !== null && score < 0.9)
    .map(({ title, displayValue = '' }) => `    ${category}: ${title} ${displayValue}`);

/** Requests a page until the product has cached it. */
const fillPageCache = async (browser, url) => {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
};

/** A run occasionally ends without a trace of the page: it is repeated once, then it is an error. */
const report = async (url, port, factor, triesLeft = 1) => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(floors),
    throttling: throttlingFor(factor),
  });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (triesLeft > 0) return report(url, port, factor, triesLeft - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
};

/** The machine's benchmark index, as the median of three runs, and the slowdown factor for it. */
const calibrate = async (url, port) => {
  const found = [];
  for (let run = 0; run < RUNS; run += 1) found.push((await report(url, port, 1)).environment.benchmarkIndex);
  const index = Math.round(median(found));
  return { index, factor: Math.max(1, (REFERENCE_FACTOR * index) / REFERENCE_INDEX) };
};

const measure = async (url, port, factor) => {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await report(url, port, factor));
  const of = (value) => median(reports.map(value));
  const scores = Object.keys(floors).map((name) =>
    of(({ categories }) => Math.round((categories[name].score ?? 0) * 100)),
  );
  const timing = (id) => of(({ audits }) => audits[id].numericValue ?? Number.NaN);
  const shift = timing('cumulative-layout-shift');
  const low = Object.entries(floors).filter(([, floor], index) => scores[index] < floor);
  const found = low.flatMap(([name]) => complaints(reports[0], name));
  if (shift > 0) found.push(`    the page moves while it loads: ${shift.toFixed(3)}`);
  return {
    cells: [
      ...scores.map(String),
      `${(timing('largest-contentful-paint') / 1000).toFixed(1)} s`,
      `${Math.round(timing('total-blocking-time'))} ms`,
      shift.toFixed(3),
    ],
    isBelow: low.length > 0 || shift > 0,
    found,
  };
};

const row = (name, cells) =>
  console.log(`${name.padEnd(30)}${cells.map((cell) => cell.padStart(15)).join('')}`);

// The browser that people use, rather than the one of the tests.
const executablePath = await findBrowser('full');
if (!executablePath) process.exit(1);
const product = await serveProduction();
const debuggingPort = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
});
let isBelow = false;
try {
  const { index, factor } = await calibrate(product.origins.marketing, debuggingPort);
  console.log(`Benchmark index ${index}: the processor is slowed down ${factor.toFixed(1)} times.`);
  row('', ['performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS']);
  for (const [host, path] of pages) {
    const url = `${product.origins[host]}${path}`;
    await fillPageCache(browser, url);
    const measured = await measure(url, debuggingPort, factor);
    row(path, measured.cells);
    for (const line of measured.found) console.log(line);
    isBelow ||= measured.isBelow;
  }
} finally {
  await browser.close();
  await product.stop();
}
if (isBelow) {
  console.error(`Below the floor: ${JSON.stringify(floors)}, and nothing may move (CLS 0).`);
  process.exitCode = 1;
}
