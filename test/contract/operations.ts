import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind, parse, print, separateOperations } from 'graphql';

/** Every operation that existing clients send, unchanged. */
export const contractText = readFileSync(join(import.meta.dirname, 'operations.graphql'), 'utf8');

export const contract: DocumentNode = parse(contractText);

const separate = separateOperations(contract);

export const operationNames: readonly string[] = contract.definitions.flatMap((definition) =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
);

/** One operation with the fragments it needs, as a client sends it. */
export const operation = (name: string): string => {
  const document = separate[name];
  if (!document) throw new Error(`The contract has no operation ${name}.`);
  return print(document);
};

/** Lead ids of two visitors. */
export const LEAD = '00000000-0000-4000-8000-0000000000aa';
export const OTHER_LEAD = '00000000-0000-4000-8000-0000000000bb';
