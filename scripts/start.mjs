/**
 * `npm start`: runs the built server. With APP_ENV=production that is the program without simulators; demo,
 * development and tests run the one with them.
 */
const entry = process.env.APP_ENV === 'production' ? 'main.mjs' : 'simulators/main.mjs';
await import(new URL(`../dist/server/${entry}`, import.meta.url).href);
