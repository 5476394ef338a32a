const PREFIX = 'read-';

/** The id of the checkbox under a counsel text, and the rule it belongs to; null for every other checkbox. */
export const textId = {
  of: (ruleId: string): string => `${PREFIX}${ruleId}`,
  ruleOf: (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null),
};
