// Made by "npm run codegen". Do not edit.
import type { IntakeContentFragment } from '#modules/consultation/ui/intake-content.generated.ts';
import type { IntakeResultFragment } from '#modules/consultation/ui/intake-result.generated.ts';

export type QuestionsOfVisitFragment = { readonly id: string, readonly photoViews: ReadonlyArray<string>, readonly intakePath: string, readonly requestedProducts: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly publicDisplayedName: string }>, readonly intake: IntakeContentFragment | null, readonly outcome: IntakeResultFragment | null };
