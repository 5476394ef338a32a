import { badInput } from '#kernel/result.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';

const MAX_RULES = 200;

/** The acknowledged rule ids; unknown ids are ignored, too many are BAD_USER_INPUT on `field`. */
export const readRuleIds = (field: string, ruleIds: readonly string[]): readonly string[] =>
  ruleIds.length > MAX_RULES
    ? valueOrThrow(badInput([{ field, message: 'These are too many rules.' }]))
    : ruleIds;
