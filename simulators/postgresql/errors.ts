/** True when an error carries this code: Node's (`ENOENT`) and PostgreSQL's (`57P03`) look the same. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
