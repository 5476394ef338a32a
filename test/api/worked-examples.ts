import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

const codeUnder = (heading: string): string => {
  const page = readFileSync(join(root, 'docs/api.md'), 'utf8');
  const section = page.split(`\n${heading}\n`)[1] ?? '';
  const [, code] = /```(?:js|sh|json)\n([\s\S]*?)```/.exec(section) ?? [];
  if (!code) throw new Error(`docs/api.md has no example "${heading}".`);
  return code;
};

/** The JSON under this section of docs/api.md. */
export const jsonExampleUnder = (section: string): string => codeUnder(`## ${section}`);

/** The code of the example under this heading of docs/api.md, with the address of a running server in it. */
export const exampleOf = (heading: string, origin: string): string => {
  const code = codeUnder(`### ${heading}`);
  return code.replaceAll(/http:\/\/(?:admin\.)?localhost:3000/g, origin);
};

/** Variables of the environment that an example reads. */
type Variables = Readonly<Record<string, string>>;

/** Runs a module with Node in the project's folder, and returns what it prints; throws when it fails. */
export const runModule = async (code: string, variables: Variables = {}): Promise<string> =>
  (
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: root,
      env: { ...process.env, ...variables },
    })
  ).stdout;

/** The words of a shell command with quotes, variables in double ones, and continued lines. */
const wordsOf = (command: string, variables: Variables): string[] =>
  [...command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, quoted, expanded, plain]) =>
      quoted ?? expanded?.replaceAll(/\$(\w+)/g, (_, name: string) => variables[name] ?? '') ?? plain ?? '',
  );

/** Answers a curl command as curl does, so that a machine without curl can run the example too. */
const curl = async (args: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      silent: { type: 'boolean' },
      header: { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
    },
  });
  const headers = values.header.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  const response = await fetch(positionals[0] ?? '', {
    method: values.data === undefined ? 'GET' : 'POST',
    headers,
    body: values.data,
  });
  return response.text();
};

/** What each curl command of a script prints. */
export const runCurls = async (script: string, variables: Variables = {}): Promise<readonly string[]> => {
  const printed: string[] = [];
  for (const command of script.trim().split(/(?<!\\)\n/)) {
    const [program, ...args] = wordsOf(command, variables);
    if (program !== 'curl') throw new Error(`Not a curl command: ${command}`);
    printed.push(await curl(args));
  }
  return printed;
};
