import { describe, expect, it } from 'vitest';
import { findViolations } from '../../scripts/boundaries/find-violations.ts';
import { type Files, house, withSource } from './source-tree.ts';

const violations = (files: Files) =>
  withSource({ ...house, ...files }, findViolations).violations.map(
    ({ file, line, rule }) => `${file}:${line} ${rule}`,
  );
const glossary = (name: string, instead: string) =>
  `A name uses the glossary's words: not ${name}, but ${instead}.`;

describe('names that the boundary checks refuse', () => {
  it.each<[string, string]>([
    ['modules/cart/services/view.ts', 'A file is named after its main export, not view, moves or the like.'],
    [
      'modules/cart/services/moves.test.ts',
      'A file is named after its main export, not view, moves or the like.',
    ],
    ['modules/cart/ui/cart-words.ts', 'A file of texts ends in -labels or -copy, not -words.'],
    [
      'modules/cart/domain/contract-types.ts',
      'A file is named after its main export: a port is in …-port.ts, types are named after what they describe.',
    ],
    ['modules/cart/services/bank-errand.ts', glossary('bank-errand', 'the job that it does')],
    ['modules/cart/services/tell-cover.ts', glossary('tell-cover', 'notify, track or report')],
    ['modules/cart/domain/placed-text.ts', glossary('placed-text', 'order receipt')],
    ['server/standing/a.ts', glossary('standing', 'unresolved, open or active')],
  ])('the file %s', (path, rule) => {
    expect(violations({ [path]: 'export {};\n' })).toEqual([`${path}:1 ${rule}`]);
  });

  it.each<[string, string, string]>([
    ['openWorld', 'export const openWorld = 1;', 'harness'],
    ['nextLookAt', 'export const a = (b: { nextLookAt: Date }) => b;', 'check at'],
    ['look_at', "export const columns = 'user_id, look_at';", 'check at'],
    ['moveInvoice', 'export const moveInvoice = 1;', 'transition invoice'],
    ['refuseChangesInDisguise', 'export function refuseChangesInDisguise() {}', 'impersonation'],
    ['askBank', 'export type A = { askBank: true };', 'requires action'],
    ['standing', 'export const standing = 1;', 'unresolved, open or active'],
    ['tellCover', 'export const tellCover = 1;', 'notify, track or report'],
    ['learn', 'export const learn = 1;', 'what it does: read, compile, find'],
    ['pourMould', 'export const pourMould = 1;', 'render'],
    ['movesPort', 'export const movesPort = 1;', 'relocation port'],
    ['Placed', 'export interface Placed { id: string }', 'what was placed'],
    ['KeptCart', 'export interface KeptCart { id: string }', 'saved cart'],
  ])('%s', (name, code, instead) => {
    expect(violations({ 'server/a.ts': `\n${code}\n` })).toEqual([
      `server/a.ts:2 ${glossary(name, instead)}`,
    ]);
  });

  it('but not the same words in a sentence, in a longer word or in a migration', () => {
    expect(
      violations({
        'server/a.ts': "export const outstandingText = 'A long-standing problem of the whole world.';\n",
        'migrations/a.ts': "export const columns = ['look_at'];\n",
      }),
    ).toEqual([]);
  });
});
