import type { CalendarDate } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/result.ts';

/**
 * A checkout never overwrites the birth date of an account, which age limits use: another one is refused, with
 * instructions to correct the account. `known` is null before the first order.
 */
export const birthDateProblems = (
  known: CalendarDate | null,
  given: CalendarDate,
): readonly FieldProblem[] =>
  known === null || known === given
    ? []
    : [
        {
          field: 'dob',
          message:
            'Your account has a different date of birth. Enter that one, or first correct it under “Account”, where you can say why it is different.',
        },
      ];
