import { Badge } from '#client/ui/badge.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { packLabel } from './plan-choice.ts';
import type { PlanChange } from './use-plan-change.ts';

/** One select per drug with its packs, dose and price; requested drugs come first. */
export const DrugSelects = ({ plan }: { readonly plan: PlanChange }) =>
  plan.choices.map(({ drugType, title, requestedId, packs }) => (
    <SelectField
      key={drugType}
      name={`plan.${drugType}`}
      label={
        <>
          {title} {requestedId === null ? null : <Badge>Asked for</Badge>}
        </>
      }
      description={packs.find((pack) => pack.id === plan.choice[drugType])?.displayedName}
      placeholder={requestedId === null ? 'Not in the plan' : 'Leave out'}
      options={packs.map((pack) => ({ value: String(pack.id), label: packLabel(pack) }))}
      value={String(plan.choice[drugType] ?? '')}
      onChange={(value) => plan.choose(drugType, value === '' ? null : Number(value))}
    />
  ));
