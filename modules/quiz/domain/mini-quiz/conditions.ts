import type { AnswerTo, MiniQuizAnswers, MiniQuizField } from './answers.ts';

/**
 * Variants of the mini quiz: small and large basket size (a good guess; the specification only names them, S3.45).
 * SBS narrows shampoo and conditioner, LBS widens oral minoxidil. Null is the base rules.
 */
export type MiniQuizVariant = 'SBS' | 'LBS' | null;

type Given = {
  readonly [Field in MiniQuizField]: {
    readonly answer: Field;
    /** True when at least one of these was answered. */
    readonly isAnyOf: readonly AnswerTo<Field>[];
  };
}[MiniQuizField];

/** A condition on the answers, as plain data, so that it can be listed, shown and stored. */
export type Condition =
  | Given
  | { readonly variant: Exclude<MiniQuizVariant, null> }
  | { readonly allOf: readonly Condition[] }
  | { readonly anyOf: readonly Condition[] }
  | { readonly not: Condition };

/** Whether a condition is true. An unanswered question matches no `isAnyOf`. */
export const holds = (condition: Condition, answers: MiniQuizAnswers, variant: MiniQuizVariant): boolean => {
  if ('answer' in condition) {
    const given = answers[condition.answer];
    const wanted: readonly unknown[] = condition.isAnyOf;
    return Array.isArray(given) ? given.some((each) => wanted.includes(each)) : wanted.includes(given);
  }
  if ('variant' in condition) return variant === condition.variant;
  if ('allOf' in condition) return condition.allOf.every((part) => holds(part, answers, variant));
  if ('anyOf' in condition) return condition.anyOf.some((part) => holds(part, answers, variant));
  return !holds(condition.not, answers, variant);
};
