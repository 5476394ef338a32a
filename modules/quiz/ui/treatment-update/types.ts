import type { UpdateTreatmentRecommendationsQuery } from '../../pages/update-treatment-recommendations.generated.ts';

type User = NonNullable<UpdateTreatmentRecommendationsQuery['currentUser']>;
export type Update = NonNullable<User['treatmentUpdate']>;
export type PlanItem = Update['plan'][number];
export type NewItem = Update['suggestions'][number];
