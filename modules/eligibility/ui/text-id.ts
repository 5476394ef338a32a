const PREFIX = 'read-';

/** The id of the box under a safety text, and the rule it stands for; null for every other box. */
export const textId = {
  of: (ruleId: string): string => `${PREFIX}${ruleId}`,
  ruleOf: (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null),
};
