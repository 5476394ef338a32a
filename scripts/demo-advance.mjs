/** `npm run demo:advance -- 90d`: advances the running demo's clock, one day at a time. */
import { readFile } from 'node:fs/promises';

const days = Number(/^(\d+)d?$/.exec(process.argv[2] ?? '')?.[1]);
const port = process.env.PORT ?? '3000';
const folder = process.env.DATA_DIR ?? '.data';

const advance = async () => {
  if (!days) throw new Error('Say how far, in days: npm run demo:advance -- 90d');
  const secret = await readFile(`${folder}/session-secret`, 'utf8').catch(() => {
    throw new Error(`No demo has run in ${folder}. Start one with: npm run demo`);
  });
  const response = await fetch(`http://localhost:${port}/api/demo/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-demo-secret': secret.trim() },
    body: JSON.stringify({ days }),
  }).catch(() => {
    throw new Error(`Nothing answers at http://localhost:${port}. Is the demo running?`);
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  console.log(`The demo's clock now says ${answer.now}.`);
};

advance().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
