import { expect, it } from 'vitest';
import { z } from 'zod';
import { modules } from '#modules/index.ts';
import { defineModule } from '../module.ts';
import { checkEvents } from './check-events.ts';
import { defineEvent } from './event.ts';
import { subscribe } from './subscribe.ts';

const shipped = defineEvent('order.shipped', z.object({ orderId: z.string() }));
const events = { shipped };
const billing = defineModule({ id: 'billing', dependsOn: [], events });
const reacts = [subscribe(shipped, 'renewal.shipped', async () => {})];

it('all events of the product have one declaring module and reachable subscribers', () => {
  expect(() => checkEvents(modules)).not.toThrow();
});

it('a subscriber may receive events of its own module and of those it depends on', () => {
  const own = { ...billing, subscribers: [subscribe(shipped, 'billing.shipped', async () => {})] };
  const renewal = defineModule({ id: 'renewal', dependsOn: ['billing'], subscribers: reacts });
  expect(() => checkEvents([own, renewal])).not.toThrow();
});

it.each([
  [
    'an event of a module that its own does not depend on',
    [billing, defineModule({ id: 'renewal', dependsOn: [], subscribers: reacts })],
    '"renewal.shipped" waits for the event "order.shipped": add "billing" to dependsOn in modules/renewal/module.ts.',
  ],
  [
    'an event that nobody declares',
    [defineModule({ id: 'renewal', dependsOn: [], subscribers: reacts })],
    '"renewal.shipped" waits for the event "order.shipped", which nobody declares.',
  ],
  [
    'an event that two modules declare',
    [billing, defineModule({ id: 'pharmacy', dependsOn: [], events })],
    'The event "order.shipped" is declared by "billing" and "pharmacy".',
  ],
])('stops the start at %s', (_, wrong, message) => {
  expect(() => checkEvents(wrong)).toThrow(message);
});
