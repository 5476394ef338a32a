import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { tickBox } from '#kernel/input/tick-box.ts';
import { writtenText } from '#kernel/input/written-text.ts';

const whole = (least: number, most: number, message: string) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message));

/** What an operator sets for the offers that are made from now on. */
export const campaignInput = inputObject({
  isOn: tickBox,
  percent: whole(1, 50, 'Enter 1 to 50 percent.'),
  cycles: whole(1, 4, 'Enter 1 to 4 packages.'),
  reason: writtenText(500),
});
