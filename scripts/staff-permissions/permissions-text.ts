import type { GraphQLField } from 'graphql';
import { permissionTexts, rolesThatMay, type StaffPermission } from '#config/staff-permissions.ts';
import { staffRoleIds, staffRoles } from '#config/staff-roles.ts';
import { closedToTokens, tokenScopeIds, tokenScopes } from '#config/token-scopes.ts';
import { permissionOf } from '#server/graphql/schema.ts';

/** A table whose columns are as wide as their widest cell, as the formatter writes it. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], filler = ' '): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line([], '-'), ...body.map((cells) => line(cells))].join('\n');
};

const listed = (fields: readonly string[]): string => fields.map((name) => `\`${name}\``).join(', ');

/** docs/staff-permissions.md: each permission with the roles that have it and the fields of the API that ask for it. */
export const permissionsText = (fields: readonly GraphQLField<unknown, unknown>[]): string => {
  const permissions = Object.entries(permissionTexts) as [StaffPermission, string][];
  const askedBy = (permission: StaffPermission): string =>
    fields
      .filter((field) => permissionOf(field) === permission)
      .map(({ name }) => `\`${name}\``)
      .toSorted()
      .join(', ') || 'no field of its own; services ask for it';
  return `# What staff may do

Written by \`npm run permissions\` from \`config/staff-permissions.ts\` and the GraphQL schema. A clinician also needs a
license where the patient is.

${table([
  ['permission', 'allows', ...Object.values(staffRoles)],
  ...permissions.map(([permission, text]) => [
    `\`${permission}\``,
    text,
    ...staffRoleIds.map((role) => (rolesThatMay(permission).includes(role) ? 'yes' : '')),
  ]),
])}

## Fields of the API

${permissions.map(([permission]) => `- \`${permission}\`: ${askedBy(permission)}`).join('\n')}

## Scopes of tokens

A token of a program ([api.md](api.md#tokens)) opens the fields of its scopes, while its maker has the permission. Written from
\`config/token-scopes.ts\`.

${table([
  ['scope', 'permission', 'allows', 'fields'],
  ...tokenScopeIds.map((id) => [
    `\`${id}\``,
    `\`${tokenScopes[id].permission}\``,
    tokenScopes[id].text,
    listed(tokenScopes[id].fields),
  ]),
])}

No token opens these:

${closedToTokens.map(({ because, fields }) => `- ${because} ${listed(fields)}`).join('\n')}
`;
};
