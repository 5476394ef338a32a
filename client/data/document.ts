/** A GraphQL document that knows the types of its answer and variables. Made by `npm run codegen`. */
export interface TypedDocument<Answer, Variables> {
  readonly name: string;
  readonly source: string;
  readonly types?: (variables: Variables) => Answer;
}

export const typedDocument = <Answer, Variables>(
  name: string,
  source: string,
): TypedDocument<Answer, Variables> => ({
  name,
  source,
});
