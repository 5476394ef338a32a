import { RadioGroup } from '#client/ui/radio-group.tsx';

export interface TopicChoice {
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

/** What the visit is about. Nothing is chosen in advance that the person did not choose before. */
export const TopicField = ({
  topics,
  value,
  error,
  onChange,
}: {
  readonly topics: readonly TopicChoice[];
  readonly value: string;
  readonly error?: string;
  readonly onChange: (topic: string) => void;
}) => (
  <RadioGroup
    name="topic"
    label="What would you like to ask about?"
    value={value}
    error={error}
    onChange={onChange}
    options={topics.map(({ name, label, description }) => ({ value: name, label, description }))}
  />
);
