/** Why the product does not start, where an operator can repair it: printed as it is, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** The reason of a failure in one line. That of a connection is empty in Node when it tried several addresses of one name. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0)
    return [...new Set(error.errors.map(reasonOf))].join('; ');
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
};
