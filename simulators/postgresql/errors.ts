/** True when an error has this code: Node's (`ENOENT`) and PostgreSQL's (`57P03`) are in the same field. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
