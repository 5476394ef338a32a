import type { SchemaFields } from './schema-fields.generated.ts';

/** Fields by object type, as schema-fields.generated.ts lists them: `'User!'`, `'User'`, `'!'` or `''`. */
type FieldTable = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Table<Fields> = { readonly [Type in keyof Fields]: Fields[Type] };

type ResolversOf<Module> = Module extends { readonly graphql: { readonly resolvers: infer Map } }
  ? Map
  : never;

/** The resolver of a field in a union of modules' maps; never when no module has one. */
type ResolverOf<Maps, Type, Field> = Maps extends unknown
  ? Type extends keyof Maps
    ? Field extends keyof Maps[Type]
      ? Maps[Type][Field]
      : never
    : never
  : never;

/** The value that GraphQL resolves further: promises, lists and functions unwrapped, null removed. */
type Value<T> = T extends null | undefined
  ? never
  : T extends (...args: never[]) => infer Returned
    ? Value<Returned>
    : T extends PromiseLike<infer Resolved>
      ? Value<Resolved>
      : T extends readonly (infer Item)[]
        ? Value<Item>
        : T;

type KeyOfAny<Parent> = Parent extends unknown ? keyof Parent : never;
/** A non-null field must be present in every case, any other in at least one. */
type ProvidedKeys<Parent, Kind> = Kind extends `${string}!` ? keyof Parent : KeyOfAny<Parent>;
type PropertyOf<Parent, Field> = Parent extends unknown
  ? Field extends keyof Parent
    ? Parent[Field]
    : never
  : never;
type TypeNameOf<Kind> = Kind extends `${infer Name}!` ? Name : Kind;

/** Fields that are missing in `Parent`, a value of the object type `Type`, and in the types below it. */
type MissingIn<Fields extends FieldTable, Maps, Type, Parent, Seen> = [Parent] extends [never]
  ? never
  : Type extends Seen
    ? never
    : Type extends keyof Fields & string
      ? {
          [Field in keyof Fields[Type] & string]: [ResolverOf<Maps, Type, Field>] extends [never]
            ? Field extends ProvidedKeys<Parent, Fields[Type][Field]>
              ? MissingIn<
                  Fields,
                  Maps,
                  TypeNameOf<Fields[Type][Field]>,
                  Value<PropertyOf<Parent, Field>>,
                  Seen | Type
                >
              : `${Type}.${Field}`
            : never;
        }[keyof Fields[Type] & string]
      : never;

/** For every field with a resolver: the fields missing in the values that the resolver returns. */
type MissingInReturned<Fields extends FieldTable, Maps> = {
  [Type in keyof Fields & string]: {
    [Field in keyof Fields[Type] & string]: MissingIn<
      Fields,
      Maps,
      TypeNameOf<Fields[Type][Field]>,
      Value<ResolverOf<Maps, Type, Field>>,
      never
    >;
  }[keyof Fields[Type] & string];
}[keyof Fields & string];

type MissingAtTheTop<Fields extends FieldTable, Maps> = {
  [Type in keyof Fields & ('Query' | 'Mutation')]: {
    [Field in keyof Fields[Type] & string]: [ResolverOf<Maps, Type, Field>] extends [never]
      ? `${Type}.${Field}`
      : never;
  }[keyof Fields[Type] & string];
}[keyof Fields & ('Query' | 'Mutation')];

/** A map annotated as `ResolverMap` has lost the names of its fields and cannot be checked. */
type Annotated<Maps> = Maps extends unknown
  ? string extends keyof Maps
    ? 'resolvers are written "satisfies ResolverMap", not ": ResolverMap"'
    : never
  : never;

/**
 * The declared fields, as `Type.field`, that neither a resolver nor a parent provides; never when there are none. Every
 * field of Query and Mutation needs a resolver; a field of another type needs one, or a property of what the resolvers
 * that lead to its type return.
 */
export type MissingResolvers<
  Modules extends readonly unknown[],
  Fields extends FieldTable = Table<SchemaFields>,
> =
  | Annotated<ResolversOf<Modules[number]>>
  | MissingAtTheTop<Fields, ResolversOf<Modules[number]>>
  | MissingInReturned<Fields, ResolversOf<Modules[number]>>;
