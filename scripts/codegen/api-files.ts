import { buildASTSchema, Kind } from 'graphql';
import { errorCodes } from '#server/graphql/error-codes.ts';
import { printApi } from '#server/graphql/print-api.ts';
import { mergeTypeDefs } from '#server/graphql/schema.ts';
import { referencePage } from './reference.ts';
import type { TypeDefs } from './sources.ts';

/** The published schema: all modules, without what only the demo adds. */
export const API_SCHEMA = 'docs/api/schema.graphql';
export const API_ERRORS = 'docs/api/errors.md';
export const API_REFERENCE = 'docs/api/reference.md';

const NOTE = 'Made by "npm run codegen". Do not edit.';

const errorsPage = (): string => {
  const rows = Object.entries(errorCodes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { status, meaning, answer }]) => `| \`${code}\` | ${status} | ${meaning} | ${answer} |`);
  return [
    `<!-- ${NOTE} -->`,
    '# Error codes of the API',
    '',
    'Every error has one of these codes in `extensions.code`. Codes are stable; messages are written for people and may change.',
    'The status is that of an answer to `accept: application/json`.',
    '',
    '| code | HTTP | meaning | what a program does |',
    '| ---- | ---- | ------- | ------------------- |',
    ...rows,
    '',
  ].join('\n');
};

/** The generated pages and files of docs/api, by path. The modules' SDL must be valid. */
export const apiFiles = (parts: readonly TypeDefs[]): ReadonlyMap<string, string> => {
  const shipped = parts.filter(({ isSimulated }) => !isSimulated);
  const schema = buildASTSchema({ kind: Kind.DOCUMENT, definitions: [...mergeTypeDefs(shipped)] });
  const sdl = printApi(schema);
  return new Map([
    [API_SCHEMA, `# ${NOTE}\n${sdl}`],
    [
      API_REFERENCE,
      `<!-- ${NOTE} -->\n# Reference of the API\n\nEvery type with its fields; a field's arguments follow it. [About the API](../api.md)\n\n${referencePage(sdl)}`,
    ],
    [API_ERRORS, errorsPage()],
  ]);
};
