import { expect, it } from 'vitest';
import { findViolations } from '../../scripts/boundaries/find-violations.ts';
import { type Files, house, withSource } from './source-tree.ts';

it.each<[string, Files, string[]]>([
  [
    'kernel names things of the business, in a name or in a text',
    {
      'kernel/staff-roles.ts': 'export const roles = [];\n',
      'kernel/zone.ts':
        "/** Also for a patient. */\nexport const zoneOf = 1;\nexport const patientZone = 'refills';\n",
    },
    [
      'kernel/staff-roles.ts:1 kernel/ knows nothing of the business: "staff" belongs in config/ or in a module.',
      'kernel/zone.ts:3 kernel/ knows nothing of the business: "patient" belongs in config/ or in a module.',
      'kernel/zone.ts:3 kernel/ knows nothing of the business: "refills" belongs in config/ or in a module.',
    ],
  ],
  [
    'code outside of the page renderer reads the data script of the plugin',
    { 'client/renderer/a.ts': "\nexport const id = 'vite-plugin-ssr_pageContext';\n" },
    [
      'client/renderer/a.ts:2 Only server/page-renderer/ knows the script element vite-plugin-ssr_pageContext.',
    ],
  ],
])('the boundary checks report when %s', (_what, files, expected) => {
  const { violations } = withSource({ ...house, ...files }, findViolations);
  expect(violations.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual(expected);
});
