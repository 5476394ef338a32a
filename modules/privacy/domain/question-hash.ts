import { sha256 } from '#kernel/sha256.ts';
import { questionText } from './privacy-copy.ts';

/** SHA-256 of the question that the banner shows: what the ledger compares with its own text. */
export const questionHash = (): string => sha256(questionText);
