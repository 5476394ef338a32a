import type { FieldProblem } from '#kernel/result.ts';

/** Characters of a new password (OWASP ASVS 4.0.3, 2.1.1 and 2.1.2). Which ones is up to the person. */
const SHORTEST = 12;
const LONGEST = 128;
/** Digits and signs around a common password that do not make it another one. */
const MOST_AROUND = 6;

export const PASSWORD_HINT = `At least ${SHORTEST} characters. A few unrelated words work well.`;

let list: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords that were used most in known leaks. Loaded with the first new password: few starts of the demo need it. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return list;
};

/** Whether a password is in the list, also with some digits or signs around it, or repeats a few characters. */
const isCommon = async (password: string): Promise<boolean> => {
  const common = await commonPasswords();
  const text = password.toLowerCase();
  const stem = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  if (common.has(text)) return true;
  if (text.length - stem.length <= MOST_AROUND && common.has(stem)) return true;
  return /^(.{1,4}?)\1+.{0,3}$/u.test(text);
};

const problem = (message: string): FieldProblem[] => [{ field: 'password', message }];

/** Why a new password is refused; empty when it is not. Spaces in a row count as one. */
export const newPasswordProblems = async (password: string): Promise<FieldProblem[]> => {
  const { length } = [...password.normalize('NFKC').replaceAll(/ +/g, ' ')];
  if (length < SHORTEST) return problem(`Use at least ${SHORTEST} characters.`);
  if ([...password].length > LONGEST) return problem(`Use at most ${LONGEST} characters.`);
  return (await isCommon(password))
    ? problem('This password is used by many people and easy to guess. Choose another one.')
    : [];
};
