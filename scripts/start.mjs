import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm start`: runs the built server, with the settings of `.env` where the environment does not have them. With APP_ENV=production that is the program without simulators; demo,
 * development and tests run the one with them.
 */
const envFile = fileURLToPath(new URL('../.env', import.meta.url));
if (existsSync(envFile)) process.loadEnvFile(envFile);
const entry = process.env.APP_ENV === 'production' ? 'main.mjs' : 'simulators/main.mjs';
await import(new URL(`../dist/server/${entry}`, import.meta.url).href);
