import { type Chapter, type Control, FILES, statuses } from './list.ts';

const INTRODUCTION = `# Security requirements

<!-- Generated from docs/security/asvs.txt by "npm run security". Do not edit. -->

What the product does about the requirements of levels 1 and 2 of the
[OWASP Application Security Verification Standard 4.0.3](https://github.com/OWASP/ASVS/tree/v4.0.3), in words of our own; the standard's text decides.

- **met**: the named test shows it, or the named code or setting where no test can.
- **not applicable**: the product has nothing that the requirement is about.
- **delegated**: the identity provider or the operator has to do it. In production, accounts, passwords and second factors are
  the identity provider's; [operations.md](operations.md#what-the-identity-provider-is-configured-to-do) says how to configure it. The provider
  of the demo is a simulator that is not in production; its tests are named where it does the same.
- **open**: something is missing, or nobody has checked it.

No outsider has verified this table.`;

/** Each file as a link with its name. */
const linked = (reason: string): string =>
  reason.replaceAll(FILES, (path) => {
    const target = path.startsWith('docs/') ? path.slice('docs/'.length) : `../${path}`;
    return `[${path.split('/').at(-1)}](${target})`;
  });

const escaped = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('__', '\\_\\_');

const row = ({ number, level, words, status, reason }: Control): string =>
  `| <a id="${number}"></a>${number} | ${level} | ${escaped(words)} | ${status === 'open' ? '**open**' : status} | ${linked(escaped(reason))} |`;

const HEAD = '| Number | Level | Requirement | Status | Why |\n| --- | --- | --- | --- | --- |';

const countsOf = (chapters: readonly Chapter[]): string => {
  const counted = (controls: readonly Control[], title: string): string =>
    `| ${title} | ${statuses.map((status) => controls.filter((one) => one.status === status).length).join(' | ')} |`;
  const all = chapters.flatMap(({ controls }) => controls);
  return [
    `| Chapter | ${statuses.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(statuses.length)}`,
    ...chapters.map(({ title, controls }) => counted(controls, title)),
    counted(all, 'All'),
  ].join('\n');
};

/** The whole page docs/security.md. */
export const securityPage = (chapters: readonly Chapter[]): string =>
  `${[
    INTRODUCTION,
    countsOf(chapters),
    ...chapters.map(({ title, controls }) => [`## ${title}\n`, HEAD, ...controls.map(row)].join('\n')),
  ].join('\n\n')}\n`;
