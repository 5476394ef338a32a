import { AddressFields } from '#client/addresses/address-fields.tsx';
import { useFlag } from '#client/flags/use-flag.ts';
import { useLink } from '#client/layout/links.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { FieldPair } from '#client/ui/field-pair.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PhoneField } from '#client/ui/phone-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { joinWithAnd } from '#kernel/join-with-and.ts';
import { stateName } from '#kernel/us-states.ts';
import { type DetailField, type Details, zipHint } from './details.ts';
import styles from './details-step.module.css';
import { Step } from './step.tsx';

export interface DetailsFieldsProps {
  readonly details: Details;
  /** Called with the fields that changed. */
  readonly onChange: (changed: Partial<Details>) => void;
  readonly problem: (field: string) => string | undefined;
  /** Changes when the details are replaced as a whole, so that the date fields reset. */
  readonly version: number;
  readonly needsPrescription: boolean;
  readonly servedStates: readonly string[];
  readonly products: readonly CheckoutProduct[];
}

interface CheckoutProduct {
  readonly displayedName: string;
  readonly unavailableStates: readonly { readonly code: string }[];
}

/** Shown as soon as the state is chosen; the order would be refused. */
const NotSold = ({
  state,
  products,
}: {
  readonly state: string;
  readonly products: readonly CheckoutProduct[];
}) => {
  const names = products
    .filter(({ unavailableStates }) => unavailableStates.some(({ code }) => code === state))
    .map(({ displayedName }) => displayedName);
  return names.length === 0 ? null : (
    <Notice
      tone="caution"
      title={`${joinWithAnd(names)} ${names.length === 1 ? 'is' : 'are'} not sold in ${stateName(state)}`}
    >
      Remove {names.length === 1 ? 'it' : 'them'} from your cart to order the rest. Nothing was charged.
    </Notice>
  );
};

/** Shown before any payment: no clinician can prescribe there. */
const NotServed = ({ state }: { readonly state: string }) => {
  const link = useLink();
  const name = stateName(state);
  return (
    <Notice
      tone="caution"
      title={`We cannot prescribe in ${name} yet`}
      actions={<a href={link('/not-eligible-user/state')}>See what you can do instead</a>}
    >
      Our clinicians are not licensed there, so we cannot fill this order. Nothing was charged.
    </Notice>
  );
};

/** The fields for the person and the shipping address. */
export const DetailsFields = (props: DetailsFieldsProps) => {
  const { details, onChange, problem, version } = props;
  const field = (name: DetailField) => ({
    name,
    value: details[name],
    error: problem(name),
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className={styles.fields}>
      <FieldPair>
        <TextField
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          autoComplete="family-name"
          autoCapitalize="words"
        />
      </FieldPair>
      <DateField
        key={version}
        name="dob"
        label="Date of birth"
        description="You must be 18 or older."
        birthday
        defaultValue={details.dob}
        error={problem('dob')}
        onChange={(dob) => onChange({ dob })}
      />
      <PhoneField
        {...field('phone')}
        label="Cell phone"
        description="For the carrier and your care team, about this order only."
        maxLength={24}
      />
      <AddressFields values={details} problem={problem} onChange={onChange} />
      <AddressNotices {...props} />
    </div>
  );
};

/** Why the order cannot go to the chosen address, if it cannot. */
export const AddressNotices = (props: Omit<DetailsFieldsProps, 'onChange' | 'problem' | 'version'>) => {
  const { details, needsPrescription, servedStates, products } = props;
  const state = details['address.state'];
  const served = state === '' || !needsPrescription || servedStates.includes(state);
  return (
    <>
      <NotSold state={state} products={products} />
      {served ? <ZipHint zipCode={details['address.zipCode']} state={state} /> : <NotServed state={state} />}
    </>
  );
};

/** The same fields as a checkout step. */
export const DetailsStep = (props: DetailsFieldsProps) => (
  <Step number={2} title="Shipping details" state="open">
    <DetailsFields {...props} />
  </Step>
);

/** A flag skips the validation of addresses (S5.7). */
const ZipHint = ({ zipCode, state }: { readonly zipCode: string; readonly state: string }) => {
  const skipped = useFlag('skip-address-validation');
  const hint = skipped ? undefined : zipHint(zipCode, state);
  return hint ? <Notice tone="info">{hint}</Notice> : null;
};
