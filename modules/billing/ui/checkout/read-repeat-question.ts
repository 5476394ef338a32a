import type { Failure } from '#kernel/result.ts';

/** The field of PlaceOrderInput that says yes. */
const ORDER_AGAIN_FIELD = 'orderAgain';

/** The server's question whether to place the same order again; null for any other failure. */
export const readRepeatQuestion = ({ fields }: Failure): string | null =>
  fields.find(({ field }) => field === ORDER_AGAIN_FIELD)?.message ?? null;
