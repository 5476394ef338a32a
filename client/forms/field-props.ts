/**
 * Props that connect a field with its state and its problem: `<TextField {...fieldProps('email', [email, setEmail], problem)} …>`.
 * @param problem the message of one field, e.g. of `useMutation`.
 */
export const fieldProps = <Value>(
  name: string,
  [value, onChange]: readonly [Value, (value: Value) => void],
  problem?: (field: string) => string | undefined,
) => ({ name, value, onChange, error: problem?.(name) });
