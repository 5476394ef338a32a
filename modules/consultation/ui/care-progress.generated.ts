// Made by "npm run codegen". Do not edit.
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type CareProgressFragment = { readonly headline: string, readonly detail: string, readonly action: { readonly label: string, readonly href: string } | null, readonly timeline: ReadonlyArray<{ readonly label: string, readonly detail: string, readonly at: string | null, readonly state: Schema.CareStepState }> };
