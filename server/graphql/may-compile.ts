import { type DocumentNode, Kind, visit } from 'graphql';

/** Letters, digits, a few signs, and never two underscores in a row. */
const PLAIN = /^(?!.*__)[\w .,:/@-]*$/;

/**
 * Whether graphql-jit may make code of a document. It writes the texts of arguments into that code, and takes a text that
 * begins with one of its own markers for an expression (`new Date(…)`): a person who sends such a document makes the server run what
 * follows the marker. Only documents whose texts cannot be code are compiled; texts in variables never are.
 */
export const mayCompile = (document: DocumentNode): boolean => {
  let isPlain = true;
  visit(document, {
    [Kind.STRING]: ({ value }) => {
      isPlain &&= PLAIN.test(value);
    },
  });
  return isPlain;
};
