import { expect, it } from 'vitest';
import type { ListedModules } from '#modules/index.ts';
import type { MissingResolvers } from '#server/graphql/resolver-coverage.ts';
import type { ResolverMap } from '#server/module.ts';
import type { demoModule } from '#simulators/demo/module.ts';

/** `true` when nothing is missing; otherwise the missing names, which the compiler then reports. */
type Complete<Missing> = [Missing] extends [never] ? true : Missing;

/** `true` when two types are the same, so that the compiler fails when a check finds less or more than expected. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

interface Fields {
  readonly [type: string]: Readonly<Record<string, string>>;
  readonly Query: { readonly box: 'Box'; readonly boxes: 'Box!'; readonly total: '!' };
  readonly Box: { readonly label: '!'; readonly note: ''; readonly lid: 'Lid' };
  readonly Lid: { readonly color: '!'; readonly box: 'Box' };
}
type KnownFields = { readonly [Type in 'Query' | 'Box' | 'Lid']: Fields[Type] };

interface Lid {
  readonly color: string;
  readonly box: null;
}
type Module<Resolvers> = readonly [{ readonly graphql: { readonly resolvers: Resolvers } }];
type Missing<Resolvers> = MissingResolvers<Module<Resolvers>, KnownFields>;

interface Top<Box> {
  readonly box: () => Box | null;
  readonly boxes: () => Promise<readonly Box[]>;
  readonly total: () => number;
}
interface WholeBox {
  readonly label: string;
  readonly note?: string;
  readonly lid: Lid | null;
}

// These are checked by the compiler, in `npm run check`.
const product: Complete<MissingResolvers<readonly [...ListedModules, typeof demoModule]>> = true;
const whole: Complete<Missing<{ Query: Top<WholeBox> }>> = true;
const byResolver: Complete<Missing<{ Query: Top<{ lid: null; note: null }>; Box: { label: () => string } }>> =
  true;
const atTheTop: Same<Missing<{ Query: Omit<Top<WholeBox>, 'total'> }>, 'Query.total'> = true;
const ofAnObject: Same<Missing<{ Query: Top<Omit<WholeBox, 'note'>> }>, 'Box.note'> = true;
const inside: Same<
  Missing<{ Query: Top<{ label: string; note: null; lid: { box: null } }> }>,
  'Lid.color'
> = true;
const ofAResolver: Same<
  Missing<{ Query: Top<WholeBox>; Box: { lid: () => { color: string } } }>,
  'Lid.box'
> = true;
const inOneCase: Same<Missing<{ Query: Top<WholeBox | { note: string; lid: null }> }>, 'Box.label'> = true;
const annotated: Same<
  Extract<Missing<ResolverMap>, `resolvers are${string}`>,
  'resolvers are written "satisfies ResolverMap", not ": ResolverMap"'
> = true;

it('a field without a resolver is found by the compiler, and the product has none', () => {
  expect([
    product,
    whole,
    byResolver,
    atTheTop,
    ofAnObject,
    inside,
    ofAResolver,
    inOneCase,
    annotated,
  ]).toEqual(Array(9).fill(true));
});
